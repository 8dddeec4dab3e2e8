import FeatureKit
import Networking
import SectionKit
import Synchronization

/// The state of servers that lasts as long as the program runs, however often a source is opened:
/// the authorization with its token, the limit of requests at once, and the notes that were said.
final class ServerSessions: Sendable {
    /// What features remember over all openings.
    let memory = FeatureMemory()

    /// The state of one server.
    struct Session: Sendable {
        let limiter: RequestLimiter
        let authorization: (any Authorization)?
    }

    private struct Key: Hashable {
        let name: String
        let url: String
    }

    private let sessions = Mutex<[Key: Session]>([:])
    private let notes = Warnings()

    /// Returns the session with a server at an address.
    ///
    /// - Parameter authorization: makes the authorization for the server; called once.
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

    /// Whether a note is new; it is not when the function is called again.
    func isNew(note: String) -> Bool {
        notes.add(note)
    }
}
