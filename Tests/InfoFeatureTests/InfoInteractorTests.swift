import FeatureKit
import FeatureTesting
import Networking
import Testing

@testable import InfoFeature

@Suite struct InfoInteractorTests {
    @Test func `reports the company that the service has`() async {
        let output = InteractorOutputSpy<Company, RequestError>()
        let interactor = InfoInteractor(service: InfoServiceSpy(answer: .success(.full)))

        await interactor.fetchCompany(reportingTo: output)

        #expect(output.answers == [.success(.full)])
    }

    @Test(arguments: RequestError.examples)
    func `reports why the service has none`(error: RequestError) async {
        let output = InteractorOutputSpy<Company, RequestError>()
        let interactor = InfoInteractor(service: InfoServiceSpy(answer: .failure(error)))

        await interactor.fetchCompany(reportingTo: output)

        #expect(output.answers == [.failure(error)])
    }
}
