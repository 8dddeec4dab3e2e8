public import Networking
public import SectionEssentials
public import SectionKit

/// What a search did not find, although it could read all there is.
public protocol NotFound: Error, Equatable {
    /// The message and the suggestion for a person.
    var explanation: SectionError { get }
}

/// Why a search has no result: the request failed, or nothing matches.
public enum SearchError<Missing: NotFound>: ExplainedError {
    /// The source could not be asked.
    case request(RequestError)

    /// Nothing in the source matches.
    case notFound(Missing)
}

extension SearchError {
    /// What went wrong, as a clause.
    public var summary: String {
        switch self {
        case .request(let error): error.summary
        case .notFound(let missing): String(missing.explanation.message.dropLast())
        }
    }

    /// What the user can do next.
    public var recovery: String {
        switch self {
        case .request(let error): error.recovery
        case .notFound(let missing): missing.explanation.recovery
        }
    }

    /// That nothing matches, as a sentence; nil if the request failed.
    public var message: String? {
        guard case .notFound(let missing) = self else { return nil }
        return missing.explanation.message
    }

    /// Whether this machine had no room for the response.
    public var isStorageFailure: Bool {
        guard case .request(let error) = self else { return false }
        return error.isStorageFailure
    }

    /// Whether the source has no such thing.
    public var isNotFound: Bool {
        switch self {
        case .request(let error): error.isNotFound
        case .notFound: true
        }
    }

    /// How long the source asks to wait before it is asked again.
    public var retryAfter: Duration? {
        guard case .request(let error) = self else { return nil }
        return error.retryAfter
    }

    /// How soon something may match.
    public var refreshInterval: Duration? {
        guard case .notFound(let missing) = self else { return nil }
        return missing.explanation.refreshInterval
    }
}
