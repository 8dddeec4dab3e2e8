import Airports
import FeatureKit
import Networking
import SectionKit
import Synchronization

@testable import AirportDetailFeature

/// A report of an interactor to its output.
enum AirportAnswer: Equatable, Sendable {
    case result(AirportSearchResult)
    case none(nearest: String?)
    case failure(RequestError)
}

/// A service that returns these results and records the requested airports.
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

    /// The idents of the airports whose details were requested.
    var detailed: [String] { record.withLock { $0 } }

    func airports() async throws(RequestError) -> AirportsEntity {
        try answer.get()
    }

    func detail(of airport: Airport) async -> AirportDetailEntity {
        record.withLock { $0.append(airport.ident) }
        return detail
    }
}

/// An interactor that always reports the same answer and records the searches.
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
        case .result(let result): await output.didFetch(result)
        case .none(let guess):
            await output.didFindNoAirport(
                called: search.text, nearest: guess)
        case .failure(let error): await output.didFail(with: error)
        }
    }
}

/// An interactor's output that records the reports.
final class AirportDetailInteractorOutputSpy: AirportDetailInteractorOutput {
    private let record = Mutex<[AirportAnswer]>([])

    var answers: [AirportAnswer] { record.withLock { $0 } }

    func didFetch(_ result: AirportSearchResult) async {
        record.withLock { $0.append(.result(result)) }
    }

    func didFindNoAirport(called words: String, nearest guess: String?) async {
        record.withLock { $0.append(.none(nearest: guess)) }
    }

    func didFail(with error: RequestError) async {
        record.withLock { $0.append(.failure(error)) }
    }
}
