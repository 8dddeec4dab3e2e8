import FeatureKit
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct WatchListPresenter: WatchListPresenterInput {
    let interactor: any WatchListInteractorInput

    func presentList(in output: some SectionOutput<WatchList>) async {
        await output.show(.loading)
        await interactor.fetchList(reportingTo: SectionReply("The watch list", to: output))
    }
}
