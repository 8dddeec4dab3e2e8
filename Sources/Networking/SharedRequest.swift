import Essentials
import Synchronization

/// Asks for each resource once, however many sections of a screen need it.
///
/// It is for one round of a screen: sections that load again to learn what is new are made again,
/// of another shared request.
///
/// Who asks while the answer is on its way waits for it; who asks later gets the same. Only the
/// answer of an asker that was cancelled is nobody else's, and one that its reader did not accept
/// serves only those who read it into the same: the next one asks again. Who is cancelled while
/// waiting waits no longer.
public final class SharedRequest: BaseRequestInput {
    /// What is asked for once.
    private struct Key: Hashable {
        let endpoint: Endpoint
        let mediaType: String

        init<Value>(_ resource: Resource<Value>) {
            endpoint = resource.endpoint
            mediaType = resource.mediaType
        }
    }

    private struct Answer {
        let result: Result<Body, RequestError>

        /// What the one who asked reads it into.
        let value: ObjectIdentifier

        /// Whether it serves whoever reads it into a value of this type: what one reader does not
        /// accept, another may.
        func serves<Value>(_ type: Value.Type) -> Bool {
            guard case .failure(.unreadable) = result else { return true }
            return value == ObjectIdentifier(type)
        }

        /// That of who waited and was cancelled.
        static let cancelled = Answer(
            result: .failure(.cancelled), value: ObjectIdentifier(Never.self))
    }

    private enum Progress {
        case asked(waiting: [Int: CheckedContinuation<Answer?, Never>])
        case answered(Answer)

        var waiting: [Int: CheckedContinuation<Answer?, Never>] {
            if case .asked(let waiting) = self { waiting } else { [:] }
        }
    }

    /// What to do with a call, found out under the lock.
    private enum Step {
        case ask, wait
        case take(Answer)
    }

    private let request: any BaseRequestInput
    private let progress = Mutex<[Key: Progress]>([:])

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
            switch step(for: resource) {
            case .take(let answer): return try resource.value(from: try answer.result.get())
            case .ask: return try await ask(for: resource).get()
            case .wait:
                if let answer = await answer(for: Key(resource)), answer.serves(Value.self) {
                    return try resource.value(from: try answer.result.get())
                }
            }
        }
    }

    /// Forgets which resources could not be had, so that whoever asks again asks the source.
    public func forgetFailures() {
        progress.withLock { progress in
            progress = progress.filter { _, progress in
                guard case .answered(let answer) = progress else { return true }
                if case .failure = answer.result { return false }
                return true
            }
        }
    }

    private func step<Value>(for resource: Resource<Value>) -> Step {
        progress.withLock { progress in
            let key = Key(resource)
            switch progress[key] {
            case .answered(let answer) where answer.serves(Value.self): return .take(answer)
            case .asked: return .wait
            case .answered, nil:
                progress[key] = .asked(waiting: [:])
                return .ask
            }
        }
    }

    private func ask<Value>(for resource: Resource<Value>) async -> Result<Value, RequestError> {
        let key = Key(resource)
        let value: Result<Value, RequestError>
        let result: Result<Body, RequestError>
        do throws(RequestError) {
            let read = try await request.value(of: resource.withBody)
            (value, result) = (.success(read.value), .success(read.body))
        } catch {
            (value, result) = (.failure(error), .failure(error))
        }
        let answer = Answer(result: result, value: ObjectIdentifier(Value.self))
        let isForAll = if case .failure(.cancelled) = result { false } else { true }
        let waiting = progress.withLock { progress in
            let before = progress.updateValue(.answered(answer), forKey: key)
            if !isForAll { progress[key] = nil }
            return before?.waiting ?? [:]
        }
        for waiter in waiting.values { waiter.resume(returning: isForAll ? answer : nil) }
        return value
    }

    /// Waits for the answer that somebody asks for; nil if it is nobody else's.
    private func answer(for key: Key) async -> Answer? {
        let ticket = tickets.add(1, ordering: .relaxed).newValue
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer = progress.withLock { progress -> Answer?? in
                    // Asked under the lock: a handler that runs later finds the ticket.
                    if Task.isCancelled { return .some(.cancelled) }
                    switch progress[key] {
                    case .asked(var waiting):
                        waiting[ticket] = continuation
                        progress[key] = .asked(waiting: waiting)
                        return nil
                    case .answered(let answer): return answer
                    case nil: return .some(nil)
                    }
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            let gone = progress.withLock { progress in
                guard case .asked(var waiting) = progress[key] else {
                    return CheckedContinuation<Answer?, Never>?.none
                }
                defer { progress[key] = .asked(waiting: waiting) }
                return waiting.removeValue(forKey: ticket)
            }
            gone?.resume(returning: .cancelled)
        }
    }
}
