import AirportSamples
import FeatureTesting
import FlightSamples
import Flights
import Networking
import SectionEssentials
import SectionKit
import Testing

@testable import FlightsFeature

/// The feature from the source to the blocks; only the source and the request are spies.
@Suite struct FlightsFeatureTests {
    @Test func `a live list is loaded again, a recording is not`() async throws {
        let section = try FlightsHarness.section([:])
        let recorded = try FlightsHarness.section([:], .sample(isRecorded: true))

        #expect(
            section.refreshInterval(for: try await FlightsHarness.load(section)) == .seconds(10))
        #expect(recorded.refreshInterval(for: try await FlightsHarness.load(recorded)) == nil)
    }

    @Test func `the warnings of the source are shown`() async throws {
        var sky = Sky.sample()
        sky.warnings = ["2 aircraft could not be read and are left out."]

        #expect(try await FlightsHarness.snapshot([:], sky).warnings == sky.warnings)
    }

    @Test func `the section leaks nothing after it has loaded`() async throws {
        #expect(
            await leaksNothing(of: .tables()) {
                FlightsBuilder.section(
                    service: FlightListService.sample(airports: $0), query: FlightQuery())
            })
    }

    @Test(
        arguments: ["loading", "success", "near", "empty", "error"],
        [GoldenFormat.terminal80, .terminal40, .markdown, .json, .csv])
    func `the output matches the golden files`(subject: String, format: GoldenFormat) async throws {
        let options = ["near": ["near": "TOA"], "empty": ["country": "NA"]][subject] ?? [:]
        let section = try FlightsHarness.section(
            options, subject == "error" ? nil : .sample(isRecorded: subject == "empty"))
        let output = SectionOutputSpy<FlightList>()

        await section.load(into: output)

        let state = subject == "loading" ? output.states.first : output.states.last
        let text = format.text(of: SectionSnapshot(section, try #require(state)))
        try Golden.verify(text, "flights-\(subject).\(format.fileExtension)")
    }
}
