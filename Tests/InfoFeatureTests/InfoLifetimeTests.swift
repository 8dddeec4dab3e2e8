import FeatureTesting
import Networking
import Testing

@testable import InfoFeature

@Suite struct InfoLifetimeTests {
    @Test func `leaves nothing alive when it is done`() async throws {
        let (request, output) = await leftovers(of: .text(InfoAnswers.full))

        #expect(request.object == nil)
        #expect(output.object == nil)
    }

    @Test func `leaves nothing alive when it has failed`() async {
        let (request, output) = await leftovers(of: .failure(.status(500)))

        #expect(request.object == nil)
        #expect(output.object == nil)
    }

    /// The request and the output of a load that is over.
    private func leftovers(
        of answer: BaseRequestSpy.Answer
    ) async -> (Weak<BaseRequestSpy>, Weak<SectionOutputSpy<Company>>) {
        let request = BaseRequestSpy([.company: answer])
        let output = SectionOutputSpy<Company>()
        await InfoBuilder.section(request: request).load(into: output)
        #expect(output.states.count == 2)
        return (Weak(request), Weak(output))
    }
}
