import SectionEssentials

@testable import RecordSync

/// Encrypts so that nothing can be read by chance, and differently each time; it protects nothing.
struct CipherSpy: SyncCipher {
    /// The key; files of another key are not decrypted.
    var key: UInt8 = 0x5A

    /// Returns a number in which each encryption differs.
    var number: @Sendable () -> UInt8 = { UInt8.random(in: .min ... .max) }

    func encrypt(_ plain: Data) -> Data {
        let nonce = number()
        return Data([key, nonce] + plain.map { $0 ^ key ^ nonce })
    }

    func close() {}

    func decrypt(_ sealed: Data) -> Data? {
        let bytes = [UInt8](sealed)
        guard bytes.count > 1, bytes[0] == key else { return nil }
        return Data(bytes.dropFirst(2).map { $0 ^ key ^ bytes[1] })
    }
}

/// Opens spies, whose key is the last byte of the name of the key file.
struct CiphersSpy: SyncCiphersInput {
    func cipher(of key: SyncKey) -> any SyncCipher { CipherSpy(key: key.path.utf8.last ?? 0) }
    func removeLeftovers() {}
}
