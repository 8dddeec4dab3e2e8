import FeatureKit
import RecordSync
import SectionKit

/// Shows what a sync would do, and changes nothing.
///
/// It is an action because only actions have names of two words.
struct ShowSyncStatus: Action {
    let id = SyncBuilder.status
    let title = "Sync status"
    let shape = ContentShape(facts: 8...8)
    let interactor: SyncInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        await output.show(
            .success(ActionPlan("compare this machine and the other side", changesNothing: true)))
    }

    func load(into output: some SectionOutput<SyncState>) async {
        await output.show(.loading)
        await interactor.fetchState(reportingTo: SectionReply("The status", to: output))
    }

    func body(for state: SyncState) -> [Block] {
        let credentials = state.settings.credentials
        return [
            .facts([
                Fact("place", "Synced with", .text(state.settings.place.text)).keptPrivate,
                Fact("credentials", "Credentials from", .text(credentials?.words ?? "none"))
                    .keptPrivate,
                Fact("encryption", "Encrypted", .text(state.settings.key.words)).keptPrivate,
                Fact("to_send", "To send", .integer(state.sends)),
                Fact("to_read", "To read", .integer(state.fetches)),
                Fact("conflicts", "Conflicts", .integer(state.conflicts)),
                Fact("photos_to_send", "Photos to send", .integer(state.photos.sends.count)),
                Fact(
                    "photos_missing", "Photos missing here", .integer(state.photos.missing.count)),
            ])
        ]
    }
}
