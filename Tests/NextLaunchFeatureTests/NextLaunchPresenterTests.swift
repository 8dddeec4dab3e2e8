import FeatureTesting
import Networking
import SectionKit
import SpaceXSamples
import Testing

@testable import NextLaunchFeature

@Suite struct NextLaunchPresenterTests {
    @Test func `the presenter shows that it loads, then the launches`() async {
        let output = SectionOutputSpy<NextLaunches>()
        let launches = NextLaunches([.sample()], count: 1, now: GoldenFormat.now)
        let interactor = NextLaunchInteractorSpy(answer: .success(launches))

        await NextLaunchPresenter(interactor: interactor).presentNextLaunches(3, in: output)

        #expect(output.states == [.loading, .success(launches)])
        #expect(interactor.counts.all == [3])
    }

    @Test(arguments: RequestError.examples)
    func `the presenter shows that it loads, then the error`(error: RequestError) async throws {
        let output = SectionOutputSpy<NextLaunches>()
        let interactor = NextLaunchInteractorSpy(answer: .failure(error))

        await NextLaunchPresenter(interactor: interactor).presentNextLaunches(1, in: output)

        let shown = try #require(output.states.last?.error)
        #expect(output.states == [.loading, .error(shown)])
        #expect(shown.message == "The next launch could not be loaded: \(error.summary).")
        #expect(shown.recovery == error.recovery)
    }
}
