import SectionEssentials

/// What is derived from the secret key that all devices of a person share.
///
/// Whoever only has the public half of the key can encrypt, but not derive it: so nobody else can
/// write a file that is taken for one of these devices.
struct SealingKey: Equatable, Sendable {
    private let bytes: Data

    /// Derives it from the bytes of the secret key.
    init(secret: Data) {
        bytes = secret
    }

    /// The proof that a file with a name and a content was written by somebody who has the key.
    func proof(of fileName: String, _ content: Data) -> String {
        code(of: Data((fileName + "\n").utf8) + content, for: "file")
    }

    /// The proof that a log with an ID is encrypted with this key.
    func proof(ofLog id: String) -> String { code(of: Data(id.utf8), for: "log") }

    /// The secret of the names of files.
    var nameSecret: NameSecret? { NameSecret(digits: code(of: Data(), for: "names")) }

    /// HMAC-SHA256, of which each purpose has a key of its own.
    private func code(of message: Data, for purpose: String) -> String {
        let purpose = Data("flight-log \(purpose)".utf8)
        let key = NameSecret.authenticationCode(of: purpose, key: bytes)
        return NameSecret.authenticationCode(of: message, key: Data(key.utf8))
    }
}

extension SyncKey {
    /// Derives what all devices with this key share.
    ///
    /// - Throws: `SyncError` if the file is missing or open to others, or has no such key.
    func sealingKey() throws(SyncError) -> SealingKey {
        let key = try SyncKey(file: path)
        guard let content = try PrivateFile(path: path).read() else { throw .noFile(path) }
        let secret: Data?
        switch key.program {
        case .age: secret = AgeIdentity.secret(in: content)
        case .gpg: secret = OpenPGPKey.secret(in: content)
        }
        guard key.program == program, let secret else { throw .noKey(path) }
        return SealingKey(secret: secret)
    }
}

/// An identity file of age.
enum AgeIdentity {
    /// The first secret key of a file; nil if it has none.
    static func secret(in content: Data) -> Data? {
        let text = String(decoding: content, as: UTF8.self)
        guard let start = text.firstRange(of: "AGE-SECRET-KEY-") else { return nil }
        let key = text[start.lowerBound...].prefix { !$0.isWhitespace }
        return Data(key.uppercased().utf8)
    }
}

/// An exported secret key of OpenPGP (RFC 9580).
enum OpenPGPKey {
    /// The body of the first packet, which has the key itself and is the same however the key was
    /// exported; nil if that is no secret key.
    static func secret(in content: Data) -> Data? {
        let bytes = armored(content) ?? [UInt8](content)
        guard bytes.count > 6, let (start, count) = body(of: bytes), count > 0,
            start + count <= bytes.count
        else { return nil }
        return Data(bytes[start..<(start + count)])
    }

    /// The bytes in an ASCII armor (RFC 9580, section 6.2); nil if there is none.
    private static func armored(_ content: Data) -> [UInt8]? {
        let text = String(decoding: content, as: UTF8.self)
        guard text.hasPrefix("-----BEGIN PGP") else { return nil }
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        let base64 = lines.drop { !$0.allSatisfy(\.isWhitespace) }.dropFirst()
            .prefix { !$0.hasPrefix("=") && !$0.hasPrefix("-----") }
        return Data(base64Encoded: base64.map { $0.filter { !$0.isWhitespace } }.joined())
            .map { [UInt8]($0) }
    }

    /// Where the body of a packet of a secret key begins, and its length; nil for any other.
    private static func body(of bytes: [UInt8]) -> (start: Int, count: Int)? {
        func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 << 8 | Int($1) } }
        if bytes[0] == 0xC5 {
            switch bytes[1] {
            case ..<192: return (2, Int(bytes[1]))
            case 192..<224: return (3, (Int(bytes[1]) - 192) << 8 + Int(bytes[2]) + 192)
            case 255: return (6, number(2..<6))
            default: return nil
            }
        }
        guard bytes[0] & 0xFC == 0x94 else { return nil }
        switch bytes[0] & 3 {
        case 0: return (2, number(1..<2))
        case 1: return (3, number(1..<3))
        case 2: return (5, number(1..<5))
        default: return nil
        }
    }
}
