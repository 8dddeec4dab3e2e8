/// Something odd in a file: where it is, and what was done about it.
package struct TrackFinding: Equatable, Sendable {
    /// The kind, for machines, such as `no-position` or `time-backwards`.
    package let kind: String

    /// The line of the file, from 1; nil if it is about the whole file.
    package let line: Int?

    /// What is wrong and what was done about it, as one plain sentence.
    package let sentence: String

    /// How many findings of one kind are kept.
    package static let limit = 100

    package init(kind: String, line: Int?, sentence: String) {
        self.kind = kind
        self.line = line
        self.sentence = sentence
    }
}
