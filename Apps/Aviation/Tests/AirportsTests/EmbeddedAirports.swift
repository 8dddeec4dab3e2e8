import AirportFacts
import Airports
import Networking

/// The embedded airports, which all tests share, because a debug build reads them slowly.
enum EmbeddedAirports {
    static func all() async throws -> AirportDirectory { try await task.value }

    private static let task = Task {
        let entities = try await AirportFacts.responses.value(of: Resource.airports).airports
        return Airport.all(entities, countries: Countries([]))
    }
}
