/// The outcome of writing a report to a file.
package enum ExportOutcome: Equatable, Sendable {
    /// The file was written; the notes are sentences to show.
    case written(notes: [String])

    /// The file exists and was not replaced.
    case exists

    /// The file could not be written, for this reason, as a sentence.
    case failed(String)
}
