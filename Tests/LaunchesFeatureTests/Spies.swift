import FeatureKit
import FeatureTesting
import Networking
import SectionKit
import SpaceXLaunches

@testable import LaunchesFeature

/// An interactor with a fixed result that records its calls.
struct LaunchesInteractorSpy: LaunchesInteractorInput {
    let answer: Result<LaunchList, RequestError>
    let queries = Calls<LaunchesQuery>()

    func fetchLaunches(
        _ query: LaunchesQuery,
        reportingTo output: some LaunchesInteractorOutput
    ) async {
        queries.note(query)
        await answer.report(to: output)
    }
}

/// A presenter that shows fixed states and records its calls.
struct LaunchesPresenterSpy: LaunchesPresenterInput {
    var states: [SectionState<LaunchList>] = []
    let queries = Calls<LaunchesQuery>()

    func presentLaunches(
        _ query: LaunchesQuery,
        in output: some LaunchesPresenterOutput
    ) async {
        queries.note(query)
        for state in states { await output.show(state) }
    }
}
