public import Essentials

/// Receives the result of a fetch from an interactor.
///
/// A feature with several methods of one error defines a type alias:
///
/// ```swift
/// typealias WalksOutput<Value> = InteractorOutput<Value, WalksError>
/// ```
public protocol InteractorOutput<Value, Failure>: Sendable {
    /// The fetched value: the domain of the feature.
    associatedtype Value: Sendable

    /// The error of a fetch: `RequestError`, `StoreError`, or an error of the feature.
    associatedtype Failure: ExplainedError

    /// Call when the value has been fetched, even if it is empty.
    func didFetch(_ value: Value) async

    /// Call when the fetch failed.
    func didFail(with error: Failure) async
}

extension InteractorOutput {
    /// Reports the result of a call, or its error.
    ///
    /// ```swift
    /// func fetchWalk(_ name: String, reportingTo output: some WalksOutput<RecordedWalk>) async {
    ///     await output.report { () throws(WalksError) in try await find(name).record }
    /// }
    /// ```
    @inlinable
    public func report(_ call: () async throws(Failure) -> Value) async {
        do throws(Failure) {
            await didFetch(try await call())
        } catch {
            await didFail(with: error)
        }
    }
}
