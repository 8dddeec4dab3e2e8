import FeatureKit
import RecordStore
import RecordSync
import SectionKit

/// Takes back a version that lost a conflict, or drops it.
///
/// What is taken back can be undone as the last change of its kind, and what it replaces is kept.
struct DecideConflict: Action {
    /// What to do with the version.
    enum Choice {
        case takeBack, drop
    }

    let choice: Choice
    let conflict: RecordID
    let interactor: SyncInteractor

    var id: String { choice == .drop ? SyncBuilder.drop : SyncBuilder.takeBack }
    var title: String { choice == .drop ? "Drop a version" : "Take a version back" }
    let shape = ContentShape.conflict

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { [choice] (conflict: KeptConflict) in
            ActionPlan(
                choice == .drop ? "drop \(conflict.title)" : "take back \(conflict.title)",
                changes: [.facts(conflict.facts)])
        }
        await interactor.fetchConflict(conflict, reportingTo: reply(to: plan))
    }

    func load(into output: some SectionOutput<KeptConflict>) async {
        await output.show(.loading)
        switch choice {
        case .takeBack: await interactor.takeBack(conflict, reportingTo: reply(to: output))
        case .drop: await interactor.drop(conflict, reportingTo: reply(to: output))
        }
    }

    func body(for conflict: KeptConflict) -> [Block] {
        let text =
            switch choice {
            case .takeBack:
                "\(conflict.title) is taken back, and the next sync sends it. The version that it"
                    + " replaces is listed in 'conflicts' now."
            case .drop: "\(conflict.title) is dropped."
            }
        return [.paragraph(InlineText(text)), .facts(conflict.facts)]
    }

    private func reply<Output: SectionOutput<KeptConflict>>(
        to output: Output
    ) -> SectionReply<Output, SyncError> {
        SectionReply("The version", choice == .drop ? "dropped" : "taken back", to: output)
    }
}
