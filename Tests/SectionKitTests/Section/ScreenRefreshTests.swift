import FeatureTesting
import Foundation
import SectionKit
import Synchronization
import Testing

/// Sections that load again, and keep their content until there is something new.
@Suite(.timeLimit(.minutes(1)))
struct ScreenRefreshTests {
    private static let error = SectionError(message: "It is down.", recovery: "Try again.")
    private static let date = Date(timeIntervalSince1970: 1_600_000_000)

    @Test func `content stays when a new load fails, with its date and the error`() async {
        let clock = Mutex(Self.date)
        let screen = Screen(
            [
                StubSection.twice(
                    first: { await $0.show(.success("old")) },
                    second: { output in
                        await output.show(.loading)
                        await output.show(.error(Self.error))
                    })
            ],
            clock: { clock.withLock(\.self) })

        await screen.load()
        #expect(await screen.snapshots.map(\.refreshError) == [nil])
        clock.withLock { $0 += 60 }
        await screen.load()

        let snapshots = await screen.snapshots
        #expect(snapshots.map(\.state) == [.shown("old")])
        #expect(snapshots.map(\.observedAt) == [Self.date])
        #expect(snapshots.map(\.refreshError) == [Self.error])
    }

    @Test func `new content clears the error of a failed load`() async {
        let turn = Mutex(0)
        let screen = Screen([
            StubSection("stub") { output in
                let number = turn.withLock { turn in
                    turn += 1
                    return turn
                }
                await output.show(number == 2 ? .error(Self.error) : .success("\(number)"))
            }
        ])

        for _ in 1...3 { await screen.load() }

        #expect(await screen.snapshots.map(\.state) == [.shown("3")])
        #expect(await screen.snapshots.map(\.refreshError) == [nil])
    }

    @Test func `the first content of a load stays when the load then fails`() async {
        let screen = Screen([
            StubSection("stub") { output in
                await output.show(.success("first"))
                await output.show(.error(Self.error))
            }
        ])

        await screen.load()

        #expect(await screen.snapshots.map(\.state) == [.shown("first")])
        #expect(await screen.snapshots.map(\.refreshError) == [Self.error])
    }

    @Test func `a section with content reports a new load without a result`() async {
        let screen = Screen([
            StubSection.twice(first: { await $0.show(.success("old")) }, second: { _ in })
        ])

        await screen.load()
        await screen.load()

        #expect(await screen.snapshots.map(\.state) == [.shown("old")])
        #expect(
            await screen.snapshots.map(\.refreshError?.message) == ["stub returned no result."])
    }

    @Test func `a section whose new load is cancelled stays as it was`() async {
        let started = Gate()
        let screen = Screen([
            StubSection.twice(
                first: { await $0.show(.success("old")) },
                second: { _ in
                    await started.open()
                    await cancelled()
                })
        ])
        await screen.load()
        let before = await screen.snapshots

        let load = Task { await screen.load() }
        await started.passed()
        load.cancel()
        await load.value

        #expect(await screen.snapshots == before)
    }

    @Test func `new sections replace the ones of the same names`() async {
        let screen = Screen([StubSection.showing("a", "one"), StubSection.showing("b", "two")])
        await screen.load()
        let shown = Mutex<[String]>([])

        await screen.load([StubSection.showing("c", "two"), StubSection.showing("d", "three")]) {
            snapshot in shown.withLock { $0.append(snapshot.id) }
        }

        #expect(await screen.snapshots.map(\.state) == [.shown("a"), .shown("c")])
        #expect(shown.withLock(\.self) == ["two"])
    }

    @Test func `a snapshot has the notices since the previous content`() async {
        let level = Mutex(1)
        let screen = Screen(
            [Tide(level: { level.withLock(\.self) })], reportsNotices: true)

        await screen.load()
        #expect(await screen.snapshots.map(\.notices) == [[]])
        level.withLock { $0 = 3 }
        await screen.load()
        #expect(await screen.snapshots.map(\.notices) == [["The water rose from 1 to 3."]])
        await screen.load()

        #expect(await screen.snapshots.map(\.notices) == [[]])
    }

    @Test func `each content of a load has the notices since the previous load`() async {
        let level = Mutex(1)
        let tide = Tide(level: { level.withLock(\.self) }, answers: 2)
        let screen = Screen([tide], reportsNotices: true)

        await screen.load()
        level.withLock { $0 = 3 }
        await screen.load()

        #expect(await screen.snapshots.map(\.notices) == [["The water rose from 1 to 3."]])
    }

    @Test func `a notice loses control characters`() async {
        let level = Mutex("")
        let screen = Screen(
            [Tide(name: "\u{1B}[2Jwater", level: { level.withLock(\.count) })],
            reportsNotices: true)

        await screen.load()
        level.withLock { $0 = "x" }
        await screen.load()

        #expect(
            await screen.snapshots.flatMap(\.notices).allSatisfy { !$0.contains("\u{1B}") })
        #expect(await screen.snapshots.flatMap(\.notices).count == 1)
    }

    @Test func `a snapshot has the refresh interval of its content`() async {
        let screen = Screen([Tide(level: { 2 }), Tide(name: "low", level: { 0 })])

        await screen.load()

        #expect(await screen.snapshots.map(\.refreshInterval) == [.seconds(2), nil])
    }
}

/// A section whose content changes by itself unless it is 0.
private struct Tide: SectionKit.Section {
    var name = "water"
    let level: @Sendable () -> Int

    /// How many times a load shows the level.
    var answers = 1

    var id: String { name }
    var title: String { name }

    func load(into output: some SectionOutput<Int>) async {
        for _ in 1...answers { await output.show(.success(level())) }
    }

    func body(for level: Int) -> [Block] {
        [.paragraph(InlineText("\(level)"))]
    }

    func refreshInterval(for level: Int) -> Duration? {
        level == 0 ? nil : .seconds(level)
    }

    func notices(of new: Int, since old: Int) -> [String] {
        new > old ? ["The \(name) rose from \(old) to \(new)."] : []
    }
}
