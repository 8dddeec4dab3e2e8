import Networking
import Synchronization

/// The requests of a transport that are under way, so that all can be ended together.
final class URLSessionExchanges: Sendable {
    private struct State {
        var running: [ObjectIdentifier: URLSessionExchange] = [:]
        var isShutDown = false
    }

    private let state = Mutex(State())

    /// Takes in a request that is about to start; false, without it, after the shutdown.
    func add(_ exchange: URLSessionExchange) -> Bool {
        state.withLock { state in
            guard !state.isShutDown else { return false }
            state.running[ObjectIdentifier(exchange)] = exchange
            return true
        }
    }

    /// Forgets a request that is over.
    func remove(_ exchange: URLSessionExchange) {
        _ = state.withLock { $0.running.removeValue(forKey: ObjectIdentifier(exchange)) }
    }

    /// Ends all that are under way, and lets none start any more.
    func shutDown() {
        let running = state.withLock { state in
            state.isShutDown = true
            return Array(state.running.values)
        }
        for exchange in running { exchange.end(.failure(.cancelled)) }
    }
}
