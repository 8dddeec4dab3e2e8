import FeatureTesting
import Synchronization
import Testing

/// A broken gate would hold forever, hence the time limits; no test waits for time to pass.
@Suite(.timeLimit(.minutes(1))) struct GateTests {
    @Test func `a gate holds a task until it opens`() async {
        let gate = Gate()
        let log = Log()

        async let held: Void = pass(gate, "passed", log)
        await gate.reached()
        log.note("reached")
        await gate.open()
        await held

        #expect(log.entries == ["reached", "passed"])
    }

    @Test func `an open gate lets all waiting tasks through`() async {
        let gate = Gate()
        let log = Log()

        await withTaskGroup { group in
            for name in ["a", "b", "c"] {
                group.addTask { await pass(gate, name, log) }
            }
            await gate.reached()
            await gate.open()
        }

        #expect(log.entries.sorted() == ["a", "b", "c"])
    }

    @Test func `a gate stays open`() async {
        let gate = Gate()

        await gate.open()
        await gate.open()

        await gate.passed()
        await gate.reached()
    }

    @Test func `all observers learn that a gate is reached`() async {
        let gate = Gate()
        let log = Log()

        await withTaskGroup { group in
            for name in ["a", "b"] {
                group.addTask {
                    await gate.reached()
                    log.note(name)
                }
            }
            group.addTask { await gate.passed() }
            await group.next()
            await group.next()
            await gate.open()
        }

        #expect(log.entries.sorted() == ["a", "b"])
    }

    @Test func `a gate opens when its observer is cancelled`() async {
        let gate = Gate()

        let watcher = Task { await gate.reached() }
        watcher.cancel()
        await watcher.value

        await gate.passed()
    }

    private func pass(_ gate: Gate, _ name: String, _ log: Log) async {
        await gate.passed()
        log.note(name)
    }
}

/// A log of events, in order.
private final class Log: Sendable {
    private let record = Mutex<[String]>([])

    var entries: [String] { record.withLock { $0 } }

    func note(_ entry: String) {
        record.withLock { $0.append(entry) }
    }
}
