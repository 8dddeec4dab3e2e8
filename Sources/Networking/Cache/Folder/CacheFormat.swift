import SectionEssentials

/// The file format of a cached response.
///
///     SectionKit cached response 4
///     https://api.example/v4/launches
///     200 781000000.25 0.125
///     (64 hexadecimal digits)
///     ETag: "abc"
///
///     (the body)(16 hexadecimal digits)
///
/// The lines of the head end in a line feed. They are the version, the URL, the status, the date in
/// seconds since 2001 and the delay of the response in seconds, the ``CacheKey/selection(by:)`` of
/// the request, one line per field, and an empty line. The last digits are the ``Checksum`` of head
/// and body, which reveals a truncated file.
enum CacheFormat {
    /// The contents of a complete file.
    typealias Entry = (url: String, selection: String, response: CachedResponse)

    /// The head of a file.
    struct Head {
        let url: String
        let status: Int
        let stored: Date
        let delay: Duration
        let selection: String
        let fields: [HTTPField]

        /// The length in bytes, including the empty line.
        let length: Int
    }

    /// The maximum length of a head, in bytes.
    static let headLimit = 16 << 10

    private static let version = "SectionKit cached response 4"
    private static let checksumLength = 16

    /// Whether responses from a URL may be cached: it is absolute and contains no user name.
    static func isStorable(url: String) -> Bool {
        guard isPlain(url), let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")) else {
            return false
        }
        let rest = url.utf8[colon...].dropFirst()
        let authority = rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) }
        return rest.starts(with: "//".utf8) && !authority.contains(UInt8(ascii: "@"))
    }

    /// Whether a file can store a date, which must be from 1970 to the year 5138.
    static func isStorable(date: Date) -> Bool {
        // Compared as numbers, because a `Date` that is NaN seems to be in any range.
        (0...1e11).contains(date.timeIntervalSince1970)
    }

    /// Whether a text contains no control characters, such as a line feed, except tabs.
    static func isPlain(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
    }
}

// MARK: - Writing

extension CacheFormat {
    /// The bytes before and after the body; nil if the response must not be cached.
    static func encode(_ response: CachedResponse, for key: CacheKey) -> (head: Data, end: Data)? {
        guard isStorable(url: key.url), response.isStorable else { return nil }
        let stored = response.stored.timeIntervalSinceReferenceDate
        let lines =
            [
                version, key.url, "\(response.status) \(stored) \(response.delay / .seconds(1))",
                key.selection(by: response.fields),
            ]
            + response.fields.map { "\($0.name): \($0.value)" }
        let head = Data((lines.joined(separator: "\n") + "\n\n").utf8)
        guard head.count <= headLimit else { return nil }
        let seed = head.withUnsafeBytes { Checksum.hash($0) }
        let checksum = response.body.withUnsafeBytes { Checksum.hash($0, seed: seed) }
        return (head, Data(Checksum.hex(checksum).utf8))
    }
}

// MARK: - Reading

extension CacheFormat {
    /// Parses a complete file; nil if it is damaged or has another format.
    static func decode(_ bytes: UnsafeRawBufferPointer) -> Entry? {
        let end = bytes.count - checksumLength
        guard let head = head(of: bytes), head.length <= end else { return nil }
        let body = UnsafeRawBufferPointer(rebasing: bytes[head.length..<end])
        let seed = Checksum.hash(UnsafeRawBufferPointer(rebasing: bytes[..<head.length]))
        let checksum = Checksum.hex(Checksum.hash(body, seed: seed))
        guard bytes[end...].elementsEqual(checksum.utf8) else { return nil }
        let response = CachedResponse(
            status: head.status, fields: head.fields, body: Data(body), stored: head.stored,
            delay: head.delay)
        return (head.url, head.selection, response)
    }

    /// Parses the head at the start of a file, without checking that the file is complete.
    static func head(of bytes: UnsafeRawBufferPointer) -> Head? {
        let lineFeed = UInt8(ascii: "\n")
        let start = bytes.prefix(headLimit)
        guard
            let end = start.indices.dropLast()
                .first(where: { start[$0] == lineFeed && start[$0 + 1] == lineFeed })
        else { return nil }
        let lines = start[..<end].split(separator: lineFeed, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard lines.count >= 4, lines[0] == version, isPlain(lines[1]) else { return nil }
        let numbers = lines[2].split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 3, let status = Int(exactly: numbers[0]),
            (0...1e9).contains(numbers[2])
        else { return nil }
        let stored = Date(timeIntervalSinceReferenceDate: numbers[1])
        guard isStorable(date: stored) else { return nil }
        return Head(
            url: lines[1],
            status: status,
            stored: stored,
            delay: .seconds(numbers[2]),
            selection: lines[3],
            fields: lines[4...].compactMap(field),
            length: end + 2
        )
    }

    private static func field(_ line: String) -> HTTPField? {
        guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        return HTTPField(String(line[..<colon]), String(line.utf8[colon...].dropFirst(2)) ?? "")
    }
}
