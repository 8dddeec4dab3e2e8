import FeatureKit
import RecordStore
import RecordSync
import SectionKit

/// Removes a version that lost a conflict.
struct DropConflict: Action {
    let id = SyncBuilder.drop
    let title = "Drop a version"
    let shape = ContentShape.conflict
    let conflict: RecordID
    let interactor: any SyncInteractorInput

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (conflict: KeptConflict) in
            ActionPlan(
                "drop the version of \(conflict.name) that lost", changes: [.facts(conflict.facts)])
        }
        await interactor.fetchConflict(
            conflict, reportingTo: SectionReply("The version", "dropped", to: plan))
    }

    func load(into output: some SectionOutput<KeptConflict>) async {
        await output.show(.loading)
        await interactor.drop(
            conflict, reportingTo: SectionReply("The version", "dropped", to: output))
    }

    func body(for conflict: KeptConflict) -> [Block] {
        let text = "The version of \(conflict.name) that lost is dropped."
        return [.paragraph(InlineText(text)), .facts(conflict.facts)]
    }
}
