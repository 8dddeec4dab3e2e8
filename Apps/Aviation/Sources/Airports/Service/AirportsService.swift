package import FeatureKit
package import Networking
import SectionKit

/// The service that all features about airports share.
package protocol AirportsServiceInput: Sendable {
    /// Requests all airports and countries.
    func airports() async throws(RequestError) -> AirportsEntity

    /// Requests the countries alone, which takes much less time; there are no airports.
    func countries() async throws(RequestError) -> AirportsEntity
}

/// Returns the service of airports, which keeps its result in the memory if there is one.
package func airportsService(
    _ request: any BaseRequestInput,
    memory: FeatureMemory?
) -> any AirportsServiceInput {
    let service = AirportsService(request: request)
    return memory.map { RememberedAirports(service: service, memory: $0) } ?? service
}

/// Requests the tables of airports, countries and cities at the same time.
///
/// If the countries or the cities fail, it returns the airports with a warning; if the airports fail, it throws.
struct AirportsService: AirportsServiceInput {
    let request: any BaseRequestInput

    func airports() async throws(RequestError) -> AirportsEntity {
        async let countries = knownCountries()
        async let cities = knownCities()
        let airports = try await request.value(of: .airports)
        let (known, warning) = await countries
        let (towns, missing) = await cities
        return AirportsEntity(
            airports: airports.airports,
            countries: known,
            cities: towns,
            warnings: [airports.dropped.warning("airport", "airports"), warning, missing]
                .compactMap(\.self)
        )
    }

    func countries() async -> AirportsEntity {
        let (countries, warning) = await knownCountries()
        return AirportsEntity(
            airports: [], countries: countries, warnings: [warning].compactMap(\.self))
    }

    /// The cities; without a warning if the source has none.
    private func knownCities() async -> (CityTable, warning: String?) {
        do throws(RequestError) {
            return (try await request.value(of: .cities), nil)
        } catch .notFound {
            return (CityTable(), nil)
        } catch {
            return (CityTable(), "The names of the cities are unknown: \(error.summary).")
        }
    }

    private func knownCountries() async -> ([CountryEntity], warning: String?) {
        do throws(RequestError) {
            let table = try await request.value(of: .countries)
            return (table.records, table.dropped.warning("country", "countries"))
        } catch {
            return ([], "The names of the countries are unknown: \(error.summary).")
        }
    }
}

/// Requests the airports once, and then returns them from the memory.
struct RememberedAirports: AirportsServiceInput {
    let service: any AirportsServiceInput
    let memory: FeatureMemory

    func airports() async throws(RequestError) -> AirportsEntity {
        if let known = memory.value(of: AirportsEntity.self) { return known }
        let entity = try await service.airports()
        if entity.warnings.isEmpty { memory.keep(entity) }
        return entity
    }

    func countries() async throws(RequestError) -> AirportsEntity {
        if let known = memory.value(of: AirportsEntity.self) { return known }
        return try await service.countries()
    }
}

extension Int {
    /// Returns a warning with a number of unreadable records; nil for 0.
    func warning(_ one: String, _ many: String) -> String? {
        guard self > 0 else { return nil }
        return "\(counted(one, many)) could not be read and \(self == 1 ? "is" : "are") left out."
    }
}
