import FeatureTesting
import SectionKit
import Synchronization
import Testing

/// Loads that show each state of a section as it comes.
@Suite(.timeLimit(.minutes(1)))
struct ScreenShowingTests {
    typealias State = SectionState<[Block]>

    @Test func `a load shows every result of a section, one after another`() async {
        let screen = Screen([
            StubSection("stub") { output in
                for text in ["quick", "better"] { await output.show(.success(text)) }
            }
        ])
        let shown = Mutex<[State]>([])

        await screen.load { snapshot in shown.withLock { $0.append(snapshot.state) } }

        #expect(shown.withLock { $0 } == [.shown("quick"), .shown("better")])
    }

    @Test func `a load shows sections concurrently`() async {
        let gate = Gate()
        let screen = Screen([
            StubSection.showing("first", "first"), StubSection.showing("second", "second"),
        ])

        await screen.load { snapshot in
            if snapshot.id == "first" { await gate.passed() } else { await gate.open() }
        }

        #expect(await screen.snapshots.map(\.state) == [.shown("first"), .shown("second")])
    }

    @Test func `a load shows that a section returned no result`() async {
        let screen = Screen([StubSection("mute", title: "Launches") { _ in }])
        let shown = Mutex<[State]>([])

        await screen.load { snapshot in shown.withLock { $0.append(snapshot.state) } }

        #expect(shown.withLock { $0.map(\.error?.message) } == ["Launches returned no result."])
    }

    @Test func `a superseded load shows nothing`() async {
        let late = Gate()
        let screen = Screen([
            StubSection.twice(
                first: { output in
                    await late.passed()
                    await output.show(.success("old"))
                },
                second: { await $0.show(.success("new")) })
        ])
        let shown = Mutex<[State]>([])

        async let first: Void = screen.load { snapshot in
            shown.withLock { $0.append(snapshot.state) }
        }
        await late.reached()
        await screen.load()
        await late.open()
        await first

        #expect(shown.withLock { $0.isEmpty })
    }

    @Test func `a load shows nothing after its caller is cancelled`() async {
        let started = Gate()
        let screen = Screen([
            StubSection("slow") { output in
                await started.open()
                await cancelled()
                await output.show(.success("late"))
            }
        ])
        let shown = Mutex<[State]>([])

        let load = Task {
            await screen.load { snapshot in shown.withLock { $0.append(snapshot.state) } }
        }
        await started.passed()
        load.cancel()
        await load.value

        #expect(shown.withLock { $0.isEmpty })
    }

    @Test func `a finished load releases the screen and its sections`() async {
        await DeinitProbe.isReleased { probe in
            let screen = Screen([
                StubSection("stub") { output in
                    await output.show(.success("held"))
                    withExtendedLifetime(probe) {}
                }
            ])
            await screen.load { _ in }
        }
    }
}
