import SectionEssentials
import Synchronization

/// Limits the number of concurrent requests, first come, first served, and asks a server that is
/// busy for nothing until the wait that it asks for is over.
///
/// Requests that share a limiter wait for each other, so give each server its own.
public final class RequestLimiter: Sendable {
    /// The number of concurrent requests to a server by default, as in web browsers.
    public static let defaultCount = 6

    private struct State {
        var free: Int
        var tickets = 0
        var waiting: [(ticket: Int, continuation: CheckedContinuation<Bool, Never>)] = []
        var pause: (status: Int, until: Date)?

        /// The responses 429 in a row that did not say how long to wait.
        var refusals = 0
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

/// The pauses that a busy server asks for.
extension RequestLimiter {
    /// The pause after a first response 429 that does not say how long to wait, in seconds; it
    /// doubles with each further one.
    private static let usualPause = 60

    /// The longest pause after such responses, in seconds.
    private static let longestPause = 900

    /// Keeps how long a busy server is not to be asked: what it says, or with status 429 a minute
    /// and more; other failures are no reason to pause.
    ///
    /// - Returns: the error with that wait.
    func pause(after error: RequestError, at now: Date) -> RequestError {
        guard case .busy(let status, let asked, _) = error, asked != nil || status == 429 else {
            return error
        }
        return state.withLock { state in
            if asked == nil { state.refusals += 1 }
            let own = Self.usualPause << min(max(0, state.refusals - 1), 8)
            let wait = asked ?? min(own, Self.longestPause)
            let until = now.addingTimeInterval(Double(wait))
            state.pause = (status, max(until, state.pause?.until ?? until))
            return .busy(status: status, retryAfter: wait, until: until)
        }
    }

    /// The error of a request while the server is not to be asked; nil if it may be.
    func pauseError(at now: Date) -> RequestError? {
        state.withLock { state in
            guard let (status, until) = state.pause else { return nil }
            let left = until.timeIntervalSince(now).rounded(.up)
            guard left > 0 else { return nil }
            return .busy(status: status, retryAfter: Int(left), until: until)
        }
    }

    /// Ends the pauses, because the server has responded.
    func endPause() {
        state.withLock { ($0.pause, $0.refusals) = (nil, 0) }
    }
}
