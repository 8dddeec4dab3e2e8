import FeatureKit
import RecordSync
import SectionKit

/// Forgets the other side, and where its credentials come from.
struct SignOut: Action {
    let id = SyncBuilder.signOut
    let title = "Sign out"
    let shape = ContentShape()
    let interactor: SyncInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (link: SyncLink) in
            ActionPlan(
                "stop syncing with \(link.settings.place.text)",
                changes: link.warning + [.paragraph(InlineText(link.whatStays))])
        }
        await interactor.fetchLink(reportingTo: SectionReply("Syncing", "ended", to: plan))
    }

    func load(into output: some SectionOutput<SyncLink>) async {
        await output.show(.loading)
        await interactor.signOut(reportingTo: SectionReply("Syncing", "ended", to: output))
    }

    func body(for link: SyncLink) -> [Block] {
        let text = "This machine is no longer synced with \(link.settings.place.text). "
        return [.paragraph(InlineText(text + link.whatStays))]
    }
}

extension SyncLink {
    fileprivate var warning: [Block] {
        unsent == 0 ? [] : [.notice(.unsent(unsent, to: settings.place.text))]
    }

    fileprivate var whatStays: String {
        let key = settings.key.map { " So does the key in '\($0.path)', which reads them." }
        return "The records and photos stay, here and there." + (key ?? "")
    }
}
