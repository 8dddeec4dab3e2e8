import FeatureKit
import SectionKit
import SpaceXLaunches

/// Turns the result of a fetch into the states of the section.
struct StatisticsPresenter: StatisticsPresenterInput {
    let interactor: any StatisticsInteractorInput

    func presentStatistics(
        of filter: LaunchFilter,
        in output: some StatisticsPresenterOutput
    ) async {
        await output.show(.loading)
        await interactor.fetchStatistics(
            of: filter, reportingTo: SectionReply("The statistics", to: output))
    }
}
