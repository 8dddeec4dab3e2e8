import FeatureKit
import RecordStore
import RecordSync
import SectionKit

/// Gives a record the version that lost a conflict; the last change of its kind can be undone.
struct TakeBack: Action {
    let id = SyncBuilder.takeBack
    let title = "Take a version back"
    let shape = ContentShape.conflict
    let conflict: RecordID
    let interactor: any SyncInteractorInput

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (conflict: KeptConflict) in
            ActionPlan(
                "give \(conflict.name) the version that lost", changes: [.facts(conflict.facts)])
        }
        await interactor.fetchConflict(
            conflict, reportingTo: SectionReply("The version", "taken back", to: plan))
    }

    func load(into output: some SectionOutput<KeptConflict>) async {
        await output.show(.loading)
        await interactor.takeBack(
            conflict, reportingTo: SectionReply("The version", "taken back", to: output))
    }

    func body(for conflict: KeptConflict) -> [Block] {
        let text = "\(conflict.name) has the version that lost. The next sync sends it."
        return [.paragraph(InlineText(text)), .facts(conflict.facts)]
    }
}
