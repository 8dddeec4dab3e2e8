import Networking
import Synchronization

/// The current requests of a transport, so that all can be cancelled together.
final class URLSessionExchanges: Sendable {
    private struct State {
        var running: [ObjectIdentifier: URLSessionExchange] = [:]
        var isShutDown = false
    }

    private let state = Mutex(State())

    /// Adds a request before it starts; does nothing and returns false after the shutdown.
    func add(_ exchange: URLSessionExchange) -> Bool {
        state.withLock { state in
            guard !state.isShutDown else { return false }
            state.running[ObjectIdentifier(exchange)] = exchange
            return true
        }
    }

    /// Removes a request that has ended.
    func remove(_ exchange: URLSessionExchange) {
        _ = state.withLock { $0.running.removeValue(forKey: ObjectIdentifier(exchange)) }
    }

    /// Cancels all current requests, and starts no more.
    func shutDown() {
        let running = state.withLock { state in
            state.isShutDown = true
            return Array(state.running.values)
        }
        for exchange in running { exchange.end(.failure(.cancelled)) }
    }
}
