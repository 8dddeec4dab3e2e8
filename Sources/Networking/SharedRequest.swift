import SectionEssentials
import Synchronization

/// Loads each resource once, however many sections of a screen need it.
///
/// A shared request is for one load of a screen. To refresh, build the sections with a new one.
///
/// Callers that need the same resource at the same time wait for one request, and later callers get
/// its result. There are two exceptions, after which the next caller sends the request again: a
/// cancelled request has no result for others, and a body that a reader rejected is an error only
/// for callers with the same value type. A caller that is cancelled stops waiting.
package final class SharedRequest: BaseRequestInput {
    private struct Key: Hashable {
        let endpoint: Endpoint
        let mediaType: String
        let content: RequestContent?

        init<Value>(_ resource: Resource<Value>) {
            endpoint = resource.endpoint
            mediaType = resource.mediaType
            content = resource.content
        }
    }

    private struct Outcome {
        let result: Result<Body, RequestError>

        /// The type that the first caller read the body into.
        let value: ObjectIdentifier

        /// Whether a caller that reads a value of this type can use the result: one reader may
        /// accept what another rejects.
        func isUsable<Value>(as type: Value.Type) -> Bool {
            guard case .failure(.unreadable) = result else { return true }
            return value == ObjectIdentifier(type)
        }

        /// The result for a caller that was cancelled while it waited.
        static let cancelled = Outcome(
            result: .failure(.cancelled), value: ObjectIdentifier(Never.self))
    }

    private enum Progress {
        case loading(waiting: [Int: CheckedContinuation<Outcome?, Never>])
        case finished(Outcome)

        var waiting: [Int: CheckedContinuation<Outcome?, Never>] {
            if case .loading(let waiting) = self { waiting } else { [:] }
        }
    }

    /// What a caller has to do, decided under the lock.
    private enum Step {
        case load, wait
        case use(Outcome)
    }

    private let request: any BaseRequestInput
    private let progress = Mutex<[Key: Progress]>([:])

    /// The number of the last caller that waited for a request of another.
    private let tickets = Atomic(0)

    /// The number of callers that wait for a request of another.
    var waiting: Int { progress.withLock { $0.values.reduce(0) { $0 + $1.waiting.count } } }

    /// Creates a request that shares the responses of another.
    package init(_ request: any BaseRequestInput) {
        self.request = request
    }

    /// Loads a resource, or reads it from the response that another caller received.
    package func value<Value>(of resource: Resource<Value>) async throws(RequestError) -> Value {
        while true {
            switch step(for: resource) {
            case .use(let outcome): return try resource.value(from: try outcome.result.get())
            case .load: return try await load(resource).get()
            case .wait:
                if let outcome = await outcome(for: Key(resource)), outcome.isUsable(as: Value.self)
                {
                    return try resource.value(from: try outcome.result.get())
                }
            }
        }
    }

    /// Forgets failed requests, so that the next caller sends them again.
    package func forgetFailures() {
        progress.withLock { progress in
            progress = progress.filter { _, progress in
                guard case .finished(let outcome) = progress else { return true }
                if case .failure = outcome.result { return false }
                return true
            }
        }
    }

    private func step<Value>(for resource: Resource<Value>) -> Step {
        progress.withLock { progress in
            let key = Key(resource)
            switch progress[key] {
            case .finished(let outcome) where outcome.isUsable(as: Value.self): return .use(outcome)
            case .loading: return .wait
            case .finished, nil:
                progress[key] = .loading(waiting: [:])
                return .load
            }
        }
    }

    private func load<Value>(_ resource: Resource<Value>) async -> Result<Value, RequestError> {
        let key = Key(resource)
        let value: Result<Value, RequestError>
        let result: Result<Body, RequestError>
        do throws(RequestError) {
            let read = try await request.value(of: resource.withBody)
            (value, result) = (.success(read.value), .success(read.body))
        } catch {
            (value, result) = (.failure(error), .failure(error))
        }
        let outcome = Outcome(result: result, value: ObjectIdentifier(Value.self))
        let isShared = if case .failure(.cancelled) = result { false } else { true }
        let waiting = progress.withLock { progress in
            let before = progress.updateValue(.finished(outcome), forKey: key)
            if !isShared { progress[key] = nil }
            return before?.waiting ?? [:]
        }
        for waiter in waiting.values { waiter.resume(returning: isShared ? outcome : nil) }
        return value
    }

    /// Waits for the request of another caller; nil if that one was cancelled.
    private func outcome(for key: Key) async -> Outcome? {
        let ticket = tickets.add(1, ordering: .relaxed).newValue
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let outcome = progress.withLock { progress -> Outcome?? in
                    // Checked under the lock, so that a later cancellation finds the ticket.
                    if Task.isCancelled { return .some(.cancelled) }
                    switch progress[key] {
                    case .loading(var waiting):
                        waiting[ticket] = continuation
                        progress[key] = .loading(waiting: waiting)
                        return nil
                    case .finished(let outcome): return outcome
                    case nil: return .some(nil)
                    }
                }
                if let outcome { continuation.resume(returning: outcome) }
            }
        } onCancel: {
            let cancelled = progress.withLock { progress in
                guard case .loading(var waiting) = progress[key] else {
                    return CheckedContinuation<Outcome?, Never>?.none
                }
                defer { progress[key] = .loading(waiting: waiting) }
                return waiting.removeValue(forKey: ticket)
            }
            cancelled?.resume(returning: .cancelled)
        }
    }
}
