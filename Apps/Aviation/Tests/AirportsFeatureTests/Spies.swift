import AirportSamples
import Airports
import Networking
import SectionKit
import Synchronization

@testable import AirportsFeature

/// An interactor that always reports the same answer and records the queries.
final class AirportsInteractorSpy: AirportsInteractorInput {
    private let answer: NameQueryAnswer<AirportList>
    private let record = Mutex<[AirportsQuery]>([])

    init(answer: NameQueryAnswer<AirportList>) {
        self.answer = answer
    }

    var queries: [AirportsQuery] { record.withLock { $0 } }

    func fetchAirports(
        _ query: AirportsQuery,
        reportingTo output: some AirportsInteractorOutput
    ) async {
        record.withLock { $0.append(query) }
        await answer.report(to: output)
    }
}

/// A presenter that shows these states and records the queries.
final class AirportsPresenterSpy: AirportsPresenterInput {
    private let states: [SectionState<AirportList>]
    private let record = Mutex<[AirportsQuery]>([])

    init(states: [SectionState<AirportList>] = []) {
        self.states = states
    }

    var queries: [AirportsQuery] { record.withLock { $0 } }

    func presentAirports(
        _ query: AirportsQuery,
        in output: some AirportsPresenterOutput
    ) async {
        record.withLock { $0.append(query) }
        for state in states { await output.show(state) }
    }
}
