import FeatureTesting
import SectionKit
import Synchronization
import Testing

/// A load that shows how the sections stand meanwhile.
@Suite(.timeLimit(.minutes(1)))
struct ScreenShowingTests {
    typealias State = SectionState<[Block]>

    @Test func `shows every answer of a section, and is over when the last is shown`() async {
        let (first, second) = (Gate(), Gate())
        let screen = Screen([
            StubSection("stub") { output in
                await first.passed()
                await output.show(.success("quick"))
                await second.passed()
                await output.show(.success("better"))
            }
        ])
        let shown = Mutex<[State]>([])

        await screen.load { snapshots in
            shown.withLock { $0 += snapshots.map(\.state) }
            await (snapshots.first?.state == .loading ? first : second).open()
        }

        #expect(shown.withLock { $0 } == [.loading, .shown("quick"), .shown("better")])
    }

    @Test func `shows only the latest to whoever is slower than the changes`() async {
        let shown = Mutex<[State]>([])
        let all = Gate()
        let screen = Screen([
            StubSection("stub") { output in
                for text in ["one", "two", "three"] { await output.show(.success(text)) }
                await all.open()
            }
        ])

        await screen.load { snapshots in
            await all.passed()
            shown.withLock { $0 += snapshots.map(\.state) }
        }

        #expect(shown.withLock { $0.suffix(1) } == [.shown("three")])
        #expect(shown.withLock { !$0.contains(.shown("two")) })
    }

    @Test func `shows nothing from when the caller is cancelled`() async {
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
            await screen.load { snapshots in shown.withLock { $0 += snapshots.map(\.state) } }
        }
        await started.passed()
        load.cancel()
        await load.value

        #expect(shown.withLock { $0.allSatisfy { $0 == .loading } })
    }

    @Test func `lets the screen and its sections go when it is over`() async {
        await Anchor.isLetGo { anchor in
            let screen = Screen([
                StubSection("stub") { output in
                    await output.show(.success("held"))
                    withExtendedLifetime(anchor) {}
                }
            ])
            await screen.load { _ in }
        }
    }
}
