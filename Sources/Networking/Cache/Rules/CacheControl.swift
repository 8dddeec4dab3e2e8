/// What the `Cache-Control` fields of an answer ask of a private cache (RFC 9111, section 5.2.2).
///
/// Where the fields contradict each other or the grammar, the stricter reading holds.
struct CacheControl: Equatable {
    /// `no-store`: the answer is not for keeping.
    private(set) var mustNotStore = false

    /// `no-cache`: the server is asked each time; also when it names fields, which RFC 9111 allows.
    private(set) var mustAlwaysRevalidate = false

    /// `must-revalidate`: a stale answer is not used even where the server cannot be reached.
    private(set) var mustRevalidateWhenStale = false

    /// `max-age` in seconds, the least of several; 0 if it is no number.
    private(set) var maxAge: Int?

    /// Reads the directives of all `Cache-Control` fields among these.
    init(_ fields: [HTTPField]) {
        for field in fields where field.name.lowercased() == "cache-control" {
            read(field.value)
        }
    }

    /// Splits at every comma, also at those in a quoted string.
    ///
    /// So no unpaired quotation mark can hide a directive. What a quoted string seems to say is
    /// followed only where that is the careful thing to do.
    private mutating func read(_ value: String) {
        var isQuoted = false
        // In bytes, because a comma and a combining accent make one `Character`.
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

    /// The text without the white space and quotation marks around it.
    private static func bare(_ text: Substring.UTF8View) -> String {
        let around = " \t\"".utf8
        let start = text.drop { around.contains($0) }
        let length = start.reversed().drop { around.contains($0) }.count
        return String(decoding: start.prefix(length), as: UTF8.self)
    }

    /// Reads `delta-seconds`; what is larger than 2³¹ counts as that (RFC 9111, section 1.2.2).
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
