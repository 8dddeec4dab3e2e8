import Airports
import Networking
import RecordStore
import SectionKit

/// Finds airports among those that the person has described.
struct OwnAirports: LogAirportsInput {
    let store: OwnAirportsStore
    let countries: any AirportsServiceInput
    let zone: @Sendable (String) -> DisplayZone?

    func airports(_ codes: Set<String>) async -> FoundAirports {
        let stored: StoredRecords<OwnAirport>
        do throws(LogError) {
            stored = try await store.airports()
        } catch {
            return FoundAirports(
                warnings: ["Your own airports are unknown: \(error.summary)."], lacksTable: true)
        }
        var found = FoundAirports(
            warnings: stored.problems.map { "\($0.summary). \($0.recovery)" },
            lacksTable: stored.problems.contains(where: \.hidesRecord))
        if stored.records.isEmpty { return found }
        let names = await countries.known()
        for airport in stored.records.map(\.record) {
            let known = LogAirport(airport, countries: names, zone: airport.zone.flatMap(zone))
            for code in [airport.code, airport.name] where codes.contains(code) {
                found.airports[code] = found.airports[code] ?? known
            }
        }
        return found
    }
}

extension StoreProblem {
    /// Whether there is a record that could not be read.
    fileprivate var hidesRecord: Bool {
        switch flaw {
        case .broken, .newerSchema, .unreadable, .tooLarge: true
        default: false
        }
    }
}

extension LogAirport {
    fileprivate init(_ airport: OwnAirport, countries: Countries, zone: DisplayZone?) {
        self.init(code: airport.code, name: airport.name, origin: .own)
        city = airport.city
        setCountry(airport.country.map { countries[$0] })
        position = airport.position
        self.zone = zone
    }
}

extension AirportsServiceInput {
    /// The countries; none if they cannot be read.
    func known() async -> Countries {
        do throws(RequestError) {
            return Countries(try await countries().countries)
        } catch {
            return Countries([])
        }
    }
}
