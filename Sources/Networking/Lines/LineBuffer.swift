/// Splits received bytes into lines.
struct LineBuffer: Sendable {
    private let limit: Int
    private var bytes: [UInt8] = []
    private var start = 0
    private var searched = 0

    /// Creates a buffer for lines of at most `limit` bytes.
    init(limit: Int) {
        self.limit = limit
    }

    /// Adds received bytes.
    mutating func append(_ more: [UInt8]) {
        bytes.removeSubrange(..<start)
        searched -= start
        start = 0
        bytes += more
    }

    /// The next complete line, without its line feed and a carriage return before it; nil if there
    /// is none yet.
    ///
    /// - Throws: `malformed` for a line above the limit, even if it is not complete yet.
    mutating func next() throws(TransportError) -> String? {
        let end = bytes[searched...].firstIndex(of: 0x0A)
        var line = bytes[start..<(end ?? bytes.endIndex)]
        if end != nil, line.last == 0x0D { line.removeLast() }
        guard line.count <= limit else {
            throw .malformed(reason: "a line is longer than \(limit) bytes")
        }
        searched = end.map { $0 + 1 } ?? bytes.endIndex
        guard end != nil else { return nil }
        start = searched
        return String(decoding: line, as: UTF8.self)
    }
}
