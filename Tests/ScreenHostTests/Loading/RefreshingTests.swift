import FeatureTesting
import Foundation
@testable import ScreenHost
import SectionKit
import Testing

/// Sections that refresh automatically.
struct RefreshingTests {
    private static let error = SectionError(message: "The guests do not answer.", recovery: "Wait.")
    private var screen = ModelHarness()

    /// A table with a row for each name and number, in their order.
    private static func table(_ rows: [(name: String, visits: Int)]) -> Table {
        Table(
            columns: [Column("name", "Guest"), Column("visits", "Visits")],
            rows: rows.map { [.text($0.name), .integer($0.visits)] },
            identities: rows.map(\.name))
    }

    private static let usual = table([("Alice", 1), ("Bob", 2), ("Carol", 3)])

    private mutating func answer(
        _ table: Table,
        every interval: Duration? = .seconds(5),
        observedAt date: Date? = nil,
        notRefreshed error: SectionError? = nil,
        isLast: Bool = true
    ) {
        guard let number = screen.load(of: "guests") else { return }
        let snapshot = SectionSnapshot(
            id: "guests", title: "Guests", state: .success([.table(table)]), observedAt: date,
            refreshError: error, refreshInterval: interval)
        let content = PaneContent(
            snapshot, blocks: [.table(table)], typesetter: screen.model.typesetter)
        screen.happen(.loaded(number: number, title: "Guests", .shown(content)))
        if isLast { screen.happen(.ended(load: number)) }
    }

    /// The underlined text.
    private var marked: [String] {
        screen.screen.underlined.map(\.trimmed).filter { !$0.isEmpty }
    }

    /// Sends the event that the guests are due after a load.
    private mutating func becomeDue(after load: Int) {
        screen.happen(.due(load: load))
    }

    @Test mutating func `a section loads again after its refresh interval`() throws {
        let first = try #require(screen.load(of: "guests"))

        answer(Self.usual)
        #expect(screen.effects.map(\.words) == ["wait 5.0 s after \(first)"])
        becomeDue(after: first)

        #expect(screen.effects.map(\.words) == ["refresh guests \(first + 1)"])
    }

    @Test mutating func `a busy source is asked again when it says`() throws {
        let first = try #require(screen.load(of: "guests"))

        answer(
            Self.usual,
            notRefreshed: SectionError(
                message: "It is busy.", recovery: "Wait.", retryAfter: .seconds(600)))

        #expect(screen.effects.map(\.words) == ["wait 600.0 s after \(first)"])
    }

    @Test mutating func `a section without a refresh interval does not load again`() {
        answer(Self.usual, every: nil)

        #expect(screen.effects.map(\.words) == [])
    }

    @Test mutating func `a section that loads meanwhile does not load when due`() throws {
        let first = try #require(screen.load(of: "guests"))
        answer(Self.usual)
        screen.type("r")

        becomeDue(after: first)

        #expect(screen.effects.map(\.words) == [])
    }

    @Test mutating func `an automatic refresh shows nothing while it loads`() throws {
        let first = try #require(screen.load(of: "guests"))
        answer(Self.usual)
        let before = screen.lines

        becomeDue(after: first)

        #expect(screen.lines == before)
    }

    @Test mutating func `a folded section loads again when it is unfolded`() throws {
        let first = try #require(screen.load(of: "guests"))
        answer(Self.usual)
        screen.type(Key.left)

        becomeDue(after: first)
        #expect(screen.effects.map(\.words) == [])
        screen.type(Key.right)

        #expect(screen.effects.map(\.words) == ["refresh guests \(first + 1)"])
    }

