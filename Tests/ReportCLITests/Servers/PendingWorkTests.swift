import Dispatch
@testable import FeatureKit
import FeatureTesting
import Testing

/// Work that is done before the program ends.
@Suite(.timeLimit(.minutes(1))) struct PendingWorkTests {
    private let pending = PendingWork()
    private let cleaned = Calls<String>()

    private func run(_ name: String, _ gate: Gate) async {
        await pending.run {
            await gate.passed()
        } ifCancelled: { [cleaned] in
            cleaned.note(name)
        }
    }

    /// Finishes in a thread of its own, since it blocks, as the program does.
    private func finish(within time: Duration) async {
        await withCheckedContinuation { [pending] done in
            DispatchQueue.global().async {
                pending.finish(within: time)
                done.resume()
            }
        }
    }

    @Test func `work that ends is not cleaned up`() async {
        let gate = Gate()
        await gate.open()

        await run("a", gate)
        await finish(within: .seconds(50))

        #expect(cleaned.all == [])
    }

    @Test func `work whose task is cancelled is cleaned up when it ends`() async {
        let gate = Gate()
        let task = Task { await run("a", gate) }
        await gate.reached()

        task.cancel()
        await gate.open()
        await task.value

        #expect(cleaned.all == ["a"])
    }

    @Test func `work that is interrupted is cleaned up once`() async {
        let gate = Gate()
        let task = Task { await run("a", gate) }
        await gate.reached()

        await finish(within: .seconds(50))
        #expect(cleaned.all == ["a"])
        task.cancel()
        await gate.open()
        await task.value

        #expect(cleaned.all == ["a"])
    }

    @Test func `a clean-up that takes too long is not waited for`() async {
        let (gate, never) = (Gate(), Gate())
        let task = Task { [pending] in
            await pending.run {
                await gate.passed()
            } ifCancelled: {
                await never.passed()
            }
        }
        await gate.reached()

        await finish(within: .milliseconds(1))

        await gate.open()
        await never.open()
        await task.value
    }
}
