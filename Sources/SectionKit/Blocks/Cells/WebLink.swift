/// An address on the web that is safe to offer: http or https, a host, no spaces or controls.
public struct WebLink: Hashable, Sendable {
    /// The address, in ASCII, as it was given.
    public let url: String

    /// Accepts an address, or gives nil when it is not one that a report may link to.
    ///
    /// Whatever is not a printable ASCII character must be percent-encoded already (RFC 3986).
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

    /// Whether RFC 3986 allows a byte anywhere; those it never does could end an attribute.
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
    /// Whether the text starts with an ASCII word, its letters in either case.
    fileprivate func hasPrefix(_ word: StaticString) -> Bool {
        word.withUTF8Buffer { count >= $0.count && zip(self, $0).allSatisfy { $0 | 0x20 == $1 } }
    }
}
