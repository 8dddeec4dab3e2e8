import Synchronization

/// The tokens of the forms that pages have, so that a form of another site changes nothing, and one that
/// is sent twice changes something once.
final class FormTokens: Sendable {
    /// What is known of a token.
    enum Use: Equatable {
        /// Its form was not sent, or could be sent again.
        case fresh

        /// Its action is being performed.
        case running

        /// Its action was performed, and led to this address.
        case done(location: String)

        /// It is not of this server, or of an earlier start, or very old.
        case unknown
    }

    /// The most tokens that are known.
    private static let most = 4_096

    private struct State {
        var uses: [String: Use] = [:]
        var order: [String] = []
    }

    private let state = Mutex(State())

    /// Returns a new token.
    func issue() -> String {
        let token = WebGuard.randomToken()
        state.withLock { state in
            state.uses[token] = .fresh
            state.order.append(token)
            if state.order.count > Self.most {
                state.uses[state.order.removeFirst()] = nil
            }
        }
        return token
    }

    /// Returns what is known of a token.
    func use(of token: String) -> Use { state.withLock { $0.uses[token] ?? .unknown } }

    /// Begins to perform the action of a form; returns what was known of its token before, and only who
    /// gets `fresh` may perform it.
    func begin(_ token: String) -> Use {
        state.withLock { state in
            let use = state.uses[token] ?? .unknown
            if use == .fresh { state.uses[token] = .running }
            return use
        }
    }

    /// Ends the action of a form, which led to an address; without one it failed, and may be sent again.
    func end(_ token: String, location: String?) {
        state.withLock { state in
            guard state.uses[token] != nil else { return }
            state.uses[token] = location.map { .done(location: $0) } ?? .fresh
        }
    }
}
