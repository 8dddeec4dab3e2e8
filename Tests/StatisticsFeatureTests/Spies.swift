import FeatureKit
import FeatureTesting
import Networking
import SectionKit
import SpaceXLaunches
import Synchronization

@testable import StatisticsFeature

/// An interactor that gives one answer and remembers what it was asked for.
final class StatisticsInteractorSpy: StatisticsInteractorInput {
    private let answer: Result<Statistics, RequestError>
    private let record = Mutex<[LaunchFilter]>([])

    init(answer: Result<Statistics, RequestError>) {
        self.answer = answer
    }

    var filters: [LaunchFilter] { record.withLock(\.self) }

    func fetchStatistics(
        of filter: LaunchFilter,
        reportingTo output: some StatisticsInteractorOutput
    ) async {
        record.withLock { $0.append(filter) }
        await answer.report(to: output)
    }
}

/// A presenter that remembers what it was asked for.
final class StatisticsPresenterSpy: StatisticsPresenterInput {
    private let record = Mutex<[LaunchFilter]>([])

    var filters: [LaunchFilter] { record.withLock(\.self) }

    func presentStatistics(of filter: LaunchFilter, in output: some StatisticsPresenterOutput) async
    {
        record.withLock { $0.append(filter) }
    }
}
