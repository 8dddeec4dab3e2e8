import Airports
import Networking
import SectionKit

/// Finds airports in the table in the program.
struct EmbeddedAirports: LogAirportsInput {
    let service: any AirportsServiceInput

    /// Requests the embedded time zones of airports.
    let request: any BaseRequestInput

    /// Returns a time zone by its IANA name.
    let zone: @Sendable (String) -> DisplayZone?

    func airports(_ codes: Set<String>) async -> FoundAirports {
        let entity: AirportsEntity
        do throws(RequestError) {
            entity = try await service.airports()
        } catch {
            return FoundAirports(warnings: ["The airports are unknown: \(error.summary)."])
        }
        let found = Airport.all(entity.airports, countries: Countries(entity.countries))
            .airports(withCodes: codes)
        let (zones, warning) = await zones(of: Set(found.values.map(\.ident)))
        return FoundAirports(
            found.mapValues {
                LogAirport($0, zone: zones[$0.ident], origin: .embedded)
            }, warnings: entity.warnings + [warning].compactMap(\.self))
    }

    private func zones(
        of idents: Set<String>
    ) async -> (zones: [String: DisplayZone], warning: String?) {
        do throws(RequestError) {
            let names = try await request.value(of: .zones).zones(of: idents)
            // Many airports share a zone, which is a file.
            var zones: [String: DisplayZone] = [:]
            for name in Set(names.values) { zones[name] = zone(name) }
            return (names.compactMapValues { zones[$0] }, nil)
        } catch {
            return ([:], "The time zones of airports are unknown: \(error.summary).")
        }
    }
}
