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

    /// Why there is no file of the name, which may be that of a walk; nil if there is.
    private let noFile: UsageError?

    /// Opens what a walk needs that has not begun.
    ///
    /// - Throws: `UsageError` when its receiver or its photos cannot be used.
    init(_ request: WalkRequest, _ dependencies: WalkDependencies) throws(UsageError) {
        self.request = request
        self.dependencies = dependencies
        let isKnown = request.way == .newest || dependencies.sessions.session(for: request) != nil
        do throws(UsageError) {
            (start, noFile) = (isKnown ? nil : try WalkStart(request, dependencies), nil)
        } catch {
            guard case .file(let name) = request.way,
                (try? dependencies.context.file(name)) == nil
            else {
                throw error
            }
            (start, noFile) = (nil, error)
        }
    }

    /// Returns the walk that goes on, and begins it with the first call.
    func session() async throws(WalkFailure) -> WalkSession {
        if request.way == .newest { return try await newest() }
        if let noFile, case .file(let name) = request.way {
            return try await walk(in: try await dependencies.file(ofWalk: name, else: noFile))
        }
        let sessions = dependencies.sessions
        var name: String?
        if case .file(let path) = request.way { name = await dependencies.keptWalk(of: path)?.name }
        if let session = sessions.session(for: request) {
            retryPhotos(of: session)
            return session
        }
        guard let start else {
            throw WalkFailure("another walk has begun", recovery: "Load it again.")
        }
        let session = try start.begin(named: name)
        sessions.keep(session, for: request)
        return session
    }

    /// Returns the newest walk of the list, or the made-up one.
    private func newest() async throws(WalkFailure) -> WalkSession {
        try await walk(in: await dependencies.newestWalk())
    }

    /// Returns the walk of a file of the list, which may go on; for nil the made-up one.
    private func walk(in file: String?) async throws(WalkFailure) -> WalkSession {
        var request = request
        request.way = file.map(WalkRequest.Way.file) ?? .demo
        if file != nil, request.photos == .drawn { request.photos = .none }
        if let file, let live = dependencies.sessions.request(recordedIn: file) { request = live }
        let service: WalkService
        do throws(UsageError) {
            service = try WalkService(request, dependencies)
        } catch {
            throw WalkFailure(error, recovery: "Choose a file.")
        }
        return try await service.session()
    }

    private struct Retry {}

    /// Looks again for the photos that failed, once for each time that a person refreshes.
    private func retryPhotos(of session: WalkSession) {
        guard dependencies.context.isRefresh, let memory = dependencies.context.memory,
            memory.value(of: Retry.self) == nil
        else { return }
        memory.keep(Retry())
        session.retryPhotos()
    }
}
