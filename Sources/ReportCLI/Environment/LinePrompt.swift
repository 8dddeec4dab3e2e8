import CLibrary

/// Asks a person a question that is answered with a line.
public protocol LinePrompt: Sendable {
    /// Call to ask: it shows the question, waits, and returns the line without its end; nil if the
    /// input has ended.
    func answer(to question: String) -> String?
}

/// Asks on standard error, so that standard output stays the report's, and reads standard input.
struct TerminalPrompt: LinePrompt {
    /// The longest answer that is read, in bytes.
    private static let limit = 1_024

    /// Nil unless both are terminals.
    init?() {
        guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return nil }
    }

    func answer(to question: String) -> String? {
        try? FileDescriptor.standardError.write(question)
        if let line = line() { return line }
        // The end of the input ends no line.
        try? FileDescriptor.standardError.write("\n")
        return nil
    }

    private func line() -> String? {
        var line: [UInt8] = []
        let buffer = UnsafeMutableRawBufferPointer.allocate(
            byteCount: Self.limit, alignment: 1)
        defer { buffer.deallocate() }
        while line.count < Self.limit {
            guard let count = try? readSome(from: STDIN_FILENO, into: buffer), count > 0 else {
                return nil
            }
            line += buffer[..<count]
            if let end = line.firstIndex(of: UInt8(ascii: "\n")) {
                return String(decoding: line[..<end], as: UTF8.self)
            }
        }
        return nil
    }
}
