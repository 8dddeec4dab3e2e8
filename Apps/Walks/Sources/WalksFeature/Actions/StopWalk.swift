import FeatureKit
import SectionKit
import Tracks
import Walking

/// Ends the walk that goes on; what was recorded stays in its file and in the list.
struct StopWalk: Action {
    let id = WalksBuilder.stop
    let title = "End the walk"
    let interactor: WalksInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (walk: Walk) in ActionPlan("end “\(walk.name)”") }
        await interactor.fetchCurrent(reportingTo: SectionReply("The walk", "ended", to: plan))
    }

    func load(into output: some SectionOutput<Walk>) async {
        await output.show(.loading)
        await interactor.stop(reportingTo: SectionReply("The walk", "ended", to: output))
    }

    func body(for walk: Walk) -> [Block] {
        let isKept = walk.measures.pointCount > 0
        return [
            .paragraph(
                InlineText(
                    isKept
                        ? "“\(walk.name)” has ended and is in the list."
                        : "“\(walk.name)” has ended without a position, so it is not kept."))
        ]
    }
}
