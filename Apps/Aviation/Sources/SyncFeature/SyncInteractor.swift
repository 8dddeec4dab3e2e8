import FeatureKit
import Logbook
import RecordStore
import RecordSync

/// The outputs that results of syncing are reported to.
typealias SyncOutput<Value> = InteractorOutput<Value, SyncError>

/// Asks the service, and turns its answers into what is shown.
struct SyncInteractor: Sendable {
    let service: any SyncServiceInput

    /// Reports changes of the log and of the shared folder; nil where a sync is done once.
    var changes: RecordChanges?

    /// Syncs once, and fetches the photos that are missing if they are wanted.
    func sync(
        fetchingPhotos: Bool, acceptingOlder: Bool, reportingTo output: some SyncOutput<SyncReport>
    ) async {
        await output.report { () throws(SyncError) in
            guard let settings = try await service.settings() else {
                changes?.begin(with: nil)
                return .signedOut
            }
            // What changes during the sync is synced by the next one.
            changes?.begin(with: settings.place)
            let result = try await syncWhenFree(acceptingOlder: acceptingOlder)
            let wanted = fetchingPhotos ? result.photos.available : []
            return SyncReport(
                acceptsOlder: acceptingOlder, place: settings.place.text, result: result,
                fetch: wanted.isEmpty ? PhotoFetch() : await service.fetch(wanted),
                conflicts: try await service.conflicts().count)
        }
    }

    /// Syncs, on a screen after the sync of a change that goes on in the meantime.
    private func syncWhenFree(acceptingOlder: Bool) async throws(SyncError) -> SyncResult {
        for _ in 0..<Self.attempts where changes != nil {
            do throws(SyncError) {
                return try await service.sync(acceptingOlder: acceptingOlder)
            } catch {
                guard error == .busy, !Task.isCancelled else { throw error }
            }
            await changes?.pause(.milliseconds(250))
        }
        return try await service.sync(acceptingOlder: acceptingOlder)
    }

    /// How often it is tried while another sync goes on.
    private static let attempts = 20

    /// How long a server, which reports no change, is not asked: also if nobody sees the section.
    static let serverInterval = Duration.seconds(60)

    /// Waits until the shared folder, or a record of this machine, has changed, or a server is to be
    /// asked again, and syncs; false if nothing reports it.
    func syncAfterChange() async -> Bool {
        guard let changes else { return false }
        let place = (try? await service.settings())?.place
        let isServer = if case .server? = place { true } else { false }
        guard await changes.next(within: isServer ? Self.serverInterval : nil) else { return false }
        // There may be records of another kind now, or another place.
        changes.begin(with: (try? await service.settings())?.place)
        // How it ended is kept, and the section shows it.
        _ = try? await service.sync()
        return true
    }

    /// Compares both sides, and changes nothing.
    func fetchState(reportingTo output: some SyncOutput<SyncState>) async {
        await output.report { () throws(SyncError) in try await service.state() }
    }

    /// Fetches what is set up, and what signing out would leave unsent.
    func fetchLink(reportingTo output: some SyncOutput<SyncLink>) async {
        await output.report { () throws(SyncError) in try await link() }
    }

    /// Looks at a place, and changes nothing.
    func look(_ setup: SyncSetup, reportingTo output: some SyncOutput<SyncFound>) async {
        await output.report { () throws(SyncError) in
            let found = try await service.look(setup)
            guard found.isClear || setup.joins else { throw .occupied(setup.place.text) }
            return found
        }
    }

    /// Sets a place up.
    func setUp(_ setup: SyncSetup, reportingTo output: some SyncOutput<SyncFound>) async {
        await output.report { () throws(SyncError) in try await service.setUp(setup) }
    }

    /// Forgets the place, and reports which it was.
    func signOut(reportingTo output: some SyncOutput<SyncLink>) async {
        await output.report { () throws(SyncError) in
            let link = try await link()
            try await service.signOut()
            return link
        }
    }

    private func link() async throws(SyncError) -> SyncLink {
        guard let settings = try await service.settings() else { throw .notSetUp }
        return SyncLink(settings: settings, unsent: try await service.unsent())
    }
}

// MARK: - Conflicts

extension SyncInteractor {
    /// Fetches what lost conflicts.
    func fetchConflicts(reportingTo output: some SyncOutput<[KeptConflict]>) async {
        await output.report { () throws(SyncError) in try await conflicts() }
    }

    /// Fetches what lost a conflict, by its ID or the beginning of it.
    func fetchConflict(
        _ id: RecordID, reportingTo output: some SyncOutput<KeptConflict>
    ) async {
        await output.report { () throws(SyncError) in try await conflict(id) }
    }

    /// Gives a record the content that lost a conflict.
    func takeBack(_ id: RecordID, reportingTo output: some SyncOutput<KeptConflict>) async {
        await output.report { () throws(SyncError) in
            let conflict = try await conflict(id)
            _ = try await service.takeBack(conflict.id, summary: "take back \(conflict.title)")
            return conflict
        }
    }

    /// Removes what lost a conflict.
    func drop(_ id: RecordID, reportingTo output: some SyncOutput<KeptConflict>) async {
        await output.report { () throws(SyncError) in
            let conflict = try await conflict(id)
            _ = try await service.drop(conflict.id)
            return conflict
        }
    }

    private func conflicts() async throws(SyncError) -> [KeptConflict] {
        try await service.conflicts().map(KeptConflict.init)
    }

    private func conflict(_ id: RecordID) async throws(SyncError) -> KeptConflict {
        let found = try await conflicts().filter { $0.id.text.hasPrefix(id.text.lowercased()) }
        guard found.count == 1 else { throw .noConflict(id.text) }
        return found[0]
    }
}
