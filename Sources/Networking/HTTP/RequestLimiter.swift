import Synchronization

/// Lets so many requests be under way at once and no more, first come, first served.
///
/// Requests that share a limiter wait for each other: give each server its own.
public final class RequestLimiter: Sendable {
    /// How many requests a server is sent at once unless somebody says: its guest, not its burden.
    public static let defaultCount = 6

    private struct State {
        var free: Int
        var tickets = 0
        var waiting: [(ticket: Int, continuation: CheckedContinuation<Bool, Never>)] = []
    }

    private let state: Mutex<State>

    /// Makes a limiter for this many requests at once, at least one.
    public init(_ count: Int = defaultCount) {
        state = Mutex(State(free: max(1, count)))
    }

    /// How many wait for a turn.
    var waiting: Int { state.withLock(\.waiting.count) }

    /// Waits for a turn, to be given back; false, without one, if the task is cancelled.
    func take() async -> Bool {
        let ticket = state.withLock { state in
            state.tickets += 1
            return state.tickets
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer = state.withLock { state -> Bool? in
                    // Asked under the lock: a handler that runs later finds the ticket.
                    if Task.isCancelled { return false }
                    if state.free > 0 {
                        state.free -= 1
                        return true
                    }
                    state.waiting.append((ticket, continuation))
                    return nil
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            let gone = state.withLock { state in
                let index = state.waiting.firstIndex { $0.ticket == ticket }
                return index.map { state.waiting.remove(at: $0).continuation }
            }
            gone?.resume(returning: false)
        }
    }

    /// Gives a turn back, to the one who has waited longest.
    func give() {
        let next = state.withLock { state in
            if state.waiting.isEmpty {
                state.free += 1
                return CheckedContinuation<Bool, Never>?.none
            }
            return state.waiting.removeFirst().continuation
        }
        next?.resume(returning: true)
    }
}
