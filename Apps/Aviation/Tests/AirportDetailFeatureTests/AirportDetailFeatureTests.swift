import AirportSamples
import Airports
import FeatureTesting
import Networking
import SectionKit
import Testing

import Geodesy
@testable import AirportDetailFeature

/// The feature from the request to the blocks; only the request is a spy.
@Suite struct AirportDetailFeatureTests {
    @Test func `the section shows the facts and runways of the airport`() async throws {
        let request = BaseRequestSpy.tables()

        let shown = try await load("toa", from: request)

        let blocks = try #require(shown.state.content)
        #expect(
            blocks.text
                == "Toad Hall International Airport (TOA, QAAA) is a large airport in Riverbank, "
                + "England, United Kingdom, with scheduled service.\nRunways")
        #expect(blocks.facts.value("currency") == .text("GBP"))
        #expect(
            blocks.facts.value("position")
                == .place(orUnknown: Coordinate(latitude: 51.5, longitude: -0.25)))
        #expect(blocks.facts.value("elevation_ft") == .measure(Measure(83, .foot)))
        #expect(blocks.facts.value("elevation_m") == .measure(Measure(83 * 0.3048, .metre)))
        #expect(blocks.facts.value("time_zone") == .text("Europe/London"))
        #expect(blocks.facts.value("time_zone_of") == .text("this airport"))
        #expect(
            blocks.facts.value("wikipedia")
                == .link(orEmpty: "https://en.wikipedia.org/wiki/Toad_Hall_Airport"))
        let runways = try #require(blocks.table)
        #expect(runways.cells("runway") == [.text("09L/27R"), .text("09R/27L"), .unknown])
        #expect(runways.cells("surface") == [.text("concrete"), .text("asphalt"), .unknown])
        #expect(
            runways.cells("length_ft")
                == [12_000, 9_000].map { .measure(Measure($0, .foot)) } + [.unknown])
        #expect(runways.cells("length_m").first == .measure(Measure(12_000 * 0.3048, .metre)))
        #expect(runways.cells("heading_deg").first == .measure(Measure(89.5, .degree, digits: 1)))
        #expect(runways.cells("state") == ["open", "open", "closed"].map(Cell.text))
        #expect(request.unexpected == [])
        #expect(shown.warnings == [])
    }

    @Test func `an approximate zone is marked, and only web links are shown`()
        async throws
    {
        let facts = try #require(try await load("PEN").state.content).facts

        #expect(facts.value("time_zone") == .text("Europe/Madrid"))
        #expect(
            facts.value("time_zone_of")
                == .text("the nearest airport in the country (approximate)"))
        #expect(facts.value("home_page") == .empty)
        #expect(
            facts.value("wikipedia")
                == .link(orEmpty: "https://es.wikipedia.org/wiki/Pe%C3%B1%C3%B3n"))
    }

    @Test func `an airport with nothing but a name is shown`() async throws {
        let blocks = try #require(try await load("XX-0001").state.content)

        #expect(blocks.text == "Badger's Field (XX-0001) is a small airport.")
        #expect(blocks.facts.value("country") == .unknown)
        #expect(blocks.facts.value("time_zone") == .unknown)
        #expect(blocks.facts.value("time_zone_of") == .empty)
        #expect(blocks.facts.value("iata") == .empty)
        #expect(blocks.table?.rows == [])
    }

    @Test func `several matches are listed, with advice on how to choose one`() async throws {
        let shown = try await load("riverbank")

        let blocks = try #require(shown.state.content)
        #expect(
            blocks.text
                == "2 airports match “riverbank”. Look one up by its code: airport OTT.")
        #expect(blocks.table?.cells("code") == [.text("OTT"), .text("TOA")])
        #expect(shown.warnings == ["2 airports match “riverbank”. The report lists them."])
    }

    @Test func `an airport is shown without the tables that fail, with a warning for each`()
        async throws
    {
        let failure = BaseRequestSpy.Answer.failure(.timedOut(seconds: 10))
        let request = BaseRequestSpy.tables(
            runways: failure, zones: failure, links: failure, regions: failure)

        let shown = try await load("TOA", from: request)

        let because = "unknown: no response came within 10 seconds."
        #expect(shown.state.content?.facts.value("region") == .text("GB-ENG"))
        #expect(
            shown.warnings == [
                "The airport's runways are \(because)", "The airport's time zone is \(because)",
                "The airport's links are \(because)", "The airport's region is \(because)",
            ])
    }

    @Test(arguments: RequestError.examples)
    func `an error says what failed and what to do`(error: RequestError) async throws {
        let shown = try await load("TOA", from: .tables(airports: .failure(error)))

        let failure = try #require(shown.state.error)
        #expect(failure.message == "The airport could not be loaded: \(error.summary).")
        #expect(failure.recovery == error.recovery)
    }

    @Test func `the section leaks nothing after it has loaded`() async throws {
        let search = try #require(AirportSearch("TOA"))
        #expect(
            await leaksNothing(of: .tables()) {
                AirportDetailBuilder.section(request: $0, search: search)
            })
    }

    @Test(
        arguments: ["TOA", "XX-0001", "riverbank", "nowhere"],
        [GoldenFormat.terminal80, .terminal40, .markdown, .json])
    func `the output matches the golden files`(text: String, format: GoldenFormat) async throws {
        let page = format.text(of: try await load(text))

        try Golden.verify(page, "airport-\(text.lowercased()).\(format.rawValue)")
    }

    private func load(
        _ text: String,
        from request: BaseRequestSpy = .tables()
    ) async throws -> SectionSnapshot {
        let search = try #require(AirportSearch(text))
        return await AirportDetailBuilder.section(request: request, search: search).loaded()
    }
}

extension [Fact] {
    fileprivate func value(_ key: String) -> Cell? {
        first { $0.key == key }?.value
    }
}
