import FeatureKit
import Networking
import Walking

/// Finds the walk that goes on among those of the program, or begins it.
struct WalkService: Sendable {
    let request: WalkRequest
    let sessions: WalkSessions

    /// Remembers that this refresh has looked again for photos; nil if a person did not refresh.
    let retries: FeatureMemory?

    /// What begins the walk; nil if it had begun when the section was built.
    let start: WalkStart?

    /// Returns the walk that goes on, and begins it with the first call.
    func session() async throws(RequestError) -> WalkSession {
        if let session = sessions.session(for: request) {
            retryPhotos(of: session)
            return session
        }
        guard let start else {
            throw .advised(
                .notAllowed(reason: "another walk has begun"), recovery: "Load it again.")
        }
        let session = try start.begin()
        sessions.keep(session, for: request)
        return session
    }

    private struct Retry {}

    /// Looks again for the photos that failed, once for each refresh.
    private func retryPhotos(of session: WalkSession) {
        guard let retries, retries.value(of: Retry.self) == nil else { return }
        retries.keep(Retry())
        session.retryPhotos()
    }
}
