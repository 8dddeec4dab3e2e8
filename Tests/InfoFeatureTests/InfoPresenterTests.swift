import FeatureTesting
import Networking
import SectionKit
import Testing

@testable import InfoFeature

@Suite struct InfoPresenterTests {
    @Test func `the presenter shows that it loads, then the company`() async {
        let output = SectionOutputSpy<Company>()
        let presenter = InfoPresenter(interactor: InfoInteractorSpy(answer: .success(.full)))

        await presenter.presentCompany(in: output)

        #expect(output.states == [.loading, .success(.full)])
    }

    @Test(arguments: RequestError.examples)
    func `the presenter shows that it loads, then the error`(error: RequestError) async throws {
        let output = SectionOutputSpy<Company>()
        let presenter = InfoPresenter(interactor: InfoInteractorSpy(answer: .failure(error)))

        await presenter.presentCompany(in: output)

        let shown = try #require(output.states.last?.error)
        #expect(output.states == [.loading, .error(shown)])
        #expect(shown.message.hasPrefix("The company "))
        #expect(shown.message.hasSuffix("\(error.summary)."))
        #expect(shown.recovery == error.recovery)
    }
}
