import Networking
import Synchronization

import SpaceXLaunches
@testable import LaunchesFeature

/// An interactor that gives one answer and remembers what it was asked for.
final class LaunchesInteractorSpy: LaunchesInteractorInput {
    private let answer: Result<LaunchList, RequestError>
    private let record = Mutex<[LaunchesQuery]>([])

    init(answer: Result<LaunchList, RequestError>) {
        self.answer = answer
    }

    var queries: [LaunchesQuery] { record.withLock { $0 } }

    func fetchLaunches(
        _ query: LaunchesQuery,
        reportingTo output: some LaunchesInteractorOutput
    ) async {
        record.withLock { $0.append(query) }
        switch answer {
        case .success(let list): await output.didFetchLaunches(list)
        case .failure(let error): await output.didFailToFetchLaunches(error)
        }
    }
}
