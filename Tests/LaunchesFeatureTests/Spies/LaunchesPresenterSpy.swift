import SectionKit
import Synchronization

import SpaceXLaunches
@testable import LaunchesFeature

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
