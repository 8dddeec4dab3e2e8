public import FeatureKit
public import SectionEssentials
import Synchronization

/// An interactor output that records the reported results.
public final class InteractorOutputSpy<Value: Sendable, Failure: ExplainedError>: InteractorOutput {
    private let record = Mutex<[Result<Value, Failure>]>([])

    /// Creates a spy without results.
    public init() {}

    /// The reported results, in order.
    public var answers: [Result<Value, Failure>] { record.withLock(\.self) }

    /// Records the value.
    public func didFetch(_ value: Value) async {
        record.withLock { $0.append(.success(value)) }
    }

    /// Records the error.
    public func didFail(with error: Failure) async {
        record.withLock { $0.append(.failure(error)) }
    }
}

extension Result where Success: Sendable, Failure: ExplainedError {
    /// Reports this result to an output, for the spy of an interactor.
    public func report(to output: some InteractorOutput<Success, Failure>) async {
        switch self {
        case .success(let value): await output.didFetch(value)
        case .failure(let error): await output.didFail(with: error)
        }
    }
}
