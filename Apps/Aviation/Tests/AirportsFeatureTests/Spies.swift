import Airports
import Networking
import SectionKit
import Synchronization

@testable import AirportsFeature

/// What an interactor told its output.
enum AirportsAnswer: Equatable, Sendable {
    case list(AirportList)
    case noCountry(UnknownCountry)
    case failure(RequestError)
}

/// An interactor that gives one answer and remembers what it was asked for.
final class AirportsInteractorSpy: AirportsInteractorInput {
    private let answer: AirportsAnswer
    private let record = Mutex<[AirportsQuery]>([])

    init(answer: AirportsAnswer) {
        self.answer = answer
    }

    var queries: [AirportsQuery] { record.withLock { $0 } }

    func fetchAirports(
        _ query: AirportsQuery,
        reportingTo output: some AirportsInteractorOutput
    ) async {
        record.withLock { $0.append(query) }
        switch answer {
        case .list(let list): await output.didFetchAirports(list)
        case .noCountry(let error): await output.didNotFindCountry(error)
        case .failure(let error): await output.didFailToFetchAirports(error)
        }
    }
}

/// An interactor's output that remembers the answers it was given.
final class AirportsInteractorOutputSpy: AirportsInteractorOutput {
    private let record = Mutex<[AirportsAnswer]>([])

    var answers: [AirportsAnswer] { record.withLock { $0 } }

    func didFetchAirports(_ list: AirportList) async {
        record.withLock { $0.append(.list(list)) }
    }

    func didNotFindCountry(_ error: UnknownCountry) async {
        record.withLock { $0.append(.noCountry(error)) }
    }

    func didFailToFetchAirports(_ error: RequestError) async {
        record.withLock { $0.append(.failure(error)) }
    }
}

/// A presenter that shows these states and remembers what it was asked for.
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
