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

    @Test func `work that ends is not cleaned up`() async {
        let gate = Gate()
        await gate.open()

        await run("a", gate)
        pending.finish(within: .seconds(10))

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

        pending.finish(within: .seconds(10))
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

        pending.finish(within: .milliseconds(1))

        await gate.open()
        await never.open()
        await task.value
    }
}
