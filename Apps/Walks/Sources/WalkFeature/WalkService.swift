import Networking
import Walking

/// Finds the walk that goes on among those of the program, or begins it.
struct WalkService: WalkServiceInput {
    let request: WalkRequest
    let sessions: WalkSessions

    /// What begins the walk; nil if it had begun when the section was built.
    let start: WalkStart?

    func session() async throws(RequestError) -> WalkSession {
        if let session = sessions.session(for: request) { return session }
        guard let start else {
            throw .advised(
                .notAllowed(reason: "another walk has begun"), recovery: "Load it again.")
        }
        let session = try start.begin()
        sessions.keep(session, for: request)
        return session
    }
}
