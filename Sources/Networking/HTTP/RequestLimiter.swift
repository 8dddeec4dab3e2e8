import Synchronization

/// Limits the number of concurrent requests, first come, first served.
///
/// Requests that share a limiter wait for each other, so give each server its own.
public final class RequestLimiter: Sendable {
    /// The number of concurrent requests to a server by default, as in web browsers.
    public static let defaultCount = 6

    private struct State {
        var free: Int
        var tickets = 0
        var waiting: [(ticket: Int, continuation: CheckedContinuation<Bool, Never>)] = []
    }

    private let state: Mutex<State>

    /// Creates a limiter for this many concurrent requests, at least one.
    public init(_ count: Int = defaultCount) {
        state = Mutex(State(free: max(1, count)))
    }

    /// The number of waiting requests.
    var waiting: Int { state.withLock(\.waiting.count) }

    /// Waits for permission to send, to be released afterwards; false if the task is cancelled.
    func acquire() async -> Bool {
        let ticket = state.withLock { state in
            state.tickets += 1
            return state.tickets
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer = state.withLock { state -> Bool? in
                    // Checked under the lock, so that a later cancellation finds the ticket.
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
            let cancelled = state.withLock { state in
                let index = state.waiting.firstIndex { $0.ticket == ticket }
                return index.map { state.waiting.remove(at: $0).continuation }
            }
            cancelled?.resume(returning: false)
        }
    }

    /// Lets the request that has waited longest go ahead.
    func release() {
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
