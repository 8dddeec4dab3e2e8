import FeatureKit
import Logbook
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct LogStatisticsPresenter: LogStatisticsPresenterInput {
    let interactor: any LogStatisticsInteractorInput

    func presentStatistics(
        _ query: LogStatisticsQuery,
        in output: some SectionOutput<LogStatistics>
    ) async {
        await output.show(.loading)
        await interactor.fetchStatistics(
            query, reportingTo: SectionReply("The statistics", to: output))
    }
}
