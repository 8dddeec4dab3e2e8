import FeatureTesting
import SectionKit
import Testing

@Suite(.timeLimit(.minutes(1)))
struct ScreenUpdatesTests {
    @Test func `updates start with the current snapshots`() async throws {
        let screen = Screen([StubSection.showing("there")])
        await screen.load()

        let first = await screen.updates().first { _ in true }

        #expect(try #require(first).map(\.state) == [.shown("there")])
    }

    @Test func `a fast reader gets every update`() async {
        let (one, two) = (Gate(), Gate())
        let screen = Screen([
            StubSection("stub") { output in
                await one.passed()
                await output.show(.success("one"))
                await two.passed()
                await output.show(.success("two"))
            }
        ])
        let updates = await screen.updates()

        async let load: Void = screen.load()
        #expect(await updates.contains { $0.map(\.state) == [.loading] })
        await one.open()
        #expect(await updates.contains { $0.map(\.state) == [.shown("one")] })
        await two.open()
        #expect(await updates.contains { $0.map(\.state) == [.shown("two")] })
        await load
    }

    @Test func `a slow reader gets only the latest update, until the screen ends`() async {
        let updates = await Self.updatesOfScreenThatIsGone()

        let states = await updates.reduce(into: []) { $0.append($1.map(\.state)) }

        #expect(states == [[.shown("two")]])
    }

    @Test func `every watcher gets the updates`() async {
        let screen = Screen([StubSection.showing("there")])
        let watchers = [await screen.updates(), await screen.updates()]

        await screen.load()

        for updates in watchers {
            #expect(await updates.contains { $0.map(\.state) == [.shown("there")] })
        }
    }

    @Test func `updates continue through later loads`() async {
        let screen = Screen([
            StubSection.twice(
                first: { await $0.show(.success("old")) },
                second: { await $0.show(.success("new")) })
        ])
        let updates = await screen.updates()

        await screen.load()
        #expect(await updates.contains { $0.map(\.state) == [.shown("old")] })

        await screen.load()
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
