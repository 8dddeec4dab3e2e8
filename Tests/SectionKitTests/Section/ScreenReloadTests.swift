import FeatureTesting
import SectionKit
import Testing

@Suite(.timeLimit(.minutes(1)))
struct ScreenReloadTests {
    @Test func `a screen loads again and keeps its content meanwhile`() async {
        let second = Gate()
        let screen = Screen([
            StubSection.twice(
                first: { await $0.show(.success("old")) },
                second: { output in
                    await second.passed()
                    await output.show(.success("new"))
                })
        ])

        await screen.load()
        async let load: Void = screen.load()
        await second.reached()
        let between = await screen.snapshots.map(\.state)
        await second.open()
        await load

        #expect(between == [.shown("old")])
        #expect(await screen.snapshots.map(\.state) == [.shown("new")])
    }

    @Test func `a new load cancels the one before it`() async {
        let started = Gate()
        let screen = Screen([
            StubSection.twice(
                first: { _ in
                    await started.open()
                    await cancelled()
                },
                second: { await $0.show(.success("new")) })
        ])

        async let first: Void = screen.load()
        await started.passed()
        await screen.load()
        await first

        #expect(await screen.snapshots.map(\.state) == [.shown("new")])
    }

    @Test func `a cancelled load's result is not shown after the new one`() async {
        let late = Gate()
        let screen = Screen([
            StubSection.twice(
                first: { output in
                    await late.passed()
                    await output.show(.success("old"))
                },
                second: { await $0.show(.success("new")) })
        ])

        async let first: Void = screen.load()
        await late.reached()
        await screen.load()
        await late.open()
        await first

        #expect(await screen.snapshots.map(\.state) == [.shown("new")])
    }

    @Test func `a cancelled load's result is not shown before the new one`() async {
        let (late, new) = (Gate(), Gate())
        let screen = Screen([
            StubSection.twice(
                first: { output in
                    await late.passed()
                    await output.show(.success("old"))
                },
                second: { output in
                    await new.passed()
                    await output.show(.success("new"))
                })
        ])

        async let first: Void = screen.load()
        await late.reached()
        async let second: Void = screen.load()
        await new.reached()
        await late.open()
        await first
        let between = await screen.snapshots.map(\.state)
        await new.open()
        await second

        #expect(between == [.loading])
        #expect(await screen.snapshots.map(\.state) == [.shown("new")])
    }

    @Test func `cancelling the caller's task cancels the load`() async throws {
        let started = Gate()
        let screen = Screen([
            StubSection("slow", title: "Launches") { _ in
                await started.open()
                await cancelled()
            },
            StubSection.showing("there"),
        ])

        let load = Task { await screen.load() }
        await started.passed()
        load.cancel()
        await load.value

        let snapshots = await screen.snapshots
        let error = try #require(snapshots.first?.state.error)
        #expect(error.message.contains("Launches was not loaded"))
        #expect(snapshots.last?.state == .shown("there"))
    }
}
