/// What came of writing a report to a file.
public enum ExportOutcome: Equatable, Sendable {
    /// It is written, and there may be something to say of it.
    case written(notes: [String])

    /// There is such a file, and it was not to be replaced.
    case exists

    /// It could not be written, for this reason, in a sentence.
    case failed(String)
}
