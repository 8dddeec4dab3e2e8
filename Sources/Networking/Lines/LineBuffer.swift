/// Bytes that came, cut into lines.
struct LineBuffer: Sendable {
    private let limit: Int
    private var bytes: [UInt8] = []
    private var start = 0
    private var searched = 0

    /// Makes a buffer for lines of at most so many bytes.
    init(limit: Int) {
        self.limit = limit
    }

    /// Adds what came.
    mutating func append(_ more: [UInt8]) {
        bytes.removeSubrange(..<start)
        searched -= start
        start = 0
        bytes += more
    }

    /// The next whole line, without its line feed and a carriage return before that; nil if none is
    /// there yet.
    ///
    /// - Throws: `malformed` when it is, or will be, longer than allowed.
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
