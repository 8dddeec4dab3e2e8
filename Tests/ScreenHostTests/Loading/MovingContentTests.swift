import FeatureTesting
import Foundation
@testable import ScreenHost
@testable import SectionKit
import Testing

/// Content that moves between loads.
struct MovingContentTests {
    private var screen = ModelHarness()

    /// The time of the content.
    private static let start = Date(timeIntervalSince1970: 1_600_000_000)

    /// Answers the load of the guests with walkers, and returns the number of their motion.
    private mutating func answer(_ walkers: Walkers, isLast: Bool = true) throws -> Int? {
        let number = try #require(screen.load(of: "guests"))
        let content = PaneContent(
            walkers.snapshot, blocks: walkers.blocks, typesetter: screen.model.typesetter)
        screen.happen(.loaded(number: number, title: "Guests", .shown(content)))
        let motion = screen.effects.lazy.compactMap { effect in
            if case .tick(let motion) = effect { motion } else { nil }
        }.first
        if isLast { screen.happen(.ended(load: number)) }
        return motion
    }

    /// Lets the content of a motion be computed for a number of seconds after its load.
    private mutating func move(_ motion: Int, by seconds: TimeInterval) {
        screen.happen(.tick(motion: motion))
        guard case .move(_, let content)? = screen.effects.first else { return }
        let moved = content.moved(
            to: Self.start + seconds, typesetter: screen.model.typesetter)
        screen.happen(.moved(motion: motion, moved))
    }

    /// The underlined text.
    private var marked: [String] {
        screen.screen.underlined.map(\.trimmed).filter { !$0.isEmpty }
    }

    private func shows(_ text: String) -> Bool {
        screen.lines.contains { $0.contains(text) }
    }

    @Test mutating func `content moves each second, from what was loaded`() throws {
        let motion = try #require(try answer(Walkers([("Ann", 1), ("Bob", 3)])))
        #expect(shows("Bob    100"))

        move(motion, by: 1)
        #expect(shows("Bob    103"))
        #expect(screen.effects.map(\.words) == ["tick \(motion)"])
        move(motion, by: 2)

        #expect(shows("Ann    102"))
        #expect(shows("Bob    106"))
    }

    @Test mutating func `content that stays as it is needs no timer`() throws {
        #expect(try answer(Walkers([("Ann", 0)])) == nil)
        #expect(screen.effects.map(\.words) == [])
    }

    @Test mutating func `content that stops moving needs no more timers`() throws {
        let motion = try #require(try answer(Walkers([("Ann", 1)])))

        screen.happen(.moved(motion: motion, nil))
        #expect(screen.effects.map(\.words) == [])
        screen.happen(.tick(motion: motion))

        #expect(screen.effects.map(\.words) == [])
    }

    @Test mutating func `moved content of a superseded load is not shown`() throws {
        let first = try #require(try answer(Walkers([("Ann", 1)])))
        screen.happen(.tick(motion: first))
        guard case .move(_, let old)? = screen.effects.first else { return }
        screen.type("r")
        let second = try #require(try answer(Walkers([("Bob", 1)])))
        #expect(second != first)

        let moved = old.moved(to: Self.start + 1, typesetter: screen.model.typesetter)
        screen.happen(.moved(motion: first, moved))

        #expect(shows("Bob"))
        #expect(!shows("Ann"))
        #expect(screen.effects.map(\.words) == [])
        screen.happen(.tick(motion: first))
        #expect(screen.effects.map(\.words) == [])
    }

    @Test mutating func `content moves while it loads again`() throws {
        let motion = try #require(try answer(Walkers([("Ann", 1)])))
        screen.type("r")

        move(motion, by: 4)

        #expect(shows("Ann    104"))
    }

    @Test mutating func `the selected row stays selected when another one overtakes it`() throws {
        let motion = try #require(try answer(Walkers([("Ann", 1), ("Bob", 3), ("Cid", 2)])))
        screen.type(Key.down)
        #expect(screen.row?.identity == "Bob")

        move(motion, by: 1)

        #expect(screen.row?.identity == "Bob")
        #expect(screen.selected.contains("Bob    103"))
        // The first row now.
        #expect(screen.lines.first { $0.contains(" 10") }?.contains("Bob") == true)
    }

