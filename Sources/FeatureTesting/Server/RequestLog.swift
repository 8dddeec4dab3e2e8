import Synchronization

/// The requests that a server has received.
final class RequestLog: Sendable {
    private struct State {
        var requests: [HostileServer.Request] = []
        var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    var requests: [HostileServer.Request] { state.withLock(\.requests) }

    /// Adds a request and returns it with its number.
    func add(_ request: HostileServer.Request) -> HostileServer.Request {
        var request = request
        let ready = state.withLock { state in
            request.number = state.requests.count
            state.requests.append(request)
            let count = state.requests.count
            let ready = state.waiting.filter { $0.count <= count }
            state.waiting.removeAll { $0.count <= count }
            return ready
        }
        for waiter in ready { waiter.continuation.resume() }
        return request
    }

    /// Waits until there are `count` requests.
    func reached(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                if state.requests.count >= count { return true }
                state.waiting.append((count, continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }
}
