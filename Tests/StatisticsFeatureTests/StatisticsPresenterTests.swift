import FeatureTesting
import Networking
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import StatisticsFeature

@Suite struct StatisticsPresenterTests {
    private let filter = LaunchFilter(rocket: "heron")

    @Test func `the presenter shows that it loads, then the statistics`() async {
        let output = SectionOutputSpy<Statistics>()
        let statistics = Statistics(.history, filter: filter, now: GoldenFormat.now)
        let interactor = StatisticsInteractorSpy(answer: .success(statistics))

        await StatisticsPresenter(interactor: interactor).presentStatistics(of: filter, in: output)

        #expect(output.states == [.loading, .success(statistics)])
        #expect(interactor.filters.all == [filter])
    }

    @Test(arguments: RequestError.examples)
    func `the presenter shows that it loads, then the error`(error: RequestError) async throws {
        let output = SectionOutputSpy<Statistics>()
        let interactor = StatisticsInteractorSpy(answer: .failure(error))

        await StatisticsPresenter(interactor: interactor).presentStatistics(of: filter, in: output)

        let shown = try #require(output.states.last?.error)
        #expect(output.states == [.loading, .error(shown)])
        #expect(shown.message == "The statistics could not be loaded: \(error.summary).")
        #expect(shown.recovery == error.recovery)
    }
}
