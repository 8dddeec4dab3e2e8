import SectionKit
import Testing

/// If something is never released, the test fails at its time limit.
@Suite(.timeLimit(.minutes(1)))
struct ScreenLifetimeTests {
    @Test func `a screen releases content once it has its blocks`() async {
        let (end, continuation) = AsyncStream<Void>.makeStream()
        let screen = Screen([DeinitProbeSection(end: continuation)])

        await screen.load()
        for await _ in end {}

        #expect(await screen.snapshots.map(\.state) == [.shown("held")])
    }

    @Test func `a watched screen is released with its sections`() async {
        var updates: AsyncStream<[SectionSnapshot]>?

        await DeinitProbe.isReleased { probe in
            updates = await Self.updates(ofScreenHolding: probe)
        }

        #expect(updates != nil)
    }

    /// Loads a screen of a section that holds the probe, then releases it.
    private static func updates(
        ofScreenHolding probe: DeinitProbe
    ) async -> AsyncStream<[SectionSnapshot]> {
        let screen = Screen([
            StubSection("stub") { output in
                await output.show(.success("held"))
                withExtendedLifetime(probe) {}
            }
        ])
        let updates = await screen.updates()
        await screen.load()
        return updates
    }
}
