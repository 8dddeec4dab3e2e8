import FeatureTesting
import SectionKit
import Testing

@Suite(.timeLimit(.minutes(1)))
struct ScreenTests {
    @Test func `a screen starts with every section loading, in declared order`() async {
        let screen = Screen([
            StubSection("b", title: "Second") { _ in }, StubSection("a", title: "First") { _ in },
        ])

        let snapshots = await screen.snapshots

        #expect(
            snapshots == [
                SectionSnapshot(id: "b", title: "Second", state: .loading),
                SectionSnapshot(id: "a", title: "First", state: .loading),
            ])
    }

    @Test func `a screen loads all sections at once`() async {
        let (first, second) = (Gate(), Gate())
        let screen = Screen([
            StubSection.showing("one", after: first), StubSection.showing("two", after: second),
        ])

        async let load: Void = screen.load()
        await second.reached()
        await first.reached()
        await second.open()
        await first.open()
        await load

        #expect(await screen.snapshots.map(\.state) == [.shown("one"), .shown("two")])
    }

    @Test func `the section that loads first stays in its declared place`() async {
        let slow = Gate()
        let screen = Screen([
            StubSection.showing("slow", after: slow), StubSection.showing("fast"),
        ])

        let updates = await screen.updates()
        async let load: Void = screen.load()
        let between = await updates.map { $0.map(\.state) }.first { $0.contains(.shown("fast")) }
        await slow.open()
        await load

        #expect(between == [.loading, .shown("fast")])
        #expect(await screen.snapshots.map(\.state) == [.shown("slow"), .shown("fast")])
    }

    @Test func `a section that fails does not affect the others`() async {
        let error = SectionError(message: "It is down.", recovery: "Try again.")
        let screen = Screen([
            StubSection.showing("one"),
            StubSection("broken") { await $0.show(.error(error)) },
            StubSection.showing("three"),
        ])

        await screen.load()

        #expect(
            await screen.snapshots.map(\.state) == [.shown("one"), .error(error), .shown("three")])
    }

    @Test func `a section that shows no result gets an error`() async throws {
        let screen = Screen([
            StubSection("mute", title: "Launches") { _ in },
            StubSection("stuck", title: "Company") { await $0.show(.loading) },
        ])

        await screen.load()

        for (snapshot, title) in zip(await screen.snapshots, ["Launches", "Company"]) {
            let error = try #require(snapshot.state.error)
            #expect(error.message.contains("\(title) returned no result"))
            #expect(!error.recovery.isEmpty)
            #expect(snapshot.title == title)
        }
    }

    @Test func `a section without a result gets its error while others still load`() async {
        let slow = Gate()
        let screen = Screen([
            StubSection("mute", title: "Launches") { _ in },
            StubSection.showing("slow", after: slow),
        ])

        let updates = await screen.updates()
        async let load: Void = screen.load()
        let between = await updates.first { $0.first?.state != .loading }
        await slow.open()
        await load

        #expect(between?.first?.state.error?.message == "Launches returned no result.")
        #expect(between?.last?.state == .loading)
    }

    @Test func `a screen keeps the last state that a section shows`() async {
        let screen = Screen([
            StubSection("stub") { output in
                await output.show(.success("early"))
                await output.show(.success("late"))
            }
        ])

        await screen.load()

        #expect(await screen.snapshots.map(\.state) == [.shown("late")])
    }

    @Test func `a screen without sections loads at once`() async {
        let screen = Screen([])

        await screen.load()

        #expect(await screen.snapshots.isEmpty)
    }
}
