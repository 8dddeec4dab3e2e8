/// Holds tasks until it is opened, so that a test can look at what is there before an answer.
///
/// It replaces every sleep: nothing is timed, everything is awaited.
public actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var watching: [CheckedContinuation<Void, Never>] = []

    /// Makes a closed gate.
    public init() {}

    /// Returns once the gate is open; call where the work under test should be held.
    public func passed() async {
        guard !isOpen else { return }
        await withCheckedContinuation { continuation in
            waiting.append(continuation)
            release(&watching)
        }
    }

    /// Returns once something is held at the gate, or it is open.
    ///
    /// Cancelling the caller opens the gate, so that a test with a time limit ends at it.
    public func reached() async {
        guard !isOpen, waiting.isEmpty else { return }
        await withTaskCancellationHandler {
            await withCheckedContinuation { watching.append($0) }
        } onCancel: {
            Task { await open() }
        }
    }

    /// Lets through all that wait and all that come.
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
