import FeatureTesting
import Networking
import SectionKit
import SpaceXLaunches
import Testing

@testable import LaunchpadsFeature

@Suite struct LaunchpadsPresenterTests {
    @Test func `the presenter shows that it loads, then the sites`() async {
        let output = SectionOutputSpy<Launchpads>()
        let interactor = LaunchpadsInteractorSpy(answer: .success(Launchpads(.sample)))

        await LaunchpadsPresenter(interactor: interactor).presentLaunchpads(in: output)

        #expect(output.states == [.loading, .success(Launchpads(.sample))])
    }

    @Test(arguments: RequestError.examples)
    func `the presenter shows that it loads, then the error`(error: RequestError) async throws {
        let output = SectionOutputSpy<Launchpads>()
        let interactor = LaunchpadsInteractorSpy(answer: .failure(error))

        await LaunchpadsPresenter(interactor: interactor).presentLaunchpads(in: output)

        let shown = try #require(output.states.last?.error)
        #expect(output.states == [.loading, .error(shown)])
        #expect(shown.message == "The launch sites could not be loaded: \(error.summary).")
        #expect(shown.recovery == error.recovery)
    }
}
