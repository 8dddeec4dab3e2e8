import AirportSamples
import Airports
import FeatureKit
import FeatureTesting
import FlightSamples
import Flights
import Geodesy
import Networking
import SectionEssentials
import SectionKit
import Testing

@testable import FlightDetailFeature

/// The feature from the requests to the blocks; only the sky and the requests are spies.
@Suite struct FlightDetailFeatureTests {
    @Test func `the section shows the aircraft, its route and what is left of it`() async throws {
        let shown = try await load("TDL12", lookUps: LookUpSpies(), tracks: .success(.sample))

        let blocks = try #require(shown.state.content)
        let facts = blocks.facts
        #expect(
            blocks.text.hasPrefix(
                "TDL12 (Toad Lines, Airbus A-320) is climbing through 30,000 ft, 87.4 NM east of "
                    + "Toad Hall International Airport (TOA), flying east at 450 kn."))
        #expect(facts.value("flight_number") == .text("TL12"))
        #expect(facts.value("registration_source") == .text("feed"))
        #expect(facts.value("operator") == .text("Toad Hall Leasing"))
        #expect(facts.value("operator_source") == .text("hexdb.io"))
        #expect(facts.value("country") == .text("United Kingdom"))
        #expect(facts.value("altitude_m") == .measure(Measure(9144, .metre, digits: 1)))
        #expect(facts.value("route") == .text("TOA-OTT"))
        #expect(facts.value("route_check") == .badge(Badge("plausible", .positive)))
        #expect(facts.value("squawk_meaning") == .empty)
        #expect(facts.value("position_age_s") == .duration(8))
        #expect(facts.value("track_points") == .integer(6))
        #expect(blocks.map?.points.map(\.label) == ["TOA", "OTT", "TDL12"])
        #expect(blocks.map?.lines.map(\.label) == ["TOA–OTT", "track of TDL12"])
        #expect(shown.warnings == [])
    }

    @Test func `the time to go follows from the speed and is called an estimate`() async throws {
        let facts = try await facts("TDL12", lookUps: LookUpSpies())

        guard case .duration(let seconds)? = facts.value("estimated_time_to_go_s"),
            case .measure(let rest)? = facts.value("to_go_km")
        else {
            Issue.record("There is no estimate.")
            return
        }
        #expect(abs(Double(seconds) - rest.value * 1000 / 231.5) < 1)
        #expect(facts.contains { $0.label == "Arrival, estimated" })
    }

    @Test func `the facts of a route with several legs name the leg that they are about`()
        async throws
    {
        let route = SampleAnswers.route
            .replacing("QAAA-QEEE", with: "QAAA-QEEE-QAAA")
            .replacing("TOA-OTT", with: "TOA-OTT-TOA")
        let facts = try await facts("TDL12", lookUps: LookUpSpies(route: .text(route)))

        #expect(facts.value("route") == .text("TOA-OTT-TOA"))
        #expect(facts.first { $0.label == "Leg" }?.value == .text("TOA – OTT"))
        #expect(facts.value("leg_from") == .text("TOA"))
        #expect(facts.value("leg_to") == .text("OTT"))
        for label in [
            "Flown from TOA, direct", "To go to OTT, direct", "Time to go to OTT, estimated",
            "Arrival at OTT, estimated",
        ] {
            #expect(facts.contains { $0.label == label })
        }
    }

    @Test func `a route that the aircraft is not on is doubtful, and has no arrival`()
        async throws
    {
        var aircraft = Aircraft.toad
        aircraft.track = 256
        let shown = try await load(
            "TDL12", aircraft: [aircraft], lookUps: LookUpSpies())

        let blocks = try #require(shown.state.content)
        #expect(blocks.text.contains("The route is doubtful: the aircraft flies away from OTT."))
        #expect(blocks.facts.value("route_check") == .badge(Badge("doubtful", .negative)))
        #expect(blocks.facts.value("estimated_arrival") == .empty)
        #expect(blocks.map?.lines.first?.label == "TOA–OTT (doubtful)")
    }

    @Test func `past flights are listed with their airports, the latest first`() async throws {
        let spy = PastFlightsSpy(.success(Records(PastFlight.samples, dropped: 1)))
        let shown = try await load("TDL12", pastFlights: spy)

        let text = GoldenFormat.markdown.text(of: shown)
        #expect(text.contains("Flights of the last days"))
        #expect(text.contains("past flights of the source"))
        let latest = try #require(text.firstRange(of: "TDL99"))
        let earliest = try #require(text.firstRange(of: "TDL98"))
        #expect(latest.lowerBound < earliest.lowerBound)
        #expect(text.contains("Riverbank (TOA)"))
        #expect(text.contains("1 h 25 min"))
        let json = GoldenFormat.json.text(of: shown)
        #expect(
            json.contains(
                #""first_seen": "2022-04-07T08:00:00Z", "last_seen": "2022-04-07T09:25:00Z", "#
                    + #""duration_s": 5100, "departure": "QAAA", "#
                    + #""departure_name": "Toad Hall International Airport", "arrival": null"#))
        #expect(shown.warnings == ["1 past flight could not be read and is left out."])
    }

    @Test func `past flights that are missing leave the rest alone`() async throws {
        let spy = PastFlightsSpy(.failure(.timedOut(seconds: 9)))
        let failed = try await load("TDL12", pastFlights: spy)
        let none = try await load("TDL12", pastFlights: PastFlightsSpy(.success(Records())))

        #expect(
            failed.warnings == [
                "The flights of the last days are missing: no response came within 9 seconds."
            ])
        #expect(GoldenFormat.json.text(of: failed).contains(#""past_flights": null"#))
        #expect(GoldenFormat.json.text(of: none).contains(#""past_flights": []"#))
        #expect(failed.isPartial)
        #expect(!none.isPartial)
        #expect(!GoldenFormat.markdown.text(of: failed).contains("Flights of the last days"))
        #expect(none.warnings == [])
        #expect(GoldenFormat.markdown.text(of: none).contains("not known there"))
    }

    @Test func `an aircraft out of range is shown with its past flights, by its address`()
        async throws
    {
        let spy = PastFlightsSpy(.success(Records(PastFlight.samples)))
        let absent = try await load("400abc", aircraft: [], pastFlights: spy)
        let named = try await load("TDL12", aircraft: [], pastFlights: spy)
        let unknown = try await load(
            "400abc", aircraft: [], pastFlights: PastFlightsSpy(.success(Records())))
        let recorded = try await load("400abc", aircraft: [], isRecorded: true, pastFlights: spy)

        let text = GoldenFormat.markdown.text(of: absent)
        #expect(text.contains("400abc is not in range of the source now."))
        #expect(text.contains("TDL99") && text.contains("Riverbank (TOA)"))
        #expect(absent.refreshInterval == .seconds(60))
        for missing in [named, unknown, recorded] { #expect(missing.state.error != nil) }
        #expect(spy.asked.all.count == 1)
    }

    @Test func `a look-up that the source does not offer is no answer to the others`() async throws
    {
        func error(_ text: String, refusing refused: @escaping @Sendable (SkySelection) -> Bool)
            async throws -> SectionError?
        {
            let sky = SkySpy(.success(Sky([], at: GoldenFormat.now)), refusing: refused)
            return try await section(text, sky: sky).loaded().state.error
        }
        let some = try await error("400abc") { if case .registration = $0 { true } else { false } }
        let all = try await error("TDL12") { _ in true }

        #expect(some?.message == "No aircraft called '400abc' is in range of the source now.")
        #expect(all?.message.contains("this source has no such names") == true)
        #expect(all?.recovery == "Choose another.")
    }

    @Test func `an aircraft of which little is known has all keys`() async throws {
        let known = try await facts("TDL12", lookUps: LookUpSpies(), tracks: .success(.sample))
        let unknown = try await facts("~2980aa", aircraft: [.otter])

        #expect(unknown.machineKeys == known.machineKeys)
        #expect(unknown.value("call_sign") == .empty)
        #expect(unknown.value("is_icao_address") == .boolean(false))
        #expect(unknown.value("nearest_airport") == .text("OTT"))
    }

    @Test func `an old position and an emergency stand out`() async throws {
        var aircraft = Aircraft.otter
        aircraft.squawk = "7600"
        let shown = try await load("~2980aa", aircraft: [aircraft])

        let text = try #require(shown.state.content).text
        // What was last heard 90 seconds ago is no emergency now.
        #expect(!text.contains("radio failure."))
        #expect(text.contains("The position is 90 s old."))
        #expect(text.contains("is on the ground, at Otter Airport (OTT)."))
    }

    @Test(arguments: [(true, Map.Frame.content), (false, .box(.around(51.51, -0.24, by: 0.05)))])
    func `an aircraft at an airport is on a near map with its runways`(
        isOnGround: Bool, frame: Map.Frame
    ) async throws {
        var aircraft = Aircraft.toad
        aircraft.position = Coordinate(latitude: 51.51, longitude: -0.24)
        aircraft.isOnGround = isOnGround
        let request = BaseRequestSpy.facts(runways: .text(SampleTables.runways))
        let shown = try await load("TDL12", aircraft: [aircraft], request: request)

        let map = try #require(shown.state.content?.map)
        #expect(map.lines.map(\.label) == ["09L/27R"])
        #expect(map.frame == frame)
    }

    @Test func `without its runways, an airport is on a map of some 10 km`()
        async throws
    {
        var aircraft = Aircraft.toad
        aircraft.position = Coordinate(latitude: 51.5, longitude: -0.25)
        aircraft.isOnGround = true
        let request = BaseRequestSpy.facts(runways: .failure(.timedOut(seconds: 5)))
        let shown = try await load("TDL12", aircraft: [aircraft], request: request)

        let map = try #require(shown.state.content?.map)
        #expect(map.lines.isEmpty)
        #expect(map.frame == .box(.around(51.5, -0.25, by: 0.05)))
        #expect(shown.warnings.isEmpty)
    }

    @Test func `an aircraft without a position has no map`() async throws {
        var aircraft = Aircraft.toad
        aircraft.position = nil
        aircraft.positionTime = nil
        let shown = try await load("TDL12", aircraft: [aircraft], lookUps: LookUpSpies())

        let blocks = try #require(shown.state.content)
        #expect(blocks.map == nil)
        #expect(blocks.text.contains("The source has no position of this aircraft."))
        #expect(blocks.facts.value("route_check") == .badge(Badge("unchecked", .neutral)))
    }

    @Test func `a service that fails is a warning, and the rest is shown`() async throws {
        let spies = LookUpSpies(hexdb: .failure(.timedOut(seconds: 9)))
        let shown = try await load("TDL12", lookUps: spies)

        #expect(
            shown.warnings == [
                "What hexdb.io knows is missing: no response came within 9 seconds."
            ])
        #expect(shown.state.content?.facts.value("operator_source") == .text("adsbdb.com"))
    }

    @Test func `one of several call signs is named that begin with a text`() async throws {
        let shown = try await load(
            "TDL", aircraft: [.toad, .sample("400abd", "TDL77")], isRecorded: true)

        let text = try #require(shown.state.content?.text)
        #expect(text.hasPrefix("Look one up by its call sign: flight-report flight TDL"))
    }

    @Test func `several matches are listed, with advice on how to choose one`() async throws {
        let shown = try await load(
            "TDL12", aircraft: [.toad, .sample("400abd", "TDL012")])

        let blocks = try #require(shown.state.content)
        #expect(blocks.text == "Look one up by its address: flight-report flight 400abc.")
        #expect(shown.warnings.contains("2 aircraft match “TDL12”. The report lists them."))
        #expect(blocks.table?.identities.map(\.self) == ["400abc", "400abd"])
        #expect(blocks.table?.commands.first == "flight")
    }

    @Test func `without a match there is a guess, and in a recording a live source`()
        async throws
    {
        let recorded = try await load("TDL21", isRecorded: true).state.error
        let live = try await load("TL99").state.error

        #expect(recorded?.message == "No aircraft called 'TDL21' is in the recording.")
        #expect(recorded?.recovery.hasPrefix("Did you mean 'TDL12'?") == true)
        #expect(recorded?.recovery.contains("--source adsb-lol") == true)
        #expect(live?.message == "No aircraft called 'TL99' is in range of the source now.")
        #expect(live?.recovery.hasPrefix("Its call sign would usually be TDL99") == true)
    }

    @Test func `the beginning of a call sign is enough in a recording`() async throws {
        let shown = try await load("TDL", isRecorded: true)

        #expect(shown.state.content?.facts.value("call_sign") == .text("TDL12"))
    }

    @Test(arguments: RequestError.examples)
    func `an error of the source says what failed and what to do`(
        error: RequestError
    ) async throws {
        let section = try section("TDL12", sky: SkySpy(.failure(error)))
        let failure = try #require(await section.loaded().state.error)

        #expect(failure.message == "The flight could not be loaded: \(error.summary).")
        #expect(failure.recovery == error.recovery)
    }

    @Test func `tables that fail leave the aircraft`() async throws {
        let failure = BaseRequestSpy.Answer.failure(.timedOut(seconds: 5))
        let shown = try await load(
            "TDL12", request: .facts(airports: failure, airlines: failure))

        #expect(
            shown.warnings == [
                "The airports are unknown: no response came within 5 seconds.",
                "The airlines and types are unknown: no response came within 5 seconds.",
            ])
        #expect(shown.state.content?.facts.value("registration") == .text("G-TOAD"))
    }

    @Test(
        arguments: ["TDL12", "~2980aa", "nobody"],
        [GoldenFormat.terminal80, .terminal40, .markdown, .json, .outline])
    func `the output matches the golden files`(text: String, format: GoldenFormat) async throws {
        let page = format.text(
            of: try await load(
                text, aircraft: [.toad, .otter], lookUps: LookUpSpies(),
                tracks: .success(.sample)))

        let name = text.lowercased().filter { $0 != "~" }
        try Golden.verify(page, "flight-\(name).\(format.fileExtension)")
    }
}

