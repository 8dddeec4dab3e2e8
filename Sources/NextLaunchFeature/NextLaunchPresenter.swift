import FeatureKit
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct NextLaunchPresenter: NextLaunchPresenterInput {
    let interactor: any NextLaunchInteractorInput

    func presentNextLaunches(_ count: Int, in output: some NextLaunchPresenterOutput) async {
        await output.show(.loading)
        await interactor.fetchNextLaunches(
            count, reportingTo: SectionReply("The next launch", to: output))
    }
}
