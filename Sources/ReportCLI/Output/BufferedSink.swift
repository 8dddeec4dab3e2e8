import SectionKit

/// Buffers text and writes it in large pieces.
///
/// Call ``flush()`` after the last piece.
struct BufferedSink: TextSink {
    private let output: any TextOutput
    private var buffer = ""

    /// The size of a write, in bytes.
    private static let size = 65_536

    init(_ output: any TextOutput) {
        self.output = output
    }

    mutating func write(_ text: String) throws(OutputError) {
        buffer += text
        if buffer.utf8.count >= Self.size { try flush() }
    }

    mutating func flush() throws(OutputError) {
        if buffer.isEmpty { return }
        try output.write(buffer)
        buffer.removeAll(keepingCapacity: true)
    }
}

extension TextOutput {
    /// Writes the text of a body as the body produces it.
    func write(
        by body: (inout BufferedSink) throws(OutputError) -> Void
    ) throws(OutputError) {
        var sink = BufferedSink(self)
        try body(&sink)
        try sink.flush()
    }
}