extension FlightDetailFeatureTests {
    private func facts(
        _ text: String,
        aircraft: [Aircraft] = [.toad],
        lookUps: LookUpSpies? = nil,
        tracks: Result<FlightTrack, RequestError>? = nil
    ) async throws -> [Fact] {
        let shown = try await load(text, aircraft: aircraft, lookUps: lookUps, tracks: tracks)
        return try #require(shown.state.content).facts
    }

    private func load(
        _ text: String,
        aircraft: [Aircraft] = [.toad],
        isRecorded: Bool = false,
        request: BaseRequestSpy = .facts(),
        lookUps: LookUpSpies? = nil,
        tracks: Result<FlightTrack, RequestError>? = nil,
        pastFlights: PastFlightsSpy? = nil
    ) async throws -> SectionSnapshot {
        let sky = Sky(aircraft, at: GoldenFormat.now, isRecorded: isRecorded)
        return try await section(
            text, request: request, sky: SkySpy(.success(sky)), lookUps: lookUps, tracks: tracks,
            pastFlights: pastFlights
        ).loaded()
    }

    private func section(
        _ text: String,
        request: BaseRequestSpy = .facts(),
        sky: SkySpy,
        lookUps: LookUpSpies? = nil,
        tracks: Result<FlightTrack, RequestError>? = nil,
        pastFlights: PastFlightsSpy? = nil
    ) throws -> FlightDetailSection {
        let dependencies = AviationDependencies(
            context: ContextSpy(), request: request, sky: sky, lookUps: lookUps?.lookUps,
            tracks: tracks.map { TrackSpy(answer: $0) }, pastFlights: pastFlights)
        return FlightDetailBuilder.section(dependencies, name: try #require(FlightName(text)))
    }
}

extension [Fact] {
    /// The keys of the facts for machines.
    fileprivate var machineKeys: [String] { filter(\.isForMachines).map(\.key) }

    fileprivate func value(_ key: String) -> Cell? {
        first { $0.key == key }?.value
    }
}

extension [Block] {
    fileprivate var map: Map? {
        lazy.compactMap { if case .map(let map) = $0 { map } else { nil } }.first
    }
}

extension GeoBox {
    fileprivate static func around(
        _ latitude: Double, _ longitude: Double, by degrees: Double
    ) -> GeoBox {
        guard
            let box = GeoBox(
                south: latitude - degrees, west: longitude - degrees, north: latitude + degrees,
                east: longitude + degrees)
        else { preconditionFailure("The samples are within the world.") }
        return box
    }
}
