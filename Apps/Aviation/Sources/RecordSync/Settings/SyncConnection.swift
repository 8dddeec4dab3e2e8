/// How a server is recognised, and how this machine proves who it is, if not as usual: the paths of
/// files in PEM, and a hash.
package struct SyncConnection: Equatable, Sendable {
    /// The certificates of the authorities that are trusted; nil for those of the system.
    package var authorities: String?

    /// The hash of the only public key that is accepted, as curl takes it; nil for any.
    package var publicKey: String?

    /// The certificate of this machine; nil for none.
    package var certificate: String?

    /// Its key; nil if it is in the same file.
    package var certificateKey: String?

    package init() {}

    /// Parses the hash of a public key: `sha256//` and 32 bytes in Base64.
    package static func publicKey(_ text: String) -> String? {
        let beginning = "sha256//"
        let digits = text.dropFirst(beginning.count)
        let isBase64 = digits.dropLast().utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2F: true
            default: false
            }
        }
        return text.hasPrefix(beginning) && digits.utf8.count == 44 && digits.hasSuffix("=")
            && isBase64 ? text : nil
    }
}
