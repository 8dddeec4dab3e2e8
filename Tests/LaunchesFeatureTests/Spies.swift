import FeatureKit
import FeatureTesting
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
        await answer.report(to: output)
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
