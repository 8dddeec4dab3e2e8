import FeatureKit
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct WalksPresenter: WalksPresenterInput {
    let interactor: any WalksInteractorInput

    func presentList(in output: some SectionOutput<WalkList>) async {
        await output.show(.loading)
        await interactor.fetchList(reportingTo: SectionReply("The list of walks", to: output))
    }
}
