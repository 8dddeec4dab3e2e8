import FeatureKit
import RecordStore
import RecordSync

/// Asks the service, and turns its answers into what is shown.
struct SyncInteractor: SyncInteractorInput {
    let service: any SyncServiceInput

    func sync(fetchingPhotos: Bool, reportingTo output: some SyncOutput<SyncReport>) async {
        await output.report { () throws(SyncError) in
            guard let settings = try await service.settings() else { return .signedOut }
            let result = try await service.sync()
            let wanted = fetchingPhotos ? result.photos.available : []
            return SyncReport(
                place: settings.place.text, result: result,
                fetch: wanted.isEmpty ? PhotoFetch() : await service.fetch(wanted),
                conflicts: try await service.conflicts().count)
        }
    }

    func fetchState(reportingTo output: some SyncOutput<SyncState>) async {
        await output.report { () throws(SyncError) in try await service.state() }
    }

    func fetchSettings(reportingTo output: some SyncOutput<SyncSettings>) async {
        await output.report { () throws(SyncError) in try await required() }
    }

    func look(_ setup: SyncSetup, reportingTo output: some SyncOutput<SyncFound>) async {
        await output.report { () throws(SyncError) in
            let found = try await service.look(setup)
            guard found.isClear || setup.joins else { throw .occupied(setup.place.text) }
            return found
        }
    }

    func setUp(_ setup: SyncSetup, reportingTo output: some SyncOutput<SyncFound>) async {
        await output.report { () throws(SyncError) in try await service.setUp(setup) }
    }

    func signOut(reportingTo output: some SyncOutput<SyncSettings>) async {
        await output.report { () throws(SyncError) in
            let settings = try await required()
            try await service.signOut()
            return settings
        }
    }

    private func required() async throws(SyncError) -> SyncSettings {
        guard let settings = try await service.settings() else { throw .notSetUp }
        return settings
    }
}

// MARK: - Conflicts

extension SyncInteractor {
    func fetchConflicts(reportingTo output: some SyncOutput<[KeptConflict]>) async {
        await output.report { () throws(SyncError) in try await conflicts() }
    }

    func fetchConflict(
        _ id: RecordID, reportingTo output: some SyncOutput<KeptConflict>
    ) async {
        await output.report { () throws(SyncError) in try await conflict(id) }
    }

    func takeBack(_ id: RecordID, reportingTo output: some SyncOutput<KeptConflict>) async {
        await output.report { () throws(SyncError) in
            let conflict = try await conflict(id)
            _ = try await service.takeBack(id)
            return conflict
        }
    }

    func drop(_ id: RecordID, reportingTo output: some SyncOutput<KeptConflict>) async {
        await output.report { () throws(SyncError) in
            let conflict = try await conflict(id)
            _ = try await service.drop(id)
            return conflict
        }
    }

    private func conflicts() async throws(SyncError) -> [KeptConflict] {
        try await service.conflicts().map(KeptConflict.init)
    }

    private func conflict(_ id: RecordID) async throws(SyncError) -> KeptConflict {
        guard let conflict = try await conflicts().first(where: { $0.id == id }) else {
            throw .noConflict(id.text)
        }
        return conflict
    }
}
