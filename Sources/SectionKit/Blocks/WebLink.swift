/// An address on the web that is safe to offer: http or https, a host, no spaces or controls.
public struct WebLink: Hashable, Sendable {
    /// The address, in ASCII, as it was given.
    public let url: String

    /// Accepts an address, or gives nil when it is not one that a report may link to.
    ///
    /// Whatever is not a printable ASCII character must be percent-encoded already (RFC 3986).
    public init?(_ url: String) {
        let utf8 = url.utf8
        let schemeLength = ["https://", "http://"].first { scheme in
            utf8.count > scheme.utf8.count
                && zip(utf8, scheme.utf8).allSatisfy { $0 | 0x20 == $1 }
        }?.utf8.count
        guard
            let schemeLength,
            utf8.allSatisfy({ (0x21...0x7E).contains($0) && !Self.unsafe.contains($0) }),
            let first = utf8.dropFirst(schemeLength).first,
            first.isAlphanumeric || first == UInt8(ascii: "[")
        else { return nil }
        self.url = url
    }

    /// Characters that RFC 3986 never allows and that could end an attribute or a link.
    private static let unsafe = Set("\"<>\\^`{|}".utf8)
}

extension UInt8 {
    fileprivate var isAlphanumeric: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }
}
