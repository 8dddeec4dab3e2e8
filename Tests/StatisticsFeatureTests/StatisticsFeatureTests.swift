import FeatureTesting
import Fixtures
import Networking
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import StatisticsFeature

/// Tests of the feature from the request to the blocks; only the request is a spy.
@Suite struct StatisticsFeatureTests {
    @Test func `the section counts launches by names of rockets and sites`() async throws {
        let request = try BaseRequestSpy.api()

        let snapshot = await load(from: request)

        let blocks = try #require(snapshot.state.content)
        #expect(
            blocks.facts.prefix(6).map(\.value) == [6, 4, 1, 0, 1, 5].map(Cell.integer))
        #expect(
            blocks.table?.cells("rocket")
                == [.text("Heron 1"), .unknown, .text("Ångström Heavy")])
        #expect(snapshot.warnings == [])
        #expect(request.unexpected == [])
    }

    @Test func `what cannot be counted without a list is unknown, and the rest is shown`()
        async throws
    {
        let section = StatisticsBuilder.section(
            request: try BaseRequestSpy.api(rockets: .failure(.status(500))))

        let output = SectionOutputSpy<Statistics>()
        await section.load(into: output)
        let statistics = try #require(output.states.last?.content)

        let json = try JSONSurface().text(
            of: Report(
                title: "R", source: Report.Source(id: "s", summary: "s"),
                generatedAt: GoldenFormat.now,
                sections: [SectionSnapshot(section, .success(statistics))]))
        #expect(section.isPartial(statistics))
        #expect(statistics.total.launches == 6)
        #expect(json.contains("\n      \"rockets\": null"))
        #expect(json.contains("\n      \"launch_sites\": ["))
        #expect(section.warnings(for: statistics).count == 1)
    }

    @Test(arguments: [
        LaunchFilter(rocket: "heron"), LaunchFilter(search: "heron"),
    ])
    func `a filter by rocket fails without the rockets`(filter: LaunchFilter) async throws {
        let section = StatisticsBuilder.section(
            request: try BaseRequestSpy.api(rockets: .failure(.status(500))), filter: filter)

        let error = try #require(await section.loaded().state.error)

        #expect(error.message.contains("the names of the rockets are unknown"))
    }

    @Test(.timeLimit(.minutes(1)))
    func `the section shows that it loads before the response arrives`() async throws {
        let gate = Gate()
        let request = try BaseRequestSpy.api(launches: .gated(gate, .text(Fixture.launches)))
        let section = StatisticsBuilder.section(request: request)
        let output = SectionOutputSpy<Statistics>()

        async let load: Void = section.load(into: output)
        await gate.reached()
        let before = output.states
        await gate.open()
        await load

        #expect(before == [.loading])
        #expect(output.states.count == 2)
        #expect(output.states.last?.content?.total.launches == 6)
    }

    @Test(arguments: RequestError.examples)
    func `the section shows what failed and what to do`(error: RequestError) async throws {
        let snapshot = await load(from: try .api(launches: .failure(error)))

        let shown = try #require(snapshot.state.error)
        #expect(shown.message.contains(error.summary))
        #expect(shown.recovery == error.recovery)
    }

    @Test(arguments: Fixture.brokenDocuments + [Fixture.emptyObject])
    func `a response that is not a list is reported as unreadable`(text: String) async throws {
        let snapshot = await load(from: try .api(launches: .text(text)))

        #expect(snapshot.state.error?.message.contains("could not be read") == true)
    }

    @Test func `a broken launch is left out with a warning`() async throws {
        let snapshot = await load(from: try .api(launches: .text(Fixture.oneBrokenLaunch)))

        let facts = try #require(snapshot.state.content?.facts)
        #expect(facts.first?.value == .integer(2))
        #expect(snapshot.warnings.count == 1)
        #expect(snapshot.warnings.first?.hasPrefix("1 launch ") == true)
    }

    @Test(arguments: [
        GoldenFormat.terminal, .terminal40, .terminalASCII80, .markdown, .json, .outline,
    ])
    func `names never contain terminal control characters`(format: GoldenFormat) {
        let name = "Red \u{1B}[31m\u{9B}2J\u{202E}gpj\u{200B}\r\nEnd"
        let launch = Launch.sample(
            name, date: "2020-05-01T00:00:00Z", rocket: name, launchpad: name)
        let section = StatisticsBuilder.section(request: BaseRequestSpy())
        let statistics = Statistics([launch], filter: LaunchFilter(), now: GoldenFormat.now)

        let text = format.text(of: SectionSnapshot(section, .success(statistics)))

        let scalars = Set(text.unicodeScalars).subtracting(["\n"])
        #expect(text.split(separator: "Red ").count > 3)
        #expect(!scalars.contains { $0.properties.generalCategory == .control })
        #expect(!scalars.contains { $0.properties.generalCategory == .format })
    }

    private func load(from request: BaseRequestSpy) async -> SectionSnapshot {
        await StatisticsBuilder.snapshot(from: request)
    }
}
