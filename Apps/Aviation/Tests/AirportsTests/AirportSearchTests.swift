import Airports
import Testing

/// Searches in the embedded airports.
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
    func `a city finds all of its airports, the largest first`(
        text: String, ident: String
    ) async throws {
        let found = try await search(text)

        #expect(found.count > 2)
        #expect(found.first?.ident == ident)
    }

    @Test func `the codes in lists are unique, except for one of two airports`()
        async throws
    {
        let airports = try await EmbeddedAirports.all()

        let codes = Dictionary(grouping: airports, by: \.code)
        #expect(codes.filter { $0.value.count > 1 }.map(\.key) == ["WWT"])
        #expect(try await search("wwt").map(\.ident) == ["PAEW", "WWT"])
    }

    @Test func `an IATA code takes precedence over a code of OurAirports`()
        async throws
    {
        #expect(try await search("AIP").map(\.ident) == ["VIAX"])
        #expect(try await search("AIC").map(\.ident) == ["AIP"])
    }

    @Test func `a misspelt city is corrected`() async throws {
        let airports = try await EmbeddedAirports.all()

        #expect(try #require(AirportSearch("Barcelna")).guess(in: airports) == "Barcelona")
    }

    private func search(_ text: String) async throws -> [Airport] {
        try #require(AirportSearch(text)).matches(in: try await EmbeddedAirports.all())
    }
}
