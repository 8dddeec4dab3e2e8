import Networking
import SectionKit
import Synchronization

/// What lasts of servers as long as the program runs, however often a source is opened: who asks
/// them, with the token they gave, and how many requests are under way.
final class ServerSessions: Sendable {
    /// What lasts of one server.
    struct Session: Sendable {
        let limiter: RequestLimiter
        let authorization: (any Authorization)?
    }

    private struct Key: Hashable {
        let name: String
        let url: String
    }

    private let sessions = Mutex<[Key: Session]>([:])

    /// The session with a server at an address.
    ///
    /// - Parameter authorization: makes what tells the server who asks, once.
    func session(
        with server: Server,
        at url: String,
        authorization: (RequestLimiter) throws(UsageError) -> (any Authorization)?
    ) throws(UsageError) -> Session {
        try sessions.withLock { sessions throws(UsageError) in
            let key = Key(name: server.name, url: url)
            if let session = sessions[key] { return session }
            let limiter = RequestLimiter(server.requestsAtOnce)
            let session = Session(limiter: limiter, authorization: try authorization(limiter))
            sessions[key] = session
            return session
        }
    }
}
