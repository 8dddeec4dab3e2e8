package import FeatureKit
package import Networking
import SectionKit

/// Where the features about airports have them from.
package protocol AirportsServiceInput: Sendable {
    /// Call when all airports and countries are needed, as their sources describe them.
    func airports() async throws(RequestError) -> AirportsEntity
}

/// Makes the service of airports; what it learns is kept in the memory, if there is one.
package func airportsService(
    _ request: any BaseRequestInput,
    memory: FeatureMemory?
) -> any AirportsServiceInput {
    let service = AirportsService(request: request)
    return memory.map { RememberedAirports(service: service, memory: $0) } ?? service
}

/// Asks for the tables of airports and countries at once.
///
/// Without the countries the airports still stand, with a warning; without the airports there is
/// nothing to show.
struct AirportsService: AirportsServiceInput {
    let request: any BaseRequestInput

    func airports() async throws(RequestError) -> AirportsEntity {
        async let countries = countries()
        let airports = try await request.value(of: .airports)
        let (known, warning) = await countries
        return AirportsEntity(
            airports: airports.records,
            countries: known,
            warnings: [airports.warning("airport", "airports"), warning].compactMap(\.self)
        )
    }

    private func countries() async -> ([CountryEntity], warning: String?) {
        do throws(RequestError) {
            let table = try await request.value(of: .countries)
            return (table.records, table.warning("country", "countries"))
        } catch {
            return ([], "The names of the countries are unknown: \(error.summary).")
        }
    }
}

/// Asks once for all airports.
struct RememberedAirports: AirportsServiceInput {
    let service: any AirportsServiceInput
    let memory: FeatureMemory

    func airports() async throws(RequestError) -> AirportsEntity {
        if let known = memory.value(of: AirportsEntity.self) { return known }
        let entity = try await service.airports()
        if entity.warnings.isEmpty { memory.keep(entity) }
        return entity
    }
}

extension Records {
    /// How many records could not be read; nil if all could.
    package func warning(_ one: String, _ many: String) -> String? {
        guard dropped > 0 else { return nil }
        return "\(dropped.counted(one, many)) could not be read and \(dropped == 1 ? "is" : "are") "
            + "left out."
    }
}
