import FeatureKit
import FeatureTesting
import Networking
import SectionKit
import SpaceXLaunches

@testable import StatisticsFeature

/// An interactor with a fixed result that records its calls.
struct StatisticsInteractorSpy: StatisticsInteractorInput {
    let answer: Result<Statistics, RequestError>
    let filters = Calls<LaunchFilter>()

    func fetchStatistics(
        of filter: LaunchFilter,
        reportingTo output: some StatisticsInteractorOutput
    ) async {
        filters.note(filter)
        await answer.report(to: output)
    }
}

/// A presenter that records its calls.
struct StatisticsPresenterSpy: StatisticsPresenterInput {
    let filters = Calls<LaunchFilter>()

    func presentStatistics(of filter: LaunchFilter, in output: some StatisticsPresenterOutput) async
    {
        filters.note(filter)
    }
}
