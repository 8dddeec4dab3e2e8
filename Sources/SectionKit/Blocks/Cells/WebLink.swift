/// A web address that is safe to link to: http or https, a host, no spaces or control characters.
public struct WebLink: Hashable, Sendable {
    /// The address in ASCII, as given.
    public let url: String

    /// Creates a link; nil if a report may not link to the address.
    ///
    /// All but printable ASCII characters must be percent-encoded (RFC 3986).
    public init?(_ url: String) {
        var url = url
        let isSafe = url.withUTF8 { bytes in
            guard let scheme = Self.schemes.first(where: { bytes.hasPrefix($0) }),
                scheme.utf8CodeUnitCount < bytes.count
            else { return false }
            return Self.canStartHost(bytes[scheme.utf8CodeUnitCount])
                && URLRules.firstEscaped(in: bytes, from: 0) == nil
        }
        if !isSafe { return nil }
        self.url = url
    }

    private static let schemes: [StaticString] = ["https://", "http://"]

    private static func canStartHost(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "["):
            true
        default: false
        }
    }
}

/// What RFC 3986 allows nowhere in an address; these bytes could end an HTML attribute.
private enum URLRules: EscapingRules {
    static func replacement(for byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
            UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"),
            UInt8(ascii: "}"):
            ""
        default: (0x21...0x7E).contains(byte) ? nil : ""
        }
    }

    static func isPlain(_ bytes: EightBytes) -> Bool {
        // Signs that differ in only one bit are searched together.
        bytes.isPrintableASCII && !bytes.contains(" ") && !bytes.contains("\"")
            && !bytes.contains("<", ignoring: 2) && !bytes.contains("\\", ignoring: 2)
            && !bytes.contains("`") && !bytes.contains("{") && !bytes.contains("|", ignoring: 1)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns whether the text starts with an ASCII word, ignoring case.
    fileprivate func hasPrefix(_ word: StaticString) -> Bool {
        word.withUTF8Buffer { word in
            count >= word.count && word.indices.allSatisfy { self[$0] | 0x20 == word[$0] }
        }
    }
}
