/// The `Cache-Control` directives of a response for a private cache (RFC 9111, section 5.2.2).
///
/// If the directives are contradictory or malformed, the stricter interpretation applies.
struct CacheControl: Equatable {
    /// `no-store`: the response must not be cached.
    private(set) var mustNotStore = false

    /// `no-cache`: the response must be revalidated each time, also if it names fields (RFC 9111).
    private(set) var mustAlwaysRevalidate = false

    /// `must-revalidate`: a stale response must not be used even if the server cannot be reached.
    private(set) var mustRevalidateWhenStale = false

    /// `max-age` in seconds, the smallest of several; 0 if it is not a number.
    private(set) var maxAge: Int?

    /// Parses the directives of all `Cache-Control` fields.
    init(_ fields: [HTTPField]) {
        for field in fields where field.name.lowercased() == "cache-control" {
            read(field.value)
        }
    }

    /// Parses the directives of a field, and splits it at every comma, even in a quoted string.
    ///
    /// So an unpaired quotation mark cannot hide a directive. A directive in a quoted string
    /// applies only if that is stricter.
    private mutating func read(_ value: String) {
        var isQuoted = false
        // Split as bytes, because a comma and a combining accent form one `Character`.
        for part in value.utf8.split(separator: UInt8(ascii: ",")) {
            let pair = part.split(
                separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let argument = pair.dropFirst().first.map(Self.bare) ?? ""
            switch Self.bare(pair[0]).lowercased() {
            case "no-store": mustNotStore = true
            case "no-cache": mustAlwaysRevalidate = true
            case "must-revalidate": mustRevalidateWhenStale = true
            case "max-age":
                let seconds = isQuoted ? 0 : Self.seconds(in: argument[...]) ?? 0
                maxAge = min(maxAge ?? seconds, seconds)
            default: break
            }
            let marks = part.count { $0 == UInt8(ascii: "\"") }
            if !marks.isMultiple(of: 2) { isQuoted.toggle() }
        }
    }

    /// The text without surrounding white space and quotation marks.
    private static func bare(_ text: Substring.UTF8View) -> String {
        let around = " \t\"".utf8
        let start = text.drop { around.contains($0) }
        let length = start.reversed().drop { around.contains($0) }.count
        return String(decoding: start.prefix(length), as: UTF8.self)
    }

    /// Parses `delta-seconds`; values above 2³¹ count as 2³¹ (RFC 9111, section 1.2.2).
    static func seconds(in text: Substring) -> Int? {
        guard !text.isEmpty else { return nil }
        var seconds = 0
        for byte in text.utf8 {
            let digit = byte &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            seconds = min(seconds * 10 + Int(digit), 1 << 31)
        }
        return seconds
    }
}
