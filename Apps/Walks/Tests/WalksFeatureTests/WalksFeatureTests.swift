import FeatureTesting
import RecordStore
import SectionEssentials
import SectionKit
import Testing
import Tracks
import Walking

@testable import WalksFeature

/// The list of recent walks, and the walk that goes on.
@Suite struct WalksFeatureTests {
    private static func tables(_ snapshot: SectionSnapshot) -> [String: Table] {
        var tables: [String: Table] = [:]
        for case .table(let table) in snapshot.state.content ?? [] { tables[table.key] = table }
        return tables
    }

    @Test func `The newest walk comes first, and its row opens its file`() async throws {
        let shown = await WalksSection.sample(.sample(.holding(.lake, .hill))).loaded()

        let table = try #require(Self.tables(shown)["rows"])
        #expect(table.cells("name") == [.text("Up the hill"), .text("Around the lake")])
        #expect(Array(table.identities) == ["/walks/hill.gpx", "/walks/lake.gpx"])
        #expect(table.commands.first == "walk")
        // The one that was interrupted has the distance of its file.
        #expect(
            table.cells("distance_m") == [.decimal(100, digits: 1), .decimal(4321, digits: 1)])
        #expect(table.cells("duration_s") == [.empty, .integer(7200)])
    }

    @Test func `A walk says whether it ended, was interrupted, or lost its file`() async throws {
        let files = WalkFilesSpy("/walks/hill.gpx")
        let interactor = WalksInteractor.sample(.holding(.lake, .hill), files: files)

        let shown = await WalksSection.sample(interactor).loaded()

        #expect(
            Self.tables(shown)["rows"]?.cells("state") == [
                .badge(Badge("interrupted", .negative)),
                .badge(Badge("file missing", .negative)),
            ])
    }

    @Test func `A walk before there was GPS has a wrong date`() {
        let first = SectionEssentials.Date(timeIntervalSince1970: 315_964_800)
        let states = [-1.0, 0].map { seconds in
            let start = first.addingTimeInterval(seconds)
            return ListedWalk(
                RecordedWalk(name: "Old", file: "/old.gpx", started: start, ended: start),
                isFileThere: true
            ).state
        }
        #expect(states == [.wrongDate, .ended])
    }

    @Test func `Without walks the made-up one can be opened`() async throws {
        let shown = await WalksSection.sample(.sample(.holding())).loaded()

        let demo = try #require(Self.tables(shown)["demo"])
        #expect(Array(demo.identities) == ["demo"])
        #expect(demo.commands.contains("walks remove") && demo.isMadeUp)
        #expect(shown.state.content?.text.contains("No walks are kept yet.") == true)
        #expect(WalkList([]).blocks.text.contains("by 'walk-report walk --live', or add") == true)
        let screen = WalkList([], canStart: true)
        #expect(screen.blocks.text.contains("by 'walk-report walks start', or add") == true)
        let others = await WalksSection.sample(.sample(.holding(.lake))).loaded()
        #expect(Self.tables(others)["demo"] == nil)
    }

    @Test func `The walk that goes on is on top, each second, and not in the list`() async throws {
        var walk = Walk(name: "Up the hill", state: .authorised, track: Track(segments: []))
        walk.recording = "/walks/hill.gpx"
        let section = WalksSection.sample(.sample(.holding(.lake, .hill), live: walk))

        let shown = await section.loaded()

        let tables = Self.tables(shown)
        #expect(tables["current"]?.cells("name") == [.text("Up the hill")])
        #expect(tables["current"]?.commands == ["walk", "walks stop"])
        #expect(tables["rows"]?.cells("name") == [.text("Around the lake")])
        let list = WalkList([], current: walk)
        #expect(section.refreshInterval(for: list) == .seconds(1))
        #expect(section.refreshInterval(for: WalkList([])) == nil)
        #expect(section.notices(of: WalkList([]), since: list) == ["Up the hill has ended."])
    }

    @Test func `A damaged record is named in a warning`() async throws {
        let odd = StoreProblem(file: "records/x.json", flaw: .broken(reason: "it is empty"))
        let store = RecordStoreSpy<RecordedWalk>(problems: [odd]) { GoldenFormat.now }

        let shown = await WalksSection.sample(.sample(store)).loaded()

        #expect(shown.warnings.count == 1)
        #expect(shown.warnings.first?.contains("records/x.json") == true)
    }

    @Test func `A machine without a folder for records says what to do`() async throws {
        let interactor = WalksInteractor(
            store: WalksStore(
                open: { () throws(UsageError) in throw UsageError("there is no home folder.") },
                now: GoldenFormat.now),
            files: WalkFilesSpy(), live: LiveWalkStub(), demo: Track(segments: []))

        let error = await WalksSection.sample(interactor).loaded().state.error

        #expect(
            error?.message == "The list of walks could not be loaded: there is no home folder.")
        #expect(error?.recovery.contains("XDG_DATA_HOME") == true)
    }
}
