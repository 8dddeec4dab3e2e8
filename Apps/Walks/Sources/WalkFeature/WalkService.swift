import FeatureKit
import Networking
import Photos
import SectionKit
import Walking

/// Finds the walk that goes on among those of the program, or begins it.
struct WalkService: Sendable {
    private let request: WalkRequest
    private let dependencies: WalkDependencies

    /// What begins the walk; nil if it had begun when the section was built, or is chosen with the
    /// first call.
    private let start: WalkStart?

    /// Opens what a walk needs that has not begun.
    ///
    /// - Throws: `UsageError` when its file, its receiver or its photos cannot be used.
    init(_ request: WalkRequest, _ dependencies: WalkDependencies) throws(UsageError) {
        self.request = request
        self.dependencies = dependencies
        let isKnown = request.way == .newest || dependencies.sessions.session(for: request) != nil
        start = isKnown ? nil : try WalkStart(request, dependencies)
    }

    /// Returns the walk that goes on, and begins it with the first call.
    func session() async throws(RequestError) -> WalkSession {
        if request.way == .newest { return try await newest() }
        let sessions = dependencies.sessions
        var name: String?
        if case .file(let path) = request.way { name = await dependencies.keptWalk(of: path)?.name }
        if let session = sessions.session(for: request) {
            retryPhotos(of: session)
            return session
        }
        guard let start else {
            throw .advised(
                .notAllowed(reason: "another walk has begun"), recovery: "Load it again.")
        }
        let session = try start.begin(named: name)
        sessions.keep(session, for: request)
        return session
    }

    /// Returns the newest walk of the list, or the made-up one.
    private func newest() async throws(RequestError) -> WalkSession {
        let file = await dependencies.newestWalk()
        var request = request
        request.way = file.map(WalkRequest.Way.file) ?? .demo
        if file != nil, request.photos == .drawn { request.photos = .none }
        let service: WalkService
        do throws(UsageError) {
            service = try WalkService(request, dependencies)
        } catch {
            throw .advised(.notAllowed(reason: error.clause), recovery: "Name a file.")
        }
        return try await service.session()
    }

    private struct Retry {}

    /// Looks again for the photos that failed, once for each time that a person refreshes.
    private func retryPhotos(of session: WalkSession) {
        guard dependencies.isRefresh, let memory = dependencies.memory,
            memory.value(of: Retry.self) == nil
        else { return }
        memory.keep(Retry())
        session.retryPhotos()
    }
}
