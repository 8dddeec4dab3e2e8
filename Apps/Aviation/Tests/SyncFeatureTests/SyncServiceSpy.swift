import RecordStore
import RecordSync
import SectionEssentials
import Synchronization

/// A service that answers as a test says, and records the calls.
final class SyncServiceSpy: SyncServiceInput {
    private struct State {
        var calls: [String] = []
        var conflicts: [KeptVersion]
        var wanted: Set<SyncPhoto> = []

        /// How often another sync still goes on.
        var busy: Int
    }

    private let state: Mutex<State>
    private let place: SyncSettings?
    private let result: Result<SyncResult, SyncError>
    private let fetched: PhotoFetch
    private let found: SyncFound

    init(
        place: SyncPlace? = .folder("/srv/log"),
        result: Result<SyncResult, SyncError> = .success(SyncResult()),
        fetched: PhotoFetch = PhotoFetch(),
        found: SyncFound = SyncFound(isLog: true, records: 3, others: 0, recordsHere: 2),
        conflicts: [KeptVersion] = [],
        busy: Int = 0
    ) {
        state = Mutex(State(conflicts: conflicts, busy: busy))
        self.place = place.map { SyncSettings(place: $0, credentials: nil, conditions: nil) }
        self.result = result
        self.fetched = fetched
        self.found = found
    }

    var calls: [String] { state.withLock(\.calls) }

    /// The photos that were to be fetched.
    var wanted: Set<SyncPhoto> { state.withLock(\.wanted) }

    /// The calls that change something.
    var changes: [String] {
        calls.filter { call in
            call.hasPrefix("sync")
                || ["setUp", "fetch", "signOut", "takeBack", "drop"].contains(call)
        }
    }

    private func note(_ call: String) { state.withLock { $0.calls.append(call) } }

    func settings() async throws(SyncError) -> SyncSettings? {
        note("settings")
        return place
    }

    func look(_ setup: SyncSetup) async throws(SyncError) -> SyncFound {
        note("look")
        return found
    }

    func setUp(_ setup: SyncSetup) async throws(SyncError) -> SyncFound {
        note("setUp")
        return found
    }

    func state() async throws(SyncError) -> SyncState {
        note("state")
        guard let place else { throw .notSetUp }
        return SyncState(
            settings: place, sends: 4, fetches: 5,
            photos: PhotoPlan(
                named: SamplePhotos.all, here: [SamplePhotos.beach],
                there: [SamplePhotos.falls], uncertain: []))
    }

    func sync(acceptingOlder: Bool) async throws(SyncError) -> SyncResult {
        note(acceptingOlder ? "sync accepting older" : "sync")
        let isBusy = state.withLock { state in
            state.busy -= 1
            return state.busy >= 0
        }
        if isBusy { throw .busy }
        return try result.get()
    }

    func fetch(_ photos: Set<SyncPhoto>) async -> PhotoFetch {
        note("fetch")
        state.withLock { $0.wanted.formUnion(photos) }
        return fetched
    }

    func signOut() async throws(SyncError) { note("signOut") }

    func unsent() async throws(SyncError) -> Int {
        note("unsent")
        return 2
    }

    func conflicts() async throws(SyncError) -> [KeptVersion] {
        note("conflicts")
        return state.withLock(\.conflicts)
    }

    func takeBack(
        _ conflict: RecordID, summary: String
    ) async throws(SyncError) -> KeptVersion {
        note("takeBack")
        return try remove(conflict)
    }

    func drop(_ conflict: RecordID) async throws(SyncError) -> KeptVersion {
        note("drop")
        return try remove(conflict)
    }

    func eraseConflicts() async throws(SyncError) { note("eraseConflicts") }

    private func remove(_ id: RecordID) throws(SyncError) -> KeptVersion {
        let found = state.withLock { state in
            state.conflicts.firstIndex { $0.conflict.id == id }.map {
                state.conflicts.remove(at: $0)
            }
        }
        guard let found else { throw .noConflict(id.text) }
        return found
    }
}

/// Photos by their names only.
enum SamplePhotos {
    static let beach = SyncPhoto(of: Data("beach".utf8), fileExtension: "jpg")
    static let falls = SyncPhoto(of: Data("falls".utf8), fileExtension: "jpg")
    static let lake = SyncPhoto(of: Data("lake".utf8), fileExtension: "png")
    static let all: Set = [beach, falls, lake]
}
