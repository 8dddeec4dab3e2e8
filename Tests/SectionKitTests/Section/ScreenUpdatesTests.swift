import SectionKit
import Testing

@Suite(.timeLimit(.minutes(1)))
struct ScreenUpdatesTests {
    @Test func `begin with the sections as they stand`() async throws {
        let screen = Screen([StubSection.showing("there")])
        await screen.load()

        let first = await screen.updates().first { _ in true }

        #expect(try #require(first).map(\.state) == [.shown("there")])
    }

    @Test func `follow every change and end with the screen`() async {
        let updates = await Self.updatesOfScreenThatIsGone()

        var states: [[SectionState<[Block]>]] = []
        for await snapshots in updates where snapshots.map(\.state) != states.last {
            states.append(snapshots.map(\.state))
        }

        #expect(states == [[.loading], [.shown("one")], [.shown("two")]])
    }

    @Test func `reach everyone who watches`() async {
        let screen = Screen([StubSection.showing("there")])
        let watchers = [await screen.updates(), await screen.updates()]

        await screen.load()

        for updates in watchers {
            #expect(await updates.contains { $0.map(\.state) == [.shown("there")] })
        }
    }

    @Test func `follow the loads that come after`() async {
        let screen = Screen([
            StubSection.twice(
                first: { await $0.show(.success("old")) },
                second: { await $0.show(.success("new")) })
        ])
        let updates = await screen.updates()

        await screen.load()
        await screen.load()

        #expect(await updates.contains { $0.map(\.state) == [.shown("old")] })
        #expect(await updates.contains { $0.map(\.state) == [.shown("new")] })
    }

    private static func updatesOfScreenThatIsGone() async -> AsyncStream<[SectionSnapshot]> {
        let screen = Screen([
            StubSection("stub") { output in
                await output.show(.success("one"))
                await output.show(.success("two"))
            }
        ])
        let updates = await screen.updates()
        await screen.load()
        return updates
    }
}
