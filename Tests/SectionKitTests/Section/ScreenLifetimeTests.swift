import SectionKit
import Testing

/// What is held for too long is never let go: such a test would wait until its time is up.
@Suite(.timeLimit(.minutes(1)))
struct ScreenLifetimeTests {
    @Test func `content is let go once the screen has its blocks`() async {
        let (end, continuation) = AsyncStream<Void>.makeStream()
        let screen = Screen([DeinitProbeSection(end: continuation)])

        await screen.load()
        for await _ in end {}

        #expect(await screen.snapshots.map(\.state) == [.shown("held")])
    }

    @Test func `a screen is let go with its sections though it is still watched`() async {
        var updates: AsyncStream<[SectionSnapshot]>?

        await DeinitProbe.isReleased { probe in
            updates = await Self.updates(ofScreenHolding: probe)
        }

        #expect(updates != nil)
    }

    /// Loads a screen of a section that holds the probe, then leaves it.
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
