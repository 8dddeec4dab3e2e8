package import Airports
import FeatureKit
package import Networking
import Synchronization

/// A report of an interactor about a fetch with a filter for countries.
package enum CountryQueryAnswer<Value: Sendable & Equatable>: Equatable, Sendable {
    case value(Value)
    case noCountry(UnknownCountry)
    case failure(RequestError)

    /// Reports this answer to an output.
    package func report(to output: some CountryQueryOutput<Value>) async {
        switch self {
        case .value(let value): await output.didFetch(value)
        case .noCountry(let error): await output.didNotFindCountry(error)
        case .failure(let error): await output.didFail(with: error)
        }
    }
}

/// An interactor's output that records the reports.
package final class CountryQueryOutputSpy<Value: Sendable & Equatable>: CountryQueryOutput {
    private let record = Mutex<[CountryQueryAnswer<Value>]>([])

    package init() {}

    /// The reports, in order.
    package var answers: [CountryQueryAnswer<Value>] { record.withLock { $0 } }

    package func didFetch(_ value: Value) async {
        record.withLock { $0.append(.value(value)) }
    }

    package func didNotFindCountry(_ error: UnknownCountry) async {
        record.withLock { $0.append(.noCountry(error)) }
    }

    package func didFail(with error: RequestError) async {
        record.withLock { $0.append(.failure(error)) }
    }
}
