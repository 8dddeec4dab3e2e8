import FeatureKit
import SectionKit
import Walking

/// Starts a walk with a receiver, which goes on while the program runs.
struct StartWalk: Action {
    let id = "walks start"
    let title = "Start a walk"

    let request: WalkRequest
    let interactor: WalksInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        await output.show(.success(ActionPlan("start a walk with the receiver")))
    }

    func load(into output: some SectionOutput<Walk>) async {
        await output.show(.loading)
        await interactor.start(
            request, reportingTo: SectionReply("The walk", "started", to: output))
    }

    func body(for walk: Walk) -> [Block] {
        [.paragraph(InlineText("The walk has started. It is recorded until you stop it."))]
    }
}
