import FeatureKit
import FeatureTesting
import Networking
import SectionKit

@testable import LaunchpadsFeature

/// An interactor that always reports the same answer.
struct LaunchpadsInteractorSpy: LaunchpadsInteractorInput {
    let answer: Result<Launchpads, RequestError>

    func fetchLaunchpads(reportingTo output: some LaunchpadsInteractorOutput) async {
        await answer.report(to: output)
    }
}

/// A presenter that shows these states.
struct LaunchpadsPresenterSpy: LaunchpadsPresenterInput {
    var states: [SectionState<Launchpads>] = []

    func presentLaunchpads(in output: some LaunchpadsPresenterOutput) async {
        for state in states { await output.show(state) }
    }
}
