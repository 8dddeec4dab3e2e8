import FeatureKit
import SectionKit

/// Turns the results of the interactor into the states of the sections.
struct SyncPresenter: Sendable {
    let interactor: SyncInteractor

    /// Shows the states of a sync in `output`.
    func presentSync(
        fetchingPhotos: Bool, acceptingOlder: Bool, in output: some SectionOutput<SyncReport>
    ) async {
        await output.show(.loading)
        await interactor.sync(
            fetchingPhotos: fetchingPhotos, acceptingOlder: acceptingOlder,
            reportingTo: SectionReply("The log", "synced", to: output))
    }

    /// Syncs after the next change, whoever makes it; false if nothing reports changes.
    func syncAfterChange() async -> Bool { await interactor.syncAfterChange() }

    /// Shows the states of the list of conflicts in `output`.
    func presentConflicts(in output: some SectionOutput<[KeptConflict]>) async {
        await output.show(.loading)
        await interactor.fetchConflicts(reportingTo: SectionReply("The conflicts", to: output))
    }
}
