import FeatureTesting
import Foundation
@testable import ScreenHost
@testable import SectionKit
import Synchronization
import Testing

/// What is not shown of a long table is not made, whenever it is loaded again or moves.
struct LazyRowsTests {
    private var screen = ModelHarness()
    private let measured = MeasuredLists()
    private let made = MadeRows()

    /// The number of guests: more than are measured again.
    private static let count = 2 * MeasuredLists.longestAgain

    /// The rows that a screen of 24 lines has room for, and a few more.
    private static let few = 30

    private func content(visits: Int, isAutomatic: Bool) throws -> PaneContent {
        let crowd = Crowd(count: Self.count, made: made)
        let snapshot = SectionUpdate(crowd, .success(visits)).moving(after: Date()).snapshot
        let typesetter = screen.model.typesetter
        guard isAutomatic else {
            let content = PaneContent(snapshot, blocks: snapshot.blocks, typesetter: typesetter)
            measured.keep(content)
            return content
        }
        return try #require(
            measured.content(
                snapshot, blocks: snapshot.blocks, typesetter: typesetter,
                longerThan: MeasuredLists.longestAgain))
    }

    /// Loads the guests, for the first time or automatically again.
    private mutating func load(visits: Int, isAutomatic: Bool = false) throws {
        if isAutomatic, let before = screen.lastLoad(of: "guests") {
            screen.happen(.due(load: before))
        }
        let number = try #require(screen.load(of: "guests"))
        let content = try content(visits: visits, isAutomatic: isAutomatic)
        screen.happen(.loaded(number: number, title: "Guests", .shown(content)))
        screen.happen(.ended(load: number))
    }

    /// The underlined text.
    private var marked: [String] {
        screen.screen.underlined.map(\.trimmed).filter { !$0.isEmpty }
    }

    private func shows(_ name: String, visits: String) -> Bool {
        screen.lines.contains { $0.contains("\(name) ") && $0.hasSuffix(" \(visits)") }
    }

    @Test mutating func `a refresh makes only the rows that are shown`() throws {
        try load(visits: 1)
        #expect(made.take().count == Self.count)

        try load(visits: 7, isAutomatic: true)

        #expect(shows("Guest 3", visits: "7"))
        #expect(marked == ["7"])
        #expect(made.take().count <= Self.few)
    }

    @Test mutating func `a row that scrolls into view is compared then`() throws {
        try load(visits: 1)
        screen.type(Key.end)
        try load(visits: 7, isAutomatic: true)
        #expect(marked == [])

        screen.type(Key.home)

        #expect(marked == ["7"])
    }

    @Test mutating func `columns are widened for a row when it is shown`() throws {
        try load(visits: 1)

        try load(visits: 1_234_567_890, isAutomatic: true)

        #expect(shows("Guest 3", visits: "1,234,567,890"))
        #expect(marked == ["1,234,567,890"])
    }

    @Test mutating func `content that moves makes only the rows that are shown`() throws {
        try load(visits: 1)
        let pane = try #require(screen.model.page.panes.last)
        let motion = try #require(pane.motion)
        _ = made.take()

        let moved = pane.content?.moved(to: Date(), typesetter: screen.model.typesetter)
        screen.happen(.moved(motion: motion, moved))

        #expect(shows("Guest 3", visits: "9"))
        #expect(made.take().count <= Self.few)
    }

    @Test mutating func `all rows are read when a search begins, not when they load`() throws {
        try load(visits: 1)
        try load(visits: 1, isAutomatic: true)
        _ = made.take()

        screen.type("/")

        #expect(made.take().count == Self.count)
        screen.type("9")
        #expect(made.take().count <= Self.few)
        screen.type("99")
        #expect(screen.selected.contains("Guest 999"))
    }
}

/// Guests, of whom the fourth has made a number of visits, and moves on to the ninth.
private struct Crowd: SectionKit.Section {
    let count: Int
    let made: MadeRows
    let id = "guests"
    let title = "Guests"

    func load(into output: some SectionOutput<Int>) async {}

    func body(for visits: Int) -> [Block] {
        [
            .table(
                Table(
                    columns: [Column("name", "Guest"), Column("visits", "Visits")],
                    rows: TableRows(count: count) { [made] row in
                        made.add(row)
                        return [.text("Guest \(row)"), .integer(row == 3 ? visits : 0)]
                    },
                    identities: RowIdentities(count: count) { "\($0)" }))
        ]
    }

    func moved(_ visits: Int, to now: Date) -> Int? { 9 }
}

/// The rows that tables have made.
private final class MadeRows: Sendable {
    private let rows = Mutex<Set<Int>>([])

    func add(_ row: Int) {
        rows.withLock { _ = $0.insert(row) }
    }

    /// Returns the rows made since this was called last.
    func take() -> Set<Int> {
        rows.withLock { rows in
            defer { rows = [] }
            return rows
        }
    }
}
