import AirportFacts
import Airports
import Networking
import SectionKit
import Testing

/// The embedded tables, compared with the counts of their sources.
@Suite struct AirportFactsTests {
    @Test func `each type has as many airports as in OurAirports`() async throws {
        let table = try await AirportFacts.responses.value(of: Resource.airports)

        #expect(table.dropped == 0)
        #expect(table.airports.count == AirportFacts.airportCount)
        #expect(table.airports.count { $0.type == "large_airport" } == 488)
        #expect(table.airports.count { $0.type == "medium_airport" } == 4_687)
        #expect(table.airports.count { $0.type == "small_airport" } == 4_475)
        #expect(table.airports.count { $0.iata != nil } == 9_065)
        #expect(table.airports.count { $0.isScheduled } == 4_369)
        #expect(table.airports.allSatisfy { $0.latitude != nil && $0.longitude != nil })
    }

    @Test(arguments: [
        ("US", 2_102), ("AU", 618), ("GB", 116), ("DE", 112), ("ES", 61), ("NA", 33),
    ])
    func `each country has its airports, even Namibia`(code: String, count: Int) async throws {
        let table = try await AirportFacts.responses.value(of: Resource.airports)

        #expect(table.airports.count { $0.country == code } == count)
    }

    @Test func `every country of an airport has a name and a continent`() async throws {
        let airports = try await AirportFacts.responses.value(of: Resource.airports)
        let table = try await AirportFacts.responses.value(of: Resource.countries)
        let countries = Countries(table.records)

        for code in Set(airports.airports.compactMap(\.country)) {
            #expect(countries[code].name != code)
            #expect(countries[code].continent != nil)
        }
        #expect(table.dropped == 0)
        #expect(table.records.count == 249)
    }

    @Test(arguments: [
        ("Turkey", "TR"), ("türkiye", "TR"), ("South Korea", "KR"), ("Republic of Korea", "KR"),
        ("Holland", "NL"), ("Kingdom of the Netherlands", "NL"), ("NA", "NA"), ("namibia", "NA"),
        ("Cote d'Ivoire", "CI"), ("Ivory Coast", "CI"), ("UK", "GB"), ("USA", "US"),
        ("Czechia", "CZ"), ("Russian Federation", "RU"), ("Burma", "MM"), ("Curacao", "CW"),
    ])
    func `a country is found by any of its names`(
        name: String, code: String
    ) async throws {
        let table = try await AirportFacts.responses.value(of: Resource.countries)

        #expect(try Countries(table.records).named(name).map(\.code) == [code])
    }

    @Test(arguments: [
        ("TR", ["TRY"]), ("PS", ["ILS"]), ("GS", ["GBP"]), ("XK", ["EUR"]), ("NA", ["NAD", "ZAR"]),
    ])
    func `currencies that the source lacks are added`(
        code: String, currencies: [String]
    ) async throws {
        let table = try await AirportFacts.responses.value(of: Resource.countries)

        #expect(Countries(table.records)[code].currencies == currencies)
    }
}
