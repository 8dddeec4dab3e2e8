import FeatureTesting
import Networking
import Testing

@testable import InfoFeature

@Suite struct InfoLifetimeTests {
    @Test(arguments: [.text(InfoAnswers.full), .failure(.status(500))] as [BaseRequestSpy.Answer])
    func `leaves nothing alive when it is done`(answer: BaseRequestSpy.Answer) async {
        #expect(
            await leavesNothing(of: BaseRequestSpy([.company: answer])) {
                InfoBuilder.section(request: $0)
            })
    }
}
