/// An event of a line stream.
public enum LineEvent: Equatable, Sendable {
    /// A connection was made.
    case connected

    /// A line was received; its end is removed.
    case line(String)

    /// The connection failed or was lost; the stream connects again after the wait, or ends if nil.
    case failed(RequestError, retryAfter: Duration?)
}

/// A stream of lines for a section: a ``LineStream``, or an `AsyncStream` in a test.
public typealias LineStreamInput = AsyncSequence<LineEvent, Never> & Sendable
