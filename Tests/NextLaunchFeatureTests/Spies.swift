import FeatureKit
import FeatureTesting
import Networking
import SectionKit

@testable import NextLaunchFeature

/// An interactor that gives one answer and remembers what it was asked for.
struct NextLaunchInteractorSpy: NextLaunchInteractorInput {
    let answer: Result<NextLaunches, RequestError>
    let counts = Calls<Int>()

    func fetchNextLaunches(
        _ count: Int,
        reportingTo output: some NextLaunchInteractorOutput
    ) async {
        counts.note(count)
        await answer.report(to: output)
    }
}

/// A presenter that remembers what it was asked for.
struct NextLaunchPresenterSpy: NextLaunchPresenterInput {
    let counts = Calls<Int>()

    func presentNextLaunches(_ count: Int, in output: some NextLaunchPresenterOutput) async {
        counts.note(count)
    }
}
