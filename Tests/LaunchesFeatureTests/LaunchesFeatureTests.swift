import FeatureTesting
import Fixtures
import Networking
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import LaunchesFeature

/// Tests of the feature from the request to the blocks; only the request is a spy.
@Suite struct LaunchesFeatureTests {
    @Test func `the section shows sorted launches with names of rockets and sites`() async throws {
        let request = try BaseRequestSpy.api()

        let snapshot = await load(from: request)

        let table = try #require(snapshot.state.content?.table)
        #expect(
            table.cells("flight_number")
                == [1, 2, 3, 5, 6, 7, 8, 9, 9, 9, 9].map(Cell.integer))
        #expect(
            table.cells("name").suffix(4)
                == ["Window B", "Window D", "Window A", "Window C"].map(Cell.text))
        #expect(table.cells("rocket").first == .text("Heron 1"))
        #expect(table.cells("launchpad").first == .text("Mole End LC-1"))
        #expect(snapshot.warnings == [])
        #expect(request.unexpected == [])
    }

    @Test func `the last second of a year in UTC belongs to that year`() async throws {
        let years = YearSet("2020")

        let snapshot = await load(
            LaunchesQuery(filter: LaunchFilter(years: years)), from: try .api())

        let table = try #require(snapshot.state.content?.table)
        #expect(table.cells("flight_number") == [.integer(5), .integer(6)])
    }

    @Test func `outcome, rocket and site are unknown if the source lacks them`() async throws {
        let snapshot = await load(
            LaunchesQuery(filter: LaunchFilter(search: "lost")), from: try .api())

        let table = try #require(snapshot.state.content?.table)
        #expect(table.cells("outcome") == [.badge(Badge("unknown", .neutral))])
        #expect(table.cells("rocket") == [.unknown])
        #expect(table.cells("launchpad") == [.unknown])
        #expect(table.cells("webcast") == [.empty])
    }

    @Test(.timeLimit(.minutes(1)))
    func `the section shows that it loads before the response arrives`() async throws {
        let gate = Gate()
        let request = try BaseRequestSpy.api(
            launches: .gated(gate, .text(Fixture.launches)))
        let section = LaunchesBuilder.section(request: request)
        let output = SectionOutputSpy<LaunchList>()

        async let load: Void = section.load(into: output)
        await gate.reached()
        let before = output.states
        await gate.open()
        await load

        #expect(before == [.loading])
        #expect(output.states.count == 2)
        #expect(output.states.last?.content?.matching == 11)
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

    @Test func `a source without launches is a success`() async throws {
        let empty = BaseRequestSpy.Answer.text(Fixture.emptyList)

        let snapshot = await load(
            from: try .api(launches: empty, rockets: empty, launchpads: empty))

        let blocks = try #require(snapshot.state.content)
        #expect(blocks.table?.rows == [])
        #expect(blocks.text.contains("No launches"))
        #expect(snapshot.warnings == [])
    }

    private func load(
        _ query: LaunchesQuery = LaunchesQuery(),
        from request: BaseRequestSpy
    ) async -> SectionSnapshot {
        await LaunchesBuilder.snapshot(query, from: request)
    }
}
