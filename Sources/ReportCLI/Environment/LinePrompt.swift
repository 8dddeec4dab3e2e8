import SectionCLibrary

/// Asks a person questions that are answered with a line.
public protocol LinePrompt: Sendable {
    /// Shows a question, waits, and returns the answer without its line break; nil at the end of
    /// the input.
    func answer(to question: String) -> String?
}

/// Asks on standard error, so that standard output holds only the report, and reads standard input.
struct TerminalPrompt: LinePrompt {
    /// The maximum length of an answer, in bytes.
    private static let limit = 1_024

    /// Nil unless standard input and standard error are terminals.
    init?() {
        guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return nil }
    }

    func answer(to question: String) -> String? {
        try? FileDescriptor.standardError.write(question)
        if let line = line() { return line }
        // The end of the input does not move the cursor to a new line.
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
