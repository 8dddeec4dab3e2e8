import FeatureKit
import Networking
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct WalkPresenter: WalkPresenterInput {
    let interactor: any WalkInteractorInput

    func presentWalk(in output: some WalkPresenterOutput) async {
        await output.show(.loading)
        await interactor.fetchWalk(reportingTo: SectionReply("The walk", to: output))
    }
}
