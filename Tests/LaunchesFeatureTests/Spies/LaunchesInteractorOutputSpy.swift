import Networking
import Synchronization

import SpaceXLaunches
@testable import LaunchesFeature

/// An interactor's output that remembers the answers it was given.
final class LaunchesInteractorOutputSpy: LaunchesInteractorOutput {
    private let record = Mutex<[Result<LaunchList, RequestError>]>([])

    var answers: [Result<LaunchList, RequestError>] { record.withLock { $0 } }

    func didFetchLaunches(_ list: LaunchList) async {
        record.withLock { $0.append(.success(list)) }
    }

    func didFailToFetchLaunches(_ error: RequestError) async {
        record.withLock { $0.append(.failure(error)) }
    }
}
