/// A web address that is safe to link to: http or https, a host, no spaces or control characters.
public struct WebLink: Hashable, Sendable {
    /// The address in ASCII, as given.
    public let url: String

    /// Creates a link; nil if a report may not link to the address.
    ///
    /// All but printable ASCII characters must be percent-encoded (RFC 3986).
    public init?(_ url: String) {
        let scheme = Self.schemes.first { url.utf8.hasPrefix($0) }
        guard
            let scheme, url.utf8.allBytesSatisfy(Self.isAllowed),
            let host = url.utf8.dropFirst(scheme.utf8CodeUnitCount).first,
            Self.canStartHost(host)
        else { return nil }
        self.url = url
    }

    private static let schemes: [StaticString] = ["https://", "http://"]

    /// Returns whether RFC 3986 allows a byte anywhere; the others could end an HTML attribute.
    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
            UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"),
            UInt8(ascii: "}"):
            false
        default: (0x21...0x7E).contains(byte)
        }
    }

    private static func canStartHost(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "["):
            true
        default: false
        }
    }
}

extension String.UTF8View {
    /// Returns whether the text starts with an ASCII word, ignoring case.
    fileprivate func hasPrefix(_ word: StaticString) -> Bool {
        word.withUTF8Buffer { count >= $0.count && zip(self, $0).allSatisfy { $0 | 0x20 == $1 } }
    }
}
