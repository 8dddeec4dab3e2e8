/// What a section has to show: nothing yet, its content, or why there is none.
public enum SectionState<Content: Sendable>: Sendable {
    /// The content is on its way.
    case loading

    /// The content is here; an empty result is a success too.
    case success(Content)

    /// The content could not be had.
    case error(SectionError)
}

extension SectionState: Equatable where Content: Equatable {}

extension SectionState {
    /// The state with its content turned into something else.
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

/// Why a section has nothing to show, in words for its reader.
public struct SectionError: Error, Equatable, Sendable {
    /// What failed, as a plain sentence.
    public let message: String

    /// What the reader can do next, as a plain sentence.
    public let recovery: String

    /// Says what failed and what to do next.
    public init(message: String, recovery: String) {
        self.message = message
        self.recovery = recovery
    }
}
