import AirportFacts
import Airports
import Networking
import SectionEssentials
import Testing

/// The embedded cities.
@Suite struct CitiesTests {
    @Test func `the 300 largest cities are found by their names in six languages`() async throws {
        let tables = try await AirportFacts.responses.value(of: Resource.cities)
        var missed: [String] = []

        for row in CityNamesSample.rows {
            for name in row.names where !Self.otherFirst.contains("\(name) \(row.country)") {
                let city = tables.cities(called: name).first
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
        let tables = try await AirportFacts.responses.value(of: Resource.cities)

        for row in CityNamesSample.rows {
            let own = tables.cities(called: row.city).filter { $0.countryCode == row.country }
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

    @Test func `each name of a city is written as it is looked for`() async throws {
        let data = try await AirportFacts.responses.value(
            of: Resource<Data>.bytes(of: .cities, mediaType: "text/csv"))
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").dropFirst()
        var wrong: [Substring] = []

        for line in lines {
            let fields = line.split(separator: ",", omittingEmptySubsequences: false)
            let names = fields.count == 7 ? fields[6].split(separator: "|") : []
            let isWrong = names.contains { SearchText([String($0)]).key != Array($0.utf8) }
            if names.isEmpty || isWrong || !fields[6].hasPrefix("|") || !fields[6].hasSuffix("|") {
                wrong.append(line)
            }
        }

        #expect(lines.count > 30_000)
        #expect(wrong.prefix(5) == [])
    }
}
