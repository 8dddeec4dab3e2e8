import SectionEssentials

/// The secret from which the names of encrypted files are derived; all devices share it.
///
/// It is derived from the secret key, unless the log was encrypted before that was so.
struct NameSecret: Equatable, Sendable {
    /// The name of the file that has it, encrypted, of a log from before.
    static let fileName = ".names"

    private static let length = 32

    let bytes: Data

    init?(_ bytes: Data) {
        guard bytes.count == Self.length else { return nil }
        self.bytes = bytes
    }

    /// Reads the secret as hexadecimal digits; nil if it has another length.
    init?(digits: String) {
        guard digits.utf8.count == 2 * Self.length,
            digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
        else { return nil }
        bytes = Data(Self.bytes(of: digits))
    }

    /// The name of an encrypted file: the HMAC of the plain name.
    func sealed(_ fileName: String) -> SealedName {
        SealedName(
            isPhoto: fileName.hasPrefix("photos."),
            digits: Self.authenticationCode(of: Data(fileName.utf8), key: bytes))
    }

    /// HMAC-SHA256 (RFC 2104) in hexadecimal digits.
    static func authenticationCode(of message: Data, key: Data) -> String {
        var block = [UInt8](key.count > 64 ? hash([UInt8](key)) : [UInt8](key))
        block += [UInt8](repeating: 0, count: 64 - block.count)
        let inner = hash(block.map { $0 ^ 0x36 } + [UInt8](message))
        return SHA256.hex(of: block.map { $0 ^ 0x5C } + inner)
    }

    var digits: String {
        bytes.map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }

    private static func hash(_ bytes: [UInt8]) -> [UInt8] { self.bytes(of: SHA256.hex(of: bytes)) }

    /// The bytes of hexadecimal digits, two for each.
    private static func bytes(of digits: String) -> [UInt8] {
        let digits = digits.utf8.map { $0 > 0x39 ? $0 - 0x57 : $0 - 0x30 }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }
}
