import FeatureKit
import SectionKit
import Walking

/// Removes a walk from the list; its file stays, unless it is to be deleted too.
struct RemoveWalk: Action {
    let id = WalksBuilder.remove
    let title = "Remove a walk"
    let shape = ContentShape.walk
    let walk: String
    let withFile: Bool
    let interactor: WalksInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (walk: RecordedWalk) in
            ActionPlan(
                withFile
                    ? "remove “\(walk.name)” and delete \(walk.file), which cannot be undone"
                    : "remove “\(walk.name)” from the list; its file stays")
        }
        await interactor.fetchWalk(
            walk, reportingTo: SectionReply("The walk", "removed", to: plan))
    }

    func load(into output: some SectionOutput<RecordedWalk>) async {
        await output.show(.loading)
        await interactor.remove(
            walk, withFile: withFile,
            reportingTo: SectionReply("The walk", "removed", to: output))
    }

    func body(for walk: RecordedWalk) -> [Block] {
        walk.blocks(
            withFile
                ? "is no longer in the list, and its file is deleted"
                : "is no longer in the list; its file stays")
    }
}
