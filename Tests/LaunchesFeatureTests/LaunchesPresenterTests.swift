import FeatureTesting
import Networking
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import LaunchesFeature

@Suite struct LaunchesPresenterTests {
    private let query = LaunchesQuery(
        filter: LaunchFilter(rocket: "heron"), order: .desc, page: ListPage(limit: 3))

    @Test func `the presenter shows that it loads, then the launches`() async {
        let output = SectionOutputSpy<LaunchList>()
        let list = LaunchList([.sample()], query: query)
        let interactor = LaunchesInteractorSpy(answer: .success(list))

        await LaunchesPresenter(interactor: interactor).presentLaunches(query, in: output)

        #expect(output.states == [.loading, .success(list)])
        #expect(interactor.queries.all == [query])
    }

    @Test(arguments: RequestError.examples)
    func `the presenter shows that it loads, then the error`(error: RequestError) async throws {
        let output = SectionOutputSpy<LaunchList>()
        let interactor = LaunchesInteractorSpy(answer: .failure(error))

        await LaunchesPresenter(interactor: interactor).presentLaunches(query, in: output)

        let shown = try #require(output.states.last?.error)
        #expect(output.states == [.loading, .error(shown)])
        #expect(shown.message.hasPrefix("The launches "))
        #expect(shown.message.hasSuffix("\(error.summary)."))
        #expect(shown.recovery == error.recovery)
    }
}
