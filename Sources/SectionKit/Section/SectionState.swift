/// What a section has to show: that it is loading, its content, or an error.
public enum SectionState<Content: Sendable>: Sendable {
    /// The content is loading.
    case loading

    /// The content has loaded; an empty result is a success too.
    case success(Content)

    /// The content could not be loaded.
    case error(SectionError)
}

extension SectionState: Equatable where Content: Equatable {}

extension SectionState {
    /// Returns the state with its content transformed.
    public func map<Other: Sendable>(
        _ transform: (Content) -> Other
    ) -> SectionState<Other> {
        switch self {
        case .loading: .loading
        case .success(let content): .success(transform(content))
        case .error(let error): .error(error)
        }
    }
}

/// Why a section has nothing to show, for its reader.
public struct SectionError: Error, Equatable, Sendable {
    /// What failed, as a plain sentence.
    public let message: String

    /// What the reader can do next, as a plain sentence.
    public let recovery: String

    /// Whether this machine had no room for what was loaded, as on a full disk.
    public let isStorageFailure: Bool

    /// Whether nothing failed but there is no such thing, as with a name that nothing has.
    public let isNotFound: Bool

    /// When it is worth asking again if nothing failed: the source answered that there is no such
    /// thing now; nil if something failed.
    public let refreshInterval: Duration?

    /// How long the source asks to wait before the section is loaded again; nil for nothing.
    public let retryAfter: Duration?

    /// Creates an error.
    public init(
        message: String, recovery: String, isStorageFailure: Bool = false,
        isNotFound: Bool = false, refreshInterval: Duration? = nil, retryAfter: Duration? = nil
    ) {
        self.message = message
        self.recovery = recovery
        self.isStorageFailure = isStorageFailure
        self.isNotFound = isNotFound
        self.refreshInterval = refreshInterval
        self.retryAfter = retryAfter
    }
}
