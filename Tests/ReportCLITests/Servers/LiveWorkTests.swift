@testable import FeatureKit
import FeatureTesting
import Testing

/// Work that a person ends before the program.
@Suite(.timeLimit(.minutes(1))) struct LiveWorkTests {
    private let live = LiveWork()

    @Test func `without work there is nothing to cancel`() {
        #expect(!live.cancel())
        #expect(!live.isRunning)
    }

    @Test func `work is cancelled once and runs until it has ended`() async {
        let gate = Gate()
        let task = Task { await gate.passed() }
        live.add(task)

        #expect(live.cancel())
        #expect(task.isCancelled)
        #expect(!live.cancel())
        #expect(live.isRunning)

        await gate.open()
        await task.value
        while live.isRunning { await Task.yield() }
        #expect(live.hasEnded)
    }

    @Test func `work that begins after others were cancelled can be cancelled too`() async {
        let first = Task<Void, Never> {}
        live.add(first)
        _ = live.cancel()
        let gate = Gate()
        let second = Task { await gate.passed() }
        live.add(second)

        #expect(live.cancel())

        await gate.open()
        await second.value
    }
}
