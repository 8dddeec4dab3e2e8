import FeatureKit
import FeatureTesting
import Networking
import Testing

@testable import InfoFeature

@Suite struct InfoInteractorTests {
    @Test func `the interactor reports the company of the service`() async {
        let output = InteractorOutputSpy<Company, RequestError>()
        let interactor = InfoInteractor(service: InfoServiceSpy(answer: .success(.full)))

        await interactor.fetchCompany(reportingTo: output)

        #expect(output.answers == [.success(.full)])
    }

    @Test(arguments: RequestError.examples)
    func `the interactor reports the error of the service`(error: RequestError) async {
        let output = InteractorOutputSpy<Company, RequestError>()
        let interactor = InfoInteractor(service: InfoServiceSpy(answer: .failure(error)))

        await interactor.fetchCompany(reportingTo: output)

        #expect(output.answers == [.failure(error)])
    }
}
