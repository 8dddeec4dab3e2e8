package import Airports
package import Networking
import Synchronization

/// A service of airports that always returns the same answer and counts its calls.
package final class AirportsServiceSpy: AirportsServiceInput {
    private let answer: Result<AirportsEntity, RequestError>
    private let count = Mutex(0)

    package init(answer: Result<AirportsEntity, RequestError>) {
        self.answer = answer
    }

    package var calls: Int { count.withLock { $0 } }

    package func airports() async throws(RequestError) -> AirportsEntity {
        count.withLock { $0 += 1 }
        return try answer.get()
    }

    package func countries() async throws(RequestError) -> AirportsEntity {
        AirportsEntity(airports: [], countries: try await airports().countries)
    }
}
