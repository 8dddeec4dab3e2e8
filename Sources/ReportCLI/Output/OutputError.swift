/// Why output could not be written.
public enum OutputError: Error, Equatable, Sendable {
    /// The reader closed its end, such as `head`.
    case readerGone

    /// Another error, with the system's description.
    case failed(reason: String)
}
