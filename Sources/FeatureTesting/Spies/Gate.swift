/// Suspends tasks until it is opened, so that a test can check the state before an answer.
///
/// Tests use it instead of sleeping.
public actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var watching: [CheckedContinuation<Void, Never>] = []

    /// Creates a closed gate.
    public init() {}

    /// Waits until the gate is open; call where the code under test should wait.
    public func passed() async {
        guard !isOpen else { return }
        await withCheckedContinuation { continuation in
            waiting.append(continuation)
            release(&watching)
        }
    }

    /// Waits until a task waits at the gate, or the gate is open.
    ///
    /// Cancelling the caller opens the gate, so that a test with a time limit ends.
    public func reached() async {
        guard !isOpen, waiting.isEmpty else { return }
        await withTaskCancellationHandler {
            await withCheckedContinuation { watching.append($0) }
        } onCancel: {
            Task { await open() }
        }
    }

    /// Opens the gate for all waiting and later tasks.
    public func open() {
        isOpen = true
        release(&waiting)
        release(&watching)
    }

    private func release(_ continuations: inout [CheckedContinuation<Void, Never>]) {
        for continuation in continuations { continuation.resume() }
        continuations = []
    }
}
