import Airports
import Networking
import SectionKit
import Synchronization

@testable import AirportDetailFeature

/// What an interactor told its output.
enum AirportAnswer: Equatable, Sendable {
    case airport(AirportDetail)
    case choice(AirportChoice)
    case none(nearest: String?)
    case failure(RequestError)
}

/// A service that gives these answers and remembers which airport it was asked for.
final class AirportDetailServiceSpy: AirportDetailServiceInput {
    private let answer: Result<AirportsEntity, RequestError>
    private let detail: AirportDetailEntity
    private let record = Mutex<[String]>([])

    init(
        answer: Result<AirportsEntity, RequestError>,
        detail: AirportDetailEntity = AirportDetailEntity()
    ) {
        self.answer = answer
        self.detail = detail
    }

    /// The idents of the airports whose details were asked for.
    var detailed: [String] { record.withLock { $0 } }

    func airports() async throws(RequestError) -> AirportsEntity {
        try answer.get()
    }

    func detail(of airport: Airport) async -> AirportDetailEntity {
        record.withLock { $0.append(airport.ident) }
        return detail
    }
}

/// An interactor that gives one answer and remembers what it was asked for.
final class AirportDetailInteractorSpy: AirportDetailInteractorInput {
    private let answer: AirportAnswer
    private let record = Mutex<[AirportSearch]>([])

    init(answer: AirportAnswer) {
        self.answer = answer
    }

    var searches: [AirportSearch] { record.withLock { $0 } }

    func fetchAirport(
        _ search: AirportSearch,
        reportingTo output: some AirportDetailInteractorOutput
    ) async {
        record.withLock { $0.append(search) }
        switch answer {
        case .airport(let airport): await output.didFetchAirport(airport)
        case .choice(let choice): await output.didFindAirports(choice)
        case .none(let guess): await output.didFindNoAirport(nearest: guess)
        case .failure(let error): await output.didFailToFetchAirport(error)
        }
    }
}

/// An interactor's output that remembers the answers it was given.
final class AirportDetailInteractorOutputSpy: AirportDetailInteractorOutput {
    private let record = Mutex<[AirportAnswer]>([])

    var answers: [AirportAnswer] { record.withLock { $0 } }

    func didFetchAirport(_ airport: AirportDetail) async {
        record.withLock { $0.append(.airport(airport)) }
    }

    func didFindAirports(_ choice: AirportChoice) async {
        record.withLock { $0.append(.choice(choice)) }
    }

    func didFindNoAirport(nearest guess: String?) async {
        record.withLock { $0.append(.none(nearest: guess)) }
    }

    func didFailToFetchAirport(_ error: RequestError) async {
        record.withLock { $0.append(.failure(error)) }
    }
}
