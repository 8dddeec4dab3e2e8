package import Airports
import FeatureKit
package import Networking
import Synchronization

/// A report of an interactor about a fetch with a query for names.
package enum NameQueryAnswer<Value: Sendable & Equatable>: Equatable, Sendable {
    case value(Value)
    case unknown(UnknownName)
    case failure(RequestError)

    /// Reports this answer to an output.
    package func report(to output: some NameQueryOutput<Value, UnknownName>) async {
        switch self {
        case .value(let value): await output.didFetch(value)
        case .unknown(let error): await output.didNotFind(error)
        case .failure(let error): await output.didFail(with: error)
        }
    }
}

/// An interactor's output that records the reports.
package final class NameQueryOutputSpy<Value: Sendable & Equatable>: NameQueryOutput {
    private let record = Mutex<[NameQueryAnswer<Value>]>([])

    package init() {}

    /// The reports, in order.
    package var answers: [NameQueryAnswer<Value>] { record.withLock { $0 } }

    package func didFetch(_ value: Value) async {
        record.withLock { $0.append(.value(value)) }
    }

    package func didNotFind(_ error: UnknownName) async {
        record.withLock { $0.append(.unknown(error)) }
    }

    package func didFail(with error: RequestError) async {
        record.withLock { $0.append(.failure(error)) }
    }
}
