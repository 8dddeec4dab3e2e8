import FeatureKit
import SectionKit
import SpaceXLaunches

/// Turns the result of a fetch into the states of the section.
struct LaunchesPresenter: LaunchesPresenterInput {
    let interactor: any LaunchesInteractorInput

    func presentLaunches(
        _ query: LaunchesQuery,
        in output: some LaunchesPresenterOutput
    ) async {
        await output.show(.loading)
        await interactor.fetchLaunches(query, reportingTo: SectionReply("The launches", to: output))
    }
}