    @Test mutating func `a change that one section reports loads those that report none`() throws {
        let (house, guests) = (
            try #require(screen.load(of: "house")), try #require(screen.load(of: "guests"))
        )
        screen.answer([.paragraph("A house.")], of: "house")
        answer(Self.usual)

        // Nothing is known of either yet.
        screen.happen(.changed(load: guests))
        #expect(screen.effects.map(\.words) == ["refresh guests \(guests + 1)"])
        answer(Self.usual)

        screen.happen(.unwatched(load: house))
        screen.happen(.changed(load: guests + 1))
        #expect(
            screen.effects.map(\.words) == [
                "refresh house \(guests + 2)", "refresh guests \(guests + 3)",
            ])
    }

    @Test mutating func `what has changed is loaded also while it is folded`() throws {
        let first = try #require(screen.load(of: "guests"))
        answer(Self.usual)
        screen.type(Key.left)

        screen.happen(.changed(load: first))

        #expect(screen.effects.map(\.words) == ["refresh guests \(first + 1)"])
    }

    @Test mutating func `a section that loads meanwhile follows no change of its own`() throws {
        let first = try #require(screen.load(of: "guests"))
        answer(Self.usual)
        screen.type("r")

        screen.happen(.changed(load: first))
        answer(Self.usual)

        #expect(!screen.effects.map(\.words).contains { $0.hasPrefix("refresh") })
    }

    @Test mutating func `a section below another page loads again when the page is left`() throws {
        let first = try #require(screen.load(of: "guests"))
        answer(Self.usual)
        screen.type("?")

        becomeDue(after: first)
        #expect(screen.effects.map(\.words) == [])
        screen.escape()

        #expect(screen.effects.map(\.words) == ["refresh guests \(first + 1)"])
    }

    @Test mutating func `an automatic refresh draws one frame, with its content`() throws {
        let first = try #require(screen.load(of: "guests"))
        #expect(screen.model.mayChangeScreen(.loaded(number: first, title: nil, .loading)))
        answer(Self.usual)
        #expect(!screen.model.mayChangeScreen(.due(load: first)))
        becomeDue(after: first)

        #expect(
            !screen.model.mayChangeScreen(.loaded(number: first + 1, title: nil, .loading)))
        #expect(!screen.model.mayChangeScreen(.ended(load: first + 1)))
        screen.type("r")
        #expect(screen.model.mayChangeScreen(.ended(load: try #require(screen.load(of: "guests")))))
    }

    @Test mutating func `the selected row stays selected when it moves`() throws {
        let first = try #require(screen.load(of: "guests"))
        answer(Self.usual)
        screen.type(Key.down)
        #expect(screen.row?.identity == "Bob")

        becomeDue(after: first)
        answer(Self.table([("Zoe", 9), ("Carol", 3), ("Alice", 1), ("Bob", 2)]))

        #expect(screen.row?.identity == "Bob")
        #expect(screen.selected.contains("Bob"))
    }

    @Test mutating func `changed cells are underlined for a moment`() throws {
        let first = try #require(screen.load(of: "guests"))
        answer(Self.usual)
        #expect(marked == [])

        becomeDue(after: first)
        answer(Self.table([("Alice", 1), ("Bob", 7), ("Carol", 3)]))
        #expect(marked == ["7"])
        screen.happen(.faded(load: first + 1))

        #expect(marked == [])
    }

    @Test mutating func `marks disappear after a moment while the load continues`() throws {
        let first = try #require(screen.load(of: "guests"))
        answer(Self.usual)
        becomeDue(after: first)

        answer(Self.table([("Alice", 1), ("Bob", 7), ("Carol", 3)]), isLast: false)
        #expect(marked == ["7"])
        screen.happen(.faded(load: first + 1))

        #expect(marked == [])
    }

    @Test mutating func `marks of a later load outlast those of an earlier one`() throws {
        let first = try #require(screen.load(of: "guests"))
        answer(Self.usual)
        becomeDue(after: first)
        answer(Self.table([("Alice", 1), ("Bob", 7), ("Carol", 3)]))
        becomeDue(after: first + 1)

        answer(Self.table([("Alice", 1), ("Bob", 8), ("Carol", 3)]), isLast: false)
        screen.happen(.faded(load: first + 1))

        #expect(marked == ["8"])
    }

    @Test mutating func `a row that only moved is not marked`() throws {
        let first = try #require(screen.load(of: "guests"))
        answer(Self.usual)

        becomeDue(after: first)
        answer(Self.table([("Carol", 3), ("Bob", 2), ("Alice", 1)]))

        #expect(marked == [])
    }

    @Test mutating func `a section that cannot be refreshed stays and shows its age`() throws {
        let first = try #require(screen.load(of: "guests"))
        answer(Self.usual, observedAt: Date(timeIntervalSince1970: 1_600_000_000))

        becomeDue(after: first)
        screen.happen(.loaded(number: first + 1, title: "Guests", .failed(Self.error)))
        screen.happen(.ended(load: first + 1))

        #expect(screen.lines.contains { $0.contains("Alice") })
        let heading = screen.lines.first { $0.contains("Guests") }
        #expect(heading?.contains("as of 13 Sep 2020 12:26 UTC") == true)
        #expect(screen.model.message == nil)
        #expect(screen.effects.map(\.words) == ["wait 5.0 s after \(first + 1)"])
    }

    @Test mutating func `a successful refresh removes the error of a failed one`() throws {
        let first = try #require(screen.load(of: "guests"))
        answer(Self.usual)
        becomeDue(after: first)
        screen.happen(.loaded(number: first + 1, title: "Guests", .failed(Self.error)))
        screen.happen(.ended(load: first + 1))

        becomeDue(after: first + 1)
        answer(Self.usual)

        #expect(!screen.lines.contains { $0.contains("do not answer") })
    }

    @Test mutating func `a refresh does not disturb a search that is being typed`() throws {
        let first = try #require(screen.load(of: "guests"))
        answer(Self.usual)
        screen.type("/ca")
        let status = screen.status

        becomeDue(after: first)
        answer(Self.table([("Cara", 1), ("Bob", 2), ("Carol", 3)]))

        #expect(screen.status == status)
        #expect(screen.lines.contains { $0.contains("Cara ") })
        #expect(screen.lines.contains { $0.contains("Carol") })
        #expect(!screen.lines.contains { $0.contains("Bob") })
    }
}
