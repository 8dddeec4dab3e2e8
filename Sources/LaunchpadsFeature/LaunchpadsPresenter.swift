import FeatureKit
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct LaunchpadsPresenter: LaunchpadsPresenterInput {
    let interactor: any LaunchpadsInteractorInput

    func presentLaunchpads(in output: some LaunchpadsPresenterOutput) async {
        await output.show(.loading)
        await interactor.fetchLaunchpads(
            reportingTo: SectionReply("The launch sites", to: output))
    }
}
