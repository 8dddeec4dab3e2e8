/// Why output could not be written.
public enum OutputError: Error, Equatable, Sendable {
    /// The reader hung up: nobody is left to tell.
    case readerGone

    /// Anything else, with the system's words for it.
    case failed(reason: String)
}
