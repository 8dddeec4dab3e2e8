public import Essentials

/// Where an interactor reports what became of a fetch.
///
/// A feature names its own on its contract page, so that the wiring reads in its words:
///
/// ```swift
/// typealias InfoInteractorOutput = InteractorOutput<Company, RequestError>
/// ```
///
/// One with more to report, such as several matches, inherits from this.
public protocol InteractorOutput<Value, Failure>: Sendable {
    /// What is fetched: the domain of the feature.
    associatedtype Value: Sendable

    /// Why there may be no answer: `RequestError`, `StoreError`, or one of the feature's own.
    associatedtype Failure: ExplainedError

    /// Call when the answer is here; an empty one is an answer too.
    func didFetch(_ value: Value) async

    /// Call when there is no answer.
    func didFail(with error: Failure) async
}
