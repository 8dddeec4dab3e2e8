import AirportFacts
import Airports
import Networking
import Testing

@testable import AirportDetailFeature

/// What people call airports, searched for in all that are part of the program.
@Suite struct AirportSearchTests {
    @Test(arguments: [
        ("LAX", "KLAX"), ("klax", "KLAX"), (" lhr ", "EGLL"), ("EGLL", "EGLL"),
        ("barajas", "LEMD"), ("madrid barajas", "LEMD"), ("MAD", "LEMD"), ("ohare", "KORD"),
        ("Amsterdam Airport Schiphol", "EHAM"), ("zurich airport", "LSZH"), ("idlewild", "KJFK"),
        ("heathrow", "EGLL"),
    ])
    func `an airport is found by a code or by words`(text: String, ident: String) async throws {
        #expect(try await search(text).map(\.ident) == [ident])
    }

    @Test(arguments: [("london", "EGLL"), ("paris", "LFPG"), ("new york", "KJFK")])
    func `a city with several airports gives them all, the largest among the first`(
        text: String, ident: String
    ) async throws {
        let found = try await search(text)

        #expect(found.count > 2)
        #expect(found.prefix(6).contains { $0.ident == ident })
        #expect(found.first?.kind == .large)
    }

    @Test func `the code that lists show is that of one airport, but for one code of two`()
        async throws
    {
        let airports = try await airports()

        let codes = Dictionary(grouping: airports, by: \.code)
        #expect(codes.filter { $0.value.count > 1 }.map(\.key) == ["WWT"])
        #expect(try await search("wwt").map(\.ident) == ["PAEW", "WWT"])
    }

    @Test func `a code that is an airport's own at OurAirports yields to another's IATA code`()
        async throws
    {
        #expect(try await search("AIP").map(\.ident) == ["VIAX"])
        #expect(try await search("AIC").map(\.ident) == ["AIP"])
    }

    @Test func `a city that is nearly one is guessed`() async throws {
        let airports = try await airports()

        #expect(try #require(AirportSearch("Barcelna")).guess(in: airports) == "Barcelona")
    }

    private func search(_ text: String) async throws -> [Airport] {
        try #require(AirportSearch(text)).matches(in: try await airports())
    }

    private func airports() async throws -> [Airport] {
        let entities = try await AirportFacts.responses.value(of: Resource.airports).records
        return entities.map { Airport($0, countries: Countries([])) }
    }
}
