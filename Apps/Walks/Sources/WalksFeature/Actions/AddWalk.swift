import FeatureKit
import SectionKit
import Walking

/// Adds a walk that was recorded elsewhere to the list.
struct AddWalk: Action {
    let id = "walks add"
    let title = "Add a walk"
    let shape = ContentShape.walk
    let file: String
    let name: String?
    let interactor: WalksInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (walk: RecordedWalk) in
            ActionPlan(
                "add “\(walk.name)”",
                changes: [.facts(walk.facts)]
                    + walk.warnings.map { .notice(Notice(.warning, InlineText($0))) })
        }
        await interactor.fetchNew(
            file, name: name, reportingTo: SectionReply("The walk", "added", to: plan))
    }

    func load(into output: some SectionOutput<RecordedWalk>) async {
        await output.show(.loading)
        await interactor.add(
            file, name: name, reportingTo: SectionReply("The walk", "added", to: output))
    }

    func warnings(for walk: RecordedWalk) -> [String] { walk.warnings }

    func body(for walk: RecordedWalk) -> [Block] { walk.blocks("is in the list") }
}
