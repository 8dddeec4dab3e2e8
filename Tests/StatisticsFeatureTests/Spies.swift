import FeatureKit
import FeatureTesting
import Networking
import SectionKit
import SpaceXLaunches

@testable import StatisticsFeature

/// An interactor that gives one answer and remembers what it was asked for.
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

/// A presenter that remembers what it was asked for.
struct StatisticsPresenterSpy: StatisticsPresenterInput {
    let filters = Calls<LaunchFilter>()

    func presentStatistics(of filter: LaunchFilter, in output: some StatisticsPresenterOutput) async
    {
        filters.note(filter)
    }
}
