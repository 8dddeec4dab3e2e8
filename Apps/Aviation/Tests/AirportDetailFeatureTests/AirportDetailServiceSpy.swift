import Airports
import Networking
import Synchronization

@testable import AirportDetailFeature

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
