/// An error that tells the user what went wrong, and what to do next.
public protocol ExplainedError: Error, Equatable {
    /// What went wrong: one plain clause without a full stop.
    var summary: String { get }

    /// What the user can do next: one plain sentence.
    var recovery: String { get }

    /// Whether this machine had no room for what was loaded, as on a full disk; usually false.
    ///
    /// A program that can show nothing else then ends with the status of output that could not be
    /// written.
    var isStorageFailure: Bool { get }

    /// Whether nothing failed but there is no such thing, as with a name that nothing has; usually false.
    var isNotFound: Bool { get }

    /// How long the source asks to wait before it is asked again; usually nil, for nothing.
    var retryAfter: Duration? { get }

    /// The whole message, where "The launch could not be loaded: …" would not say it, such as that
    /// nothing has a name; usually nil.
    var message: String? { get }

    /// How soon the same question may have another answer; usually nil, for no such time.
    var refreshInterval: Duration? { get }
}

extension ExplainedError {
    /// False: something else failed.
    public var isStorageFailure: Bool { false }

    /// False: something failed.
    public var isNotFound: Bool { false }

    /// Nil: the source asks for nothing.
    public var retryAfter: Duration? { nil }

    /// Nil: the summary says it.
    public var message: String? { nil }

    /// Nil: nothing is expected to change.
    public var refreshInterval: Duration? { nil }
}
