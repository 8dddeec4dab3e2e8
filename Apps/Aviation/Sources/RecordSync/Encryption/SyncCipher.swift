package import SectionEssentials

/// Encrypts and decrypts the contents of files.
package protocol SyncCipher: Sendable {
    /// Encrypts bytes.
    func encrypt(_ plain: Data) async throws(SyncError) -> Data

    /// Decrypts bytes; nil if they were not encrypted with this key, or have changed.
    func decrypt(_ sealed: Data) async throws(SyncError) -> Data?

    /// Ends and removes what the program needed; nothing is encrypted or decrypted afterwards.
    func close() async
}

/// Opens the cipher of a key.
package protocol SyncCiphersInput: Sendable {
    /// Returns the cipher.
    ///
    /// - Throws: `SyncError` if the program is missing, or does not accept the key.
    func cipher(of key: SyncKey) async throws(SyncError) -> any SyncCipher

    /// Removes what ciphers of processes have left that were killed: copies of secret keys.
    func removeLeftovers() async
}

extension SyncCipher {
    /// Returns what a call decrypts; nil for a file that is damaged.
    ///
    /// What is damaged may be replaced; so it must not be the program that fails.
    func certain(
        _ sealed: Data, _ decrypt: (Data) async -> Data?
    ) async throws(SyncError) -> Data? {
        if let plain = await decrypt(sealed) { return plain }
        let probe = Data("probe".utf8)
        guard await decrypt(try await encrypt(probe)) == probe else { throw .cipherFailed }
        return nil
    }
}
