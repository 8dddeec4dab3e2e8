import Networking
import SectionKit
import SpaceXLaunches
import Synchronization

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

/// A presenter that shows these states and remembers what it was asked for.
final class LaunchesPresenterSpy: LaunchesPresenterInput {
    private let states: [SectionState<LaunchList>]
    private let record = Mutex<[LaunchesQuery]>([])

    init(states: [SectionState<LaunchList>] = []) {
        self.states = states
    }

    var queries: [LaunchesQuery] { record.withLock { $0 } }

    func presentLaunches(
        _ query: LaunchesQuery,
        in output: some LaunchesPresenterOutput
    ) async {
        record.withLock { $0.append(query) }
        for state in states { await output.show(state) }
    }
}
