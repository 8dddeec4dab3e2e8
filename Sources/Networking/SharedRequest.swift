import Essentials
import Synchronization

/// Asks for each resource once, however many sections of a screen need it.
///
/// Who asks while the answer is on its way waits for it; who asks later gets the same. Only the
/// answer of an asker that was cancelled is nobody else's: the next one asks anew. Who is cancelled
/// while waiting waits no longer.
public final class SharedRequest: BaseRequestInput {
    private typealias Answer = Result<Data, RequestError>

    private enum Progress {
        case asked(waiting: [Int: CheckedContinuation<Answer?, Never>])
        case answered(Answer)

        var waiting: [Int: CheckedContinuation<Answer?, Never>] {
            if case .asked(let waiting) = self { waiting } else { [:] }
        }
    }

    /// What to do with a call, found out under the lock.
    private enum Turn {
        case ask, wait
        case take(Answer)
    }

    private let request: any BaseRequestInput
    private let progress = Mutex<[Endpoint: Progress]>([:])

    /// How many have asked for an answer that was on its way, each of whom gets a number.
    private let tickets = Atomic(0)

    /// How many wait for an answer that another has asked for.
    var waiting: Int { progress.withLock { $0.values.reduce(0) { $0 + $1.waiting.count } } }

    /// Shares the answers of a request.
    public init(_ request: any BaseRequestInput) {
        self.request = request
    }

    /// What the resource's reader makes of the answer to the first who asked for its endpoint.
    public func value<Value>(of resource: Resource<Value>) async throws(RequestError) -> Value {
        while true {
            switch turn(for: resource.endpoint) {
            case .take(let answer): return try resource.value(from: try answer.get())
            case .ask: return try await ask(for: resource).get()
            case .wait:
                if let answer = await answer(for: resource.endpoint) {
                    return try resource.value(from: try answer.get())
                }
            }
        }
    }

    /// Forgets which resources could not be had, so that whoever asks again asks anew.
    public func forgetFailures() {
        progress.withLock { progress in
            progress = progress.filter { _, progress in
                if case .answered(.failure) = progress { false } else { true }
            }
        }
    }

    private func turn(for endpoint: Endpoint) -> Turn {
        progress.withLock { progress in
            switch progress[endpoint] {
            case .answered(let answer): return .take(answer)
            case .asked: return .wait
            case nil:
                progress[endpoint] = .asked(waiting: [:])
                return .ask
            }
        }
    }

    private func ask<Value>(for resource: Resource<Value>) async -> Result<Value, RequestError> {
        let endpoint = resource.endpoint
        let value: Result<Value, RequestError>
        let answer: Answer
        do throws(RequestError) {
            let read = try await request.value(of: resource.withBody)
            (value, answer) = (.success(read.value), .success(read.body))
        } catch {
            (value, answer) = (.failure(error), .failure(error))
        }
        let isForAll = answer != .failure(.cancelled)
        let waiting = progress.withLock { progress in
            let before = progress.updateValue(.answered(answer), forKey: endpoint)
            if !isForAll { progress[endpoint] = nil }
            return before?.waiting ?? [:]
        }
        for waiter in waiting.values { waiter.resume(returning: isForAll ? answer : nil) }
        return value
    }

    /// Waits for the answer that somebody asks for; nil if it is nobody else's.
    private func answer(for endpoint: Endpoint) async -> Answer? {
        let ticket = tickets.add(1, ordering: .relaxed).newValue
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer = progress.withLock { progress -> Answer?? in
                    // Asked under the lock: a handler that runs later finds the ticket.
                    if Task.isCancelled { return .failure(.cancelled) }
                    switch progress[endpoint] {
                    case .asked(var waiting):
                        waiting[ticket] = continuation
                        progress[endpoint] = .asked(waiting: waiting)
                        return nil
                    case .answered(let answer): return answer
                    case nil: return .some(nil)
                    }
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            let gone = progress.withLock { progress in
                guard case .asked(var waiting) = progress[endpoint] else {
                    return CheckedContinuation<Answer?, Never>?.none
                }
                defer { progress[endpoint] = .asked(waiting: waiting) }
                return waiting.removeValue(forKey: ticket)
            }
            gone?.resume(returning: .failure(.cancelled))
        }
    }
}
