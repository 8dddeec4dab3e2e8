import AirportFacts
import Airports
import Networking
import Testing

/// The embedded cities.
@Suite struct CitiesTests {
    @Test func `the 300 largest cities are found by their names in six languages`() async throws {
        let table = try await AirportFacts.responses.value(of: Resource.cities)
        var missed: [String] = []

        for row in CityNamesSample.rows {
            for name in row.names where !Self.otherFirst.contains("\(name) \(row.country)") {
                let city = table.cities(called: name).first
                if city?.name != row.city || city?.countryCode != row.country {
                    missed.append("\(name), not \(row.city): \(city?.name ?? "none")")
                }
            }
        }

        #expect(CityNamesSample.rows.count == 300)
        #expect(missed == [])
    }

    /// Names that another city, which is larger or has a larger airport, is meant by first.
    private static let otherFirst: Set = ["Hyderabad PK", "Suzhou CN", "Valencia VE"]

    @Test func `a name that another city has too is one of its readings`() async throws {
        let table = try await AirportFacts.responses.value(of: Resource.cities)

        #expect(table.cities(called: "hyderabad").map(\.countryCode).prefix(2) == ["IN", "PK"])
        #expect(
            Set(table.cities(called: "valencia").map(\.countryCode)).isSuperset(of: ["ES", "VE"]))
    }

    @Test func `each of the 300 largest cities has its main airport`() async throws {
        let table = try await AirportFacts.responses.value(of: Resource.cities)

        for row in CityNamesSample.rows {
            let own = table.cities(called: row.city).filter { $0.countryCode == row.country }
            let airports = own.map { $0.airport ?? "" }
            #expect(airports.contains(row.airport), "\(row.city), \(row.country)")
        }
    }

    @Test func `the airports of the cities are in the table of airports`() async throws {
        let table = try await AirportFacts.responses.value(of: Resource.cities)
        let entity = try await AirportFacts.responses.value(of: Resource.airports)
        let airports = AirportDirectory(entity.airports)
        let idents = Set(CityNamesSample.rows.map(\.airport).filter { !$0.isEmpty })

        #expect(airports.airports(withCodes: idents).count == idents.count)
        #expect(table.cities(called: "no such city") == [])
        #expect(table.cities(called: "…") == [])
    }
}
