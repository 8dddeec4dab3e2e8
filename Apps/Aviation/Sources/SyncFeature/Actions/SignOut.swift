import FeatureKit
import RecordSync
import SectionKit

/// Forgets the other side, and where its credentials come from.
struct SignOut: Action {
    let id = SyncBuilder.signOut
    let title = "Sign out"
    let shape = ContentShape()
    let interactor: any SyncInteractorInput

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (settings: SyncSettings) in
            ActionPlan("stop syncing with \(settings.place.text)")
        }
        await interactor.fetchSettings(
            reportingTo: SectionReply("Syncing", "ended", to: plan))
    }

    func load(into output: some SectionOutput<SyncSettings>) async {
        await output.show(.loading)
        await interactor.signOut(reportingTo: SectionReply("Syncing", "ended", to: output))
    }

    func body(for settings: SyncSettings) -> [Block] {
        let text =
            "This machine is no longer synced with \(settings.place.text). The records and"
            + " photos stay, here and there."
        let key = settings.key.map { " So does the key in '\($0.path)', which reads them." }
        return [.paragraph(InlineText(text + (key ?? "")))]
    }
}
