import AirportFacts
import AirportSamples
import Airports
import FeatureTesting
import FlightSamples
import Flights
import Networking
import SectionKit
import Testing

@testable import DistanceFeature

/// The feature from the request to the blocks; only the request is a spy.
@Suite struct DistanceFeatureTests {
    @Test(arguments: [
        ("LHR JFK", 5554.592, 5539.704), ("MAD BCN", 484.099, 482.931),
        ("SYD LAX", 12_050.713, 12_061.144), ("SIN EWR", 15_344.521, 15_336.468),
        ("SCL SYD", 11_362.613, 11_340.360), ("LCY LHR", 36.132, 36.019),
    ])
    func `the distances of the embedded airports are those of other programs`(
        route: String, geodesic: Double, haversine: Double
    ) async throws {
        let query = DistanceQuery(route: try #require(RouteText(route)))
        let service = airportsService(AirportFacts.responses, memory: nil)

        let journey = try Journey(try await service.airports(), query: query)

        #expect(abs(journey.distance / 1000 - geodesic) < 0.01)
        #expect(abs(journey.haversine / 1000 - haversine) < 0.01)
    }

    @Test func `the section shows the journey, its legs and its map`() async throws {
        let shown = try await load(["places": "TOA OTT PEN", "speed": "900km/h"])

        let blocks = try #require(shown.state.content)
        #expect(
            blocks.text.hasPrefix(
                "Toad Hall International Airport (TOA) to Otter Airport (OTT) to Peñón–Ratty"
                    + " Airport, \"Old\" (PEN): 975 NM, in 2 h 0 min at 900 km/h."))
        let table = try #require(blocks.table)
        #expect(table.cells("from") == ["TOA", "OTT"].map(Cell.text))
        #expect(table.cells("to") == ["OTT", "PEN"].map(Cell.text))
        #expect(table.identities[1] == "2")
        let map = try #require(
            blocks.compactMap { if case .map(let map) = $0 { map } else { nil } }.first)
        #expect(map.points.map(\.label) == ["TOA", "OTT", "PEN"])
        #expect(map.lines.map(\.label) == ["TOA–OTT", "OTT–PEN"])
        #expect(map.lines.map(\.path) == [.greatCircle, .greatCircle])
        #expect(map.lines.map(\.row) == ["1", "2"])
        #expect(shown.warnings == [])
    }

    @Test func `the total is the sum of the legs, in all units`() async throws {
        let facts = try #require(
            try await load(["places": "TOA OTT TOA"]).state.content
        ).facts
        let one = try #require(try await load(["places": "TOA OTT"]).state.content).facts

        let (total, single) = try (
            #require(facts.number("distance_km")), #require(one.number("distance_km"))
        )
        #expect(abs(total - 2 * single) < 1e-9)
        #expect(try abs(#require(facts.number("distance_nm")) - total / 1.852) < 1e-9)
        #expect(try abs(#require(facts.number("distance_mi")) - total / 1.609344) < 1e-9)
        #expect(facts.number("speed_kn") == 480)
        #expect(facts.number("time_s") == (total / 1.852 / 480 * 3600).rounded())
    }

    @Test func `a leg has the directions at both ends, and one of no length has none`()
        async throws
    {
        let table = try #require(
            try await load(["places": "0,0 0,90 0,90"]).state.content?.table)

        #expect(table.cells("initial_bearing_deg") == [.decimal(90, digits: 2), .empty])
        #expect(table.cells("final_bearing_deg") == [.decimal(90, digits: 2), .empty])
        #expect(table.cells("distance_km").last == .decimal(0, digits: 3))
        #expect(table.cells("time_s").last == .duration(0))
    }

    @Test func `a city is its largest airport, with a warning`() async throws {
        let shown = try await load(["places": "riverbank, PEN"])

        #expect(
            shown.warnings
                == [
                    "“riverbank” is taken for Otter Airport (OTT); it could also be Toad Hall"
                        + " International Airport (TOA)."
                ])
    }

    @Test func `an unknown place is an error with a suggestion`() async throws {
        let shown = try await load(["places": "TOA, riverbnak"])

        #expect(shown.state.error?.message == "No airport or city is called 'riverbnak'.")
        #expect(shown.state.error?.recovery == "Did you mean 'Riverbank'?")
    }

    @Test(arguments: RequestError.examples)
    func `an error says what failed and what to do`(error: RequestError) async throws {
        let shown = try await load(
            ["places": "TOA OTT"], from: .tables(airports: .failure(error)))

        #expect(
            shown.state.error?.message == "The distance could not be loaded: \(error.summary).")
        #expect(shown.state.error?.recovery == error.recovery)
    }

    @Test(arguments: [
        ["places": "TOA"], ["places": "TOA OTT", "speed": "fast"], [:],
        ["places": "TOA OTT", "units": "royal"], ["places": "TOA OTT", "all": ""],
    ])
    func `invalid options are refused`(options: [String: String]) {
        #expect(throws: UsageError.self) { try make(options, .tables()) }
    }

    @Test func `the section leaks nothing after it has loaded`() async throws {
        let query = DistanceQuery(route: try #require(RouteText("TOA OTT")))
        #expect(
            await leaksNothing(of: .tables()) {
                DistanceBuilder.section(service: airportsService($0, memory: nil), query: query)
            })
    }

    @Test(arguments: [GoldenFormat.terminal80, .terminal40, .markdown, .json, .csv])
    func `the output matches the golden files`(format: GoldenFormat) async throws {
        let page = format.text(of: try await load(["places": "TOA OTT MOL"]))

        try Golden.verify(page, "distance.\(format.fileExtension)")
    }

    private func make(
        _ options: [String: String],
        _ request: BaseRequestSpy
    ) throws -> any Section {
        let dependencies = AviationDependencies.sample(request: request, now: GoldenFormat.now)
        return try DistanceBuilder.recipe.make(dependencies, OptionValues(options))
    }

    private func load(
        _ options: [String: String],
        from request: BaseRequestSpy = .tables()
    ) async throws -> SectionSnapshot {
        await (try make(options, request)).loaded()
    }
}

extension [Fact] {
    fileprivate func number(_ key: String) -> Double? {
        switch first(where: { $0.key == key })?.value {
        case .measure(let measure): measure.value
        case .duration(let seconds): Double(seconds)
        default: nil
        }
    }
}
