public import SectionEssentials

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
    /// Reports the value of an expression, or the error that it throws.
    ///
    /// ```swift
    /// func fetchBook(_ name: String, reportingTo output: some ShelfOutput<Revised<Book>>) async {
    ///     await output.report(try await book(name))
    /// }
    /// ```
    @inlinable
    public func report(_ value: @autoclosure () async throws(Failure) -> Value) async {
        await report { () throws(Failure) in try await value() }
    }

    /// Reports the result of several statements, or the error that they throw.
    ///
    /// The closure names its error, as in `{ () throws(WalksError) in … }`, because the compiler
    /// takes it for any error otherwise.
    @inlinable
    public func report(_ call: () async throws(Failure) -> Value) async {
        do throws(Failure) {
            await didFetch(try await call())
        } catch {
            await didFail(with: error)
        }
    }
}
