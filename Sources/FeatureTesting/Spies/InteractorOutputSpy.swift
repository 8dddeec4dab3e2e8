public import Essentials
public import FeatureKit
import Synchronization

/// An interactor's output that remembers what was reported to it.
public final class InteractorOutputSpy<Value: Sendable, Failure: ExplainedError>: InteractorOutput {
    private let record = Mutex<[Result<Value, Failure>]>([])

    /// Makes a spy that nothing was reported to.
    public init() {}

    /// What was reported, in order.
    public var answers: [Result<Value, Failure>] { record.withLock(\.self) }

    /// Notes the value.
    public func didFetch(_ value: Value) async {
        record.withLock { $0.append(.success(value)) }
    }

    /// Notes the error.
    public func didFail(with error: Failure) async {
        record.withLock { $0.append(.failure(error)) }
    }
}

extension Result where Success: Sendable, Failure: ExplainedError {
    /// Reports this answer, as the spy of an interactor does.
    public func report(to output: some InteractorOutput<Success, Failure>) async {
        switch self {
        case .success(let value): await output.didFetch(value)
        case .failure(let error): await output.didFail(with: error)
        }
    }
}
