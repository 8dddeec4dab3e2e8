import FeatureTesting
import FlightSamples
import Flights
import Geodesy
import Networking
import SectionEssentials
import SectionKit
import Testing

@testable import FlightDetailFeature

/// The track of a real day's trace, from the server of a receiver to the blocks.
@Suite struct FlightTraceTests {
    private let endpoint = Endpoint("/data/traces/1b/trace_full_ac671b.json")

    @Test func `a trace is shown from the last take-off on`() async throws {
        let shown = try await load(.text(SampleTrace.text))

        let blocks = try #require(shown.state.content)
        guard
            case .measure(let length)? = blocks.facts.first(where: { $0.key == "track_length_km" })?
                .value
        else {
            Issue.record("The track has no length.")
            return
        }
        // From Minneapolis to Denver.
        #expect(1_050...1_150 ~= length.value)
        let lines = blocks.flatMap { block -> [MapLine] in
            if case .map(let map) = block { map.lines } else { [] }
        }
        #expect(lines.map(\.label) == ["track of DAL2927"])
        #expect(lines.first?.track.first?.last { $0.elevation != nil } != nil)
        let charts = blocks.filter { if case .lineChart = $0 { true } else { false } }
        #expect(charts.count == 1)
        #expect(shown.warnings == [])
    }

    @Test func `a receiver without traces is not an error`() async throws {
        let shown = try await load(.failure(.notFound(endpoint, status: 404)))

        #expect(shown.warnings == [])
        let blocks = try #require(shown.state.content)
        #expect(blocks.facts.first { $0.key == "track_points" }?.value == .integer(1))
    }

    @Test(arguments: ["<html>404</html>", "", #"{"icao": "ac671b"}"#, #"{"trace": [[1, 2]]}"#])
    func `an unusable trace leaves the aircraft`(text: String) async throws {
        let shown = try await load(.text(text))

        let blocks = try #require(shown.state.content)
        #expect(blocks.facts.first { $0.key == "call_sign" }?.value == .text("DAL2927"))
    }

    private func load(_ answer: BaseRequestSpy.Answer) async throws -> SectionSnapshot {
        let aircraft = Aircraft.sample("ac671b", "DAL2927") {
            $0.position = Coordinate(latitude: 39.8774, longitude: -104.6397)
            $0.positionTime = GoldenFormat.now
            $0.isOnGround = true
        }
        let sky = Sky([aircraft], at: GoldenFormat.now)
        let dependencies = AviationDependencies(
            context: ContextSpy(), request: BaseRequestSpy.facts(), sky: SkySpy(.success(sky)),
            tracks: ServerTracks(receiver: BaseRequestSpy([endpoint: answer])))
        return await FlightDetailBuilder.section(
            dependencies, name: try #require(FlightName("ac671b"))
        ).loaded()
    }
}
