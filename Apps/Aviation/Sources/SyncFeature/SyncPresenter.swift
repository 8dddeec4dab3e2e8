import FeatureKit
import SectionKit

/// Turns the results of the interactor into the states of the sections.
struct SyncPresenter: SyncPresenterInput {
    let interactor: any SyncInteractorInput

    func presentSync(
        fetchingPhotos: Bool, acceptingOlder: Bool, in output: some SectionOutput<SyncReport>
    ) async {
        await output.show(.loading)
        await interactor.sync(
            fetchingPhotos: fetchingPhotos, acceptingOlder: acceptingOlder,
            reportingTo: SectionReply("The log", "synced", to: output))
    }

    func syncAfterChange() async -> Bool { await interactor.syncAfterChange() }

    func presentConflicts(in output: some SectionOutput<[KeptConflict]>) async {
        await output.show(.loading)
        await interactor.fetchConflicts(reportingTo: SectionReply("The conflicts", to: output))
    }
}
