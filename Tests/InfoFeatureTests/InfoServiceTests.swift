import FeatureTesting
import Fixtures
import Networking
import SpaceXLaunches
import Testing

@testable import InfoFeature

@Suite struct InfoServiceTests {
    @Test func `the service requests the company once`() async throws {
        let request = BaseRequestSpy([.company: .text(InfoResponses.full)])

        let company = try await InfoService(request: request, api: .rSpaceX).company()

        #expect(company == .full)
        #expect(request.asked == [InfoResponses.address])
        #expect(request.unexpected == [])
    }

    @Test(arguments: RequestError.examples)
    func `the service throws the error of the request`(error: RequestError) async {
        let request = BaseRequestSpy([.company: .failure(error)])

        await #expect(throws: error) {
            try await InfoService(request: request, api: .rSpaceX).company()
        }
    }

    @Test(arguments: Fixture.brokenDocuments + InfoResponses.others)
    func `a response of another kind is reported as unreadable`(text: String) async {
        let request = BaseRequestSpy([.company: .text(text)])

        let error = await #expect(throws: RequestError.self) {
            try await InfoService(request: request, api: .rSpaceX).company()
        }

        guard case .unreadable = error else {
            Issue.record("\(String(describing: error)) is not an unreadable response")
            return
        }
    }
}
