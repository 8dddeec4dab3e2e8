import AirportSamples
import Airports
import FeatureKit
import FeatureTesting
import FlightSamples
import Flights
import Networking
import SectionKit
import Testing

@testable import CountriesFeature

/// The feature from the request to the blocks; only the request is a spy.
@Suite struct CountriesFeatureTests {
    @Test(
        arguments: [
            ([:], ["NA", "NL", "ES", "GB"], "4 countries with 4 airports, most airports first."),
            (["sort": "scheduled"], ["NA", "NL", "GB", "ES"], nil),
            (["sort": "name"], ["NA", "NL", "ES", "GB"], nil),
            (
                ["sort": "name", "order": "desc"], ["GB", "ES", "NL", "NA"],
                "4 countries with 4 airports, by name, from Z to A."
            ),
            (
                ["sort": "scheduled", "order": "asc"], ["ES", "NA", "NL", "GB"],
                "4 countries with 4 airports, fewest airports with scheduled service first."
            ),
            (
                ["limit": "2", "offset": "1"], ["NL", "ES"],
                "Showing 2–3 of 4 countries with 4 airports, most airports first."
            ),
            (
                ["limit": "1"], ["NA"],
                "Showing 1 of 4 countries with 4 airports, most airports first."
            ),
            (["limit": "0"], [], "4 countries with 4 airports, none shown."),
            (["continent": "africa"], ["NA"], "1 country in Africa with 1 airport."),
            (["continent": "europe", "country": "NA,holland"], ["NL"], nil),
            (["continent": "asia"], [], "No countries in Asia with airports match."),
            (["country": "turkey"], [], "No countries with airports match."),
        ] as [([String: String], [String], String?)])
    func `the section shows the countries that match the query, and counts them`(
        options: [String: String], codes: [String], words: String?
    ) async throws {
        let request = BaseRequestSpy.tables()

        let shown = await (try section(options, request)).loaded()

        let blocks = try #require(shown.state.content)
        #expect(blocks.table?.cells("code") == codes.map(Cell.text))
        if let words { #expect(blocks.text == words) }
        #expect(shown.warnings == [])
        #expect(request.unexpected == [])
    }

    @Test func `an unknown country is an error with a suggestion`() async throws {
        let shown = await (try section(["country": "Hollnd"], .tables())).loaded()

        #expect(shown.state.error?.message == "No country is called 'Hollnd'.")
        #expect(shown.state.error?.recovery == "Did you mean 'Holland'?")
    }

    @Test func `the section leaks nothing after it has loaded`() async throws {
        #expect(try await leaksNothing(of: .tables()) { try section([:], $0) })
    }

    @Test func `the builder sends no request`() throws {
        let request = BaseRequestSpy()
        let dependencies = AviationDependencies.sample(request: request, now: GoldenFormat.now)

        let section = try CountriesBuilder.recipe.make(
            dependencies, OptionValues(["continent": "asia,europe"]))

        #expect(section.id == CountriesBuilder.recipe.name)
        #expect(request.asked == [])
        #expect(throws: UsageError.self) {
            try CountriesBuilder.recipe.make(dependencies, OptionValues(["continent": "mars"]))
        }
    }

    @Test(arguments: [GoldenFormat.terminal80, .terminal40, .markdown, .json, .csv])
    func `the output matches the golden files`(format: GoldenFormat) async throws {
        let text = format.text(of: await (try section([:], .tables())).loaded())

        try Golden.verify(text, "countries.\(format.fileExtension)")
    }

    private func section(
        _ options: [String: String],
        _ request: BaseRequestSpy
    ) throws -> CountriesSection {
        CountriesBuilder.section(
            service: airportsService(request, memory: nil),
            query: try CountriesQuery(OptionValues(options)))
    }
}
