import FeatureTesting
import Fixtures
import Networking
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import LaunchesFeature

/// Tests of the feature from the request to the blocks, with missing and odd responses.
@Suite struct LaunchesOddResponsesTests {
    @Test func `a broken launch is left out with a warning`() async throws {
        let snapshot = await load(from: try .api(launches: .text(Fixture.oneBrokenLaunch)))

        let blocks = try #require(snapshot.state.content)
        #expect(blocks.table?.cells("name") == [.text("Three"), .text("One")])
        #expect(snapshot.warnings.count == 1)
        #expect(snapshot.warnings.first?.hasPrefix("1 launch ") == true)
    }

    @Test func `launches are shown without rockets, with a warning`() async throws {
        let snapshot = await load(from: try .api(rockets: .failure(.timedOut(seconds: 10))))

        let table = try #require(snapshot.state.content?.table)
        #expect(table.rows.count == 11)
        #expect(table.cells("rocket").allSatisfy { $0 == .unknown })
        #expect(table.cells("launchpad").contains(.text("Mole End LC-1")))
        #expect(snapshot.warnings.count == 1)
    }

    @Test func `launches are shown without launch sites, with a warning`() async throws {
        let snapshot = await load(from: try .api(launchpads: .text(Fixture.emptyObject)))

        let table = try #require(snapshot.state.content?.table)
        #expect(table.rows.count == 11)
        #expect(table.cells("launchpad").allSatisfy { $0 == .unknown })
        #expect(table.cells("rocket").contains(.text("Heron 1")))
        #expect(snapshot.warnings.count == 1)
    }

    @Test func `each missing part has a warning`() async throws {
        let snapshot = await load(
            from: try .api(
                launches: .text(Fixture.oneBrokenLaunch),
                rockets: .failure(.status(500)),
                launchpads: .failure(.status(500))
            ))

        #expect(snapshot.state.content != nil)
        #expect(snapshot.warnings.count == 3)
    }

    @Test func `the last second of a year in UTC belongs to that year`() async throws {
        let query = LaunchesQuery(filter: LaunchFilter(years: YearSet("2020")))

        let snapshot = await LaunchesBuilder.snapshot(query, from: try .api())

        let table = try #require(snapshot.state.content?.table)
        #expect(table.cells("flight_number") == [.ordinal(6), .ordinal(5)])
    }

    @Test func `outcome, rocket and site are unknown if the source lacks them`() async throws {
        let query = LaunchesQuery(filter: LaunchFilter(search: "lost"))

        let snapshot = await LaunchesBuilder.snapshot(query, from: try .api())

        let table = try #require(snapshot.state.content?.table)
        #expect(table.cells("outcome") == [.badge(Badge("unknown", .neutral))])
        #expect(table.cells("rocket") == [.unknown])
        #expect(table.cells("launchpad") == [.unknown])
        #expect(table.cells("webcast") == [.empty])
    }

    @Test func `odd launches show their usable fields`() async throws {
        let snapshot = await load(from: try .api(launches: .text(Fixture.oddLaunches)))

        let table = try #require(snapshot.state.content?.table)
        let byName = Dictionary(
            uniqueKeysWithValues: zip(table.cells("name").map(\.word), table.rows))
        let types = try #require(byName["Odd Types"])
        let links = try #require(byName["Odd Links"])
        let day = try #require(byName["No Such Day"])
        #expect(types.filter { $0.isKnown }.count == 4)
        #expect(types.contains(.ordinal(12)))
        #expect(links.contains(.text("day")))
        #expect(!links.contains { if case .link = $0 { true } else { false } })
        #expect(day.contains(.badge(Badge("failure", .negative))))
        #expect(day.contains(.ordinal(14)))
        #expect(snapshot.warnings == [])
    }

    @Test(arguments: GoldenFormat.allCases.filter { $0 != .terminalColor100 })
    func `names never contain terminal control characters`(format: GoldenFormat) async throws {
        let snapshot = await load(from: try .api(launches: .text(Fixture.oddLaunches)))

        let text = format.text(of: snapshot).replacing("\r\n", with: "\n")
        let scalars = Set(text.unicodeScalars).subtracting(["\n"])

        #expect(!scalars.contains { $0.properties.generalCategory == .control })
        #expect(!scalars.contains { $0.properties.generalCategory == .format })
        #expect(scalars.isDisjoint(with: ["\u{2028}", "\u{2029}"]))
    }

    private func load(from request: BaseRequestSpy) async -> SectionSnapshot {
        await LaunchesBuilder.snapshot(from: request)
    }
}

extension Cell {
    /// The text of a text cell; empty for other cells.
    fileprivate var word: String {
        if case .text(let text) = self { text } else { "" }
    }
}
