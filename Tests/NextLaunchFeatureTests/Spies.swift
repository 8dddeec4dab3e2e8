import FeatureKit
import FeatureTesting
import Networking
import SectionKit

@testable import NextLaunchFeature

/// An interactor with a fixed result that records its calls.
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

/// A presenter that records its calls.
struct NextLaunchPresenterSpy: NextLaunchPresenterInput {
    let counts = Calls<Int>()

    func presentNextLaunches(_ count: Int, in output: some NextLaunchPresenterOutput) async {
        counts.note(count)
    }
}
