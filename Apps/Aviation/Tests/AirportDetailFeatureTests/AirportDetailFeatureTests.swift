import AirportSamples
import Airports
import FeatureTesting
import FlightSamples
import Flights
import Geodesy
import Networking
import SectionEssentials
import SectionKit
import Testing

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
                + "England, United Kingdom, with scheduled service.\nRunways\nFlights nearby\n"
                + "3 aircraft within 50 NM, nearest first.\nMap of the airport and its flights")
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
        let runways = try #require(blocks.table("runways"))
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
        #expect(blocks.facts.value("local_time") == .empty)
        #expect(blocks.facts.value("sunrise") == .empty)
        #expect(blocks.facts.value("sun") == .unknown)
        #expect(blocks.facts.value("country") == .unknown)
        #expect(blocks.facts.value("time_zone") == .unknown)
        #expect(blocks.facts.value("time_zone_of") == .empty)
        #expect(blocks.facts.value("iata") == .empty)
        #expect(blocks.table("runways")?.rows == [])
        #expect(blocks.flights?.rows == [])
    }

    @Test func `several matches are listed, with advice on how to choose one`() async throws {
        let shown = try await load("riverbank")

        let blocks = try #require(shown.state.content)
        #expect(blocks.text == "Look one up by its code: flight-report airport OTT.")
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

    @Test func `the local time and the sun are those of the airport`() async throws {
        let facts = try #require(try await load("TOA").state.content).facts

        let time = try #require(facts.localTime("local_time"))
        #expect(time.iso8601 == "2026-07-29T15:40:00+01:00")
        #expect(time.zoneName == "BST")
        #expect(facts.localTime("sunrise")?.iso8601.prefix(16) == "2026-07-29T05:20")
        #expect(facts.localTime("sunset")?.iso8601.prefix(16) == "2026-07-29T20:53")
        #expect(facts.value("sun") == .text("up"))
    }

    @Test(arguments: [
        ("Europe/London", "2026-07-01T13:00:00+01:00"),
        ("Asia/Kathmandu", "2026-07-01T17:45:00+05:45"),
        ("America/Phoenix", "2026-07-01T05:00:00-07:00"),
        ("Australia/Lord_Howe", "2026-07-01T22:30:00+10:30"),
        ("Pacific/Chatham", "2026-07-02T00:45:00+12:45"),
    ])
    func `the local time follows the rules of the zone`(zone: String, local: String) async throws {
        let zones = "ident,zone,approximate\nQAAA,\(zone),\n"
        let now = try #require(PreciseDate("2026-07-01T12:00Z")).date

        let facts = try #require(
            try await AirportDetailSection.sample(
                "TOA", from: .tables(zones: .text(zones)), now: now
            ).loaded().state.content
        ).facts

        #expect(facts.localTime("local_time")?.iso8601 == local)
    }

    @Test func `without the rules of its zone, times are in UTC, with a warning`() async throws {
        let zones = "ident,zone,approximate\nQAAA,Mars/Olympus,\n"

        let shown = try await load("TOA", from: .tables(zones: .text(zones)))

        let facts = try #require(shown.state.content).facts
        #expect(facts.value("local_time") == .empty)
        #expect(facts.value("time_zone") == .text("Mars/Olympus"))
        #expect(facts.localTime("sunrise")?.iso8601.prefix(16) == "2026-07-29T04:20")
        #expect(
            shown.warnings == [
                "The local time is unknown: this machine has no time zone Mars/Olympus; install "
                    + "tzdata."
            ])
    }

    @Test func `the flights nearby are listed and on the map, the nearest first`() async throws {
        let sky = SkySpy(.success(.sample()))

        let blocks = try #require(try await load("TOA", sky: sky).state.content)

        let place = try #require(Coordinate(latitude: 51.5, longitude: -0.25))
        #expect(sky.selections == [.circle(place, radius: 92_600)])
        let table = try #require(blocks.flights)
        #expect(table.cells("call_sign") == ["IBE45", "GABCD", "IBE123"].map(Cell.text))
        #expect(table.commands == ["flight", "watch add"])
        let map = try #require(
            blocks.compactMap { if case .map(let map) = $0 { map } else { nil } }.first)
        #expect(!map.isCompanion)
        #expect(map.table == "flights")
        #expect(map.points.map(\.label) == ["IBE123", "GABCD", "IBE45", "TOA"])
        #expect(map.scale?.names.first == "below 5,000 ft")
        #expect(map.says == ["airline", "type", "Altitude"])
    }

    @Test func `a runway is drawn from end to end, and one whose ends are not both known is not`()
        async throws
    {
        let blocks = try #require(try await load("TOA").state.content)

        let map = try #require(
            blocks.compactMap { if case .map(let map) = $0 { map } else { nil } }.first)
        #expect(map.lines.map(\.label) == ["09L/27R"])
        #expect(map.lines.map(\.note) == ["12,000 ft, heading 90°"])
        #expect(map.lines.first?.segments.first?.map(\.latitude) == [51.5, 51.5003])
    }

    @Test func `a recording says when it was made, and that it has no flights there`()
        async throws
    {
        let near = try await load("TOA", sky: SkySpy(.success(.sample(isRecorded: true))))
        let far = try await load("MOL", sky: SkySpy(.success(.sample(isRecorded: true))))

        #expect(
            near.state.content?.text.contains(
                "3 aircraft within 50 NM, nearest first; recorded 29 Jul 2026 14:40 UTC.") == true)
        #expect(
            far.state.content?.text.contains(
                "No aircraft within 50 NM in what was recorded 29 Jul 2026 14:40 UTC, which may be of another region. For live flights use "
                    + "--source adsb-lol, opensky or receiver.") == true)
        #expect(far.state.content?.flights?.rows.count == 0)
    }

    @Test(arguments: RequestError.examples)
    func `an airport is shown without the flights that fail, with a warning`(
        error: RequestError
    ) async throws {
        let shown = try await load("TOA", sky: SkySpy(.failure(error)))

        #expect(shown.warnings == ["The flights nearby are unknown: \(error.summary)."])
        #expect(shown.state.content?.facts.value("iata") == .text("TOA"))
        #expect(shown.state.content?.flights?.rows.count == 0)
    }

    @Test func `with live flights it is loaded and moves often, else once a minute`() async throws {
        let live = try AirportDetailSection.sample("TOA")
        let recorded = try AirportDetailSection.sample(
            "TOA", sky: SkySpy(.success(.sample(isRecorded: true))))
        let later = Sky.sampleTime.addingTimeInterval(5)

        let (first, second) = (try await content(of: live), try await content(of: recorded))

        #expect(live.refreshInterval(for: first) == .seconds(10))
        #expect(recorded.refreshInterval(for: second) == .seconds(60))
        #expect(recorded.moved(second, to: later) == nil)
        let moved = try #require(live.moved(first, to: later))
        let flights = try #require(live.body(for: moved).flights)
        #expect(flights.cells("is_position_computed").contains(.boolean(true)))
        #expect(live.body(for: moved).facts.localTime("local_time")?.date == later)
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
        #expect(await leaksNothing(of: .tables()) { AirportDetailSection.sample(search, from: $0) })
    }

    @Test(
        arguments: ["TOA", "XX-0001", "riverbank", "nowhere"],
        [GoldenFormat.terminal80, .terminal40, .markdown, .json])
    func `the output matches the golden files`(text: String, format: GoldenFormat) async throws {
        let page = format.text(of: try await load(text))

        try Golden.verify(page, "airport-\(text.lowercased()).\(format.fileExtension)")
    }

    private func load(
        _ text: String,
        from request: BaseRequestSpy = .tables(),
        sky: SkySpy = SkySpy(.success(.sample()))
    ) async throws -> SectionSnapshot {
        try await AirportDetailSection.sample(text, from: request, sky: sky).loaded()
    }
}

extension AirportDetailFeatureTests {
    private func content(of section: AirportDetailSection) async throws -> AirportSearchResult {
        let output = SectionOutputSpy<AirportSearchResult>()
        await section.load(into: output)
        return try #require(output.states.last?.content)
    }
}

extension [Block] {
    fileprivate func table(_ key: String) -> Table? {
        compactMap { if case .table(let table) = $0 { table } else { nil } }.first { $0.key == key }
    }

    fileprivate var flights: Table? { table("flights") }
}

extension [Fact] {
    fileprivate func localTime(_ key: String) -> LocalTime? {
        if case .localTime(let time)? = value(key) { time } else { nil }
    }

    fileprivate func value(_ key: String) -> Cell? {
        first { $0.key == key }?.value
    }
}
