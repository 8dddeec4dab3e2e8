public import Networking

/// Where an interactor reports what became of a fetch.
///
/// A feature names its own on its contract page, so that the wiring reads in its words:
///
/// ```swift
/// typealias InfoInteractorOutput = InteractorOutput<Company>
/// ```
///
/// One with more to report, such as several matches, inherits from this.
public protocol InteractorOutput<Value>: Sendable {
    /// What is fetched: the domain of the feature.
    associatedtype Value: Sendable

    /// Call when the answer is here; an empty one is an answer too.
    func didFetch(_ value: Value) async

    /// Call when there is no answer.
    func didFail(with error: RequestError) async
}
