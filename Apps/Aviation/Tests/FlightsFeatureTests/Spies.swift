import Airports
import FeatureKit
import FeatureTesting
import Flights
import Networking
import SectionKit
import Synchronization

@testable import FlightsFeature

/// A service that always returns the same answer and records the queries.
struct FlightListServiceSpy: FlightListInput {
    let answer: Result<FlightList, FlightListError>
    let queries = Calls<FlightQuery>()

    func flights(_ query: FlightQuery) async throws(FlightListError) -> FlightList {
        queries.note(query)
        return try answer.get()
    }
}

/// An interactor that always reports the same answer and records the queries.
struct FlightsInteractorSpy: FlightsInteractorInput {
    let answer: Result<FlightList, FlightListError>
    let queries = Calls<FlightQuery>()

    func fetchFlights(
        _ query: FlightQuery,
        reportingTo output: some FlightsInteractorOutput
    ) async {
        queries.note(query)
        switch answer {
        case .success(let list): await output.didFetch(list)
        case .failure(let error): await output.didFail(with: error)
        }
    }
}

/// A presenter that shows these states and records the queries.
struct FlightsPresenterSpy: FlightsPresenterInput {
    let states: [SectionState<FlightList>]
    let queries = Calls<FlightQuery>()

    func presentFlights(
        _ query: FlightQuery,
        in output: some FlightsPresenterOutput
    ) async {
        queries.note(query)
        for state in states { await output.show(state) }
    }
}

/// The output of an interactor that records the reports.
final class FlightListOutputSpy: NameQueryOutput {
    private let record = Mutex<[Result<FlightList, FlightListError>]>([])

    /// The reports, in order.
    var answers: [Result<FlightList, FlightListError>] { record.withLock { $0 } }

    func didFetch(_ value: FlightList) async {
        record.withLock { $0.append(.success(value)) }
    }

    func didFail(with error: RequestError) async {
        record.withLock { $0.append(.failure(.request(error))) }
    }

    func didNotFind(_ name: UnknownFlightName) async {
        record.withLock { $0.append(.failure(.unknown(name))) }
    }
}
