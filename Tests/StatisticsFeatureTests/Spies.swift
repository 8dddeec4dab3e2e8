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
        switch answer {
        case .success(let statistics): await output.didFetchStatistics(statistics)
        case .failure(let error): await output.didFailToFetchStatistics(error)
        }
    }
}

/// An interactor's output that remembers the answers it was given.
final class StatisticsInteractorOutputSpy: StatisticsInteractorOutput {
    private let record = Mutex<[Result<Statistics, RequestError>]>([])

    var answers: [Result<Statistics, RequestError>] { record.withLock(\.self) }

    func didFetchStatistics(_ statistics: Statistics) async {
        record.withLock { $0.append(.success(statistics)) }
    }

    func didFailToFetchStatistics(_ error: RequestError) async {
        record.withLock { $0.append(.failure(error)) }
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
