import FeatureKit
import SectionKit
import Tracks
import Walking

/// Records the positions that a device sends, as a walk that goes on until the last of them.
struct FollowWalk: Action {
    let id = "walks follow"
    let title = "Follow a device"

    let sent: SentPositions

    /// What else is asked of the walk, such as its photos.
    let request: WalkRequest

    let interactor: WalksInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        await output.show(
            .success(
                ActionPlan(
                    "record \(sent.positions.count.counted("position", "positions")) of a walk")))
    }

    func load(into output: some SectionOutput<Walk>) async {
        await output.show(.loading)
        await interactor.take(
            sent, for: request,
            reportingTo: SectionReply("The walk", "recorded", to: output))
    }

    func body(for walk: Walk) -> [Block] {
        let points = walk.measures.pointCount.counted("position", "positions")
        let words =
            switch (sent.isEnd, walk.measures.pointCount) {
            case (false, ...1): "“\(walk.name)” has begun."
            case (false, _): "“\(walk.name)” has \(points)."
            case (true, 0): "“\(walk.name)” has ended without a position, so it is not kept."
            case (true, _): "“\(walk.name)” has ended with \(points), and is in the list."
            }
        return [.paragraph(InlineText(words))]
    }
}
