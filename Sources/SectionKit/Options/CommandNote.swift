/// A text to copy from the help of a command, such as a longer command line or a file.
public struct CommandNote: Equatable, Sendable {
    /// The heading, such as "Without a terminal:".
    public let title: String

    /// The lines, which are never wrapped; at most 78 columns wide.
    public let lines: [String]

    /// Creates a note.
    public init(_ title: String, lines: [String]) {
        self.title = title
        self.lines = lines
    }
}