    @Test mutating func `moved cells are not marked, and marks of the load stay`() throws {
        let first = try #require(try answer(Walkers([("Ann", 1), ("Bob", 3)])))
        move(first, by: 2)
        #expect(marked == [])

        screen.type("r")
        let second = try #require(try answer(Walkers([("Ann", 1), ("Bob", 3)], at: [100, 150])))
        // Compared with what was loaded, not with what was computed.
        #expect(marked == ["150"])
        move(second, by: 1)
        #expect(marked == ["153"])
        move(second, by: 100)
        #expect(marked == ["450"])
    }

    @Test mutating func `marks that have faded do not return with content computed before`() throws
    {
        _ = try answer(Walkers([("Ann", 1)]))
        screen.type("r")
        let number = try #require(screen.load(of: "guests"))
        let motion = try #require(try answer(Walkers([("Ann", 1)], at: [150])))
        screen.happen(.tick(motion: motion))
        guard case .move(_, let content)? = screen.effects.first else { return }
        let moved = content.moved(to: Self.start + 1, typesetter: screen.model.typesetter)
        screen.happen(.faded(load: number))
        #expect(marked == [])

        screen.happen(.moved(motion: motion, moved))

        #expect(shows("Ann    151"))
        #expect(marked == [])
    }

    @Test mutating func `a search goes on in moved rows, also in another order`() throws {
        let motion = try #require(try answer(Walkers([("Ann", 1), ("Bob", 3), ("Bea", 2)])))
        screen.type("/b")
        #expect(!shows("Ann"))

        move(motion, by: 1)
        #expect(shows("Bob    103"))
        #expect(shows("Bea    102"))
        #expect(!shows("Ann"))
        screen.type("e")

        #expect(shows("Bea"))
        #expect(!shows("Bob"))
    }

    @Test mutating func `nothing is computed while the section is folded`() throws {
        let motion = try #require(try answer(Walkers([("Ann", 1)])))
        screen.type(Key.left)
        screen.happen(.tick(motion: motion))
        #expect(screen.effects.map(\.words) == ["tick \(motion)"])

        screen.type(Key.right)
        screen.happen(.tick(motion: motion))

        #expect(screen.effects.map(\.words) == ["move \(motion)"])
    }

    @Test mutating func `nothing is computed while another page covers the section`() throws {
        let motion = try #require(try answer(Walkers([("Ann", 1)])))
        screen.type("?")
        screen.happen(.tick(motion: motion))
        #expect(screen.effects.map(\.words) == ["tick \(motion)"])
    }
}

/// People who walk at their speed, the first one ahead; each starts at 100 m.
private struct Walkers: SectionKit.Section {
    typealias Content = [Walker]

    struct Walker: Sendable {
        let name: String
        let speed: Int
        var place: Int
    }

    let id = "guests"
    let title = "Guests"
    let walkers: [Walker]

    init(_ walkers: [(name: String, speed: Int)], at places: [Int] = []) {
        self.walkers = walkers.enumerated().map { index, walker in
            Walker(
                name: walker.name, speed: walker.speed,
                place: places.indices.contains(index) ? places[index] : 100)
        }
    }

    /// The snapshot of a screen that moves its content.
    var snapshot: SectionSnapshot {
        SectionUpdate(self, .success(walkers)).moving(after: start).snapshot
    }

    var blocks: [Block] { snapshot.blocks }

    private var start: Date { Date(timeIntervalSince1970: 1_600_000_000) }

    func load(into output: some SectionOutput<[Walker]>) async {}

    func body(for walkers: [Walker]) -> [Block] {
        [
            .table(
                Table(
                    of: walkers,
                    columns: [
                        TableColumn(Column("name", "Guest")) { .text($0.name) },
                        TableColumn(Column("place", "m", alignment: .trailing)) {
                            .integer($0.place)
                        },
                    ],
                    identity: { $0.name }))
        ]
    }

    func moved(_ walkers: [Walker], to now: Date) -> [Walker]? {
        guard walkers.contains(where: { $0.speed > 0 }) else { return nil }
        let seconds = Int(now.timeIntervalSince(start))
        return walkers.map { walker in
            var walker = walker
            walker.place += seconds * walker.speed
            return walker
        }.sorted { $0.place > $1.place }
    }
}
