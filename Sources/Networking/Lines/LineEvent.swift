/// Something that happened to a stream of lines.
public enum LineEvent: Equatable, Sendable {
    /// A connection was made.
    case connected

    /// A line came, without its end.
    case line(String)

    /// No connection was made, or it was lost; another is made after so long, none if nil.
    case failed(RequestError, retryAfter: Duration?)
}

/// What sections take lines from: a ``LineStream``, or an `AsyncStream` of a test.
public typealias LineStreamInput = AsyncSequence<LineEvent, Never> & Sendable
