import FeatureTesting
import Fixtures
import Networking
import SectionKit
import Testing

@testable import InfoFeature

/// The feature from the request to the blocks; only the request is a spy.
@Suite struct InfoFeatureTests {
    @Test func `shows the company`() async {
        let request = BaseRequestSpy([.company: .text(InfoResponses.full)])

        let snapshot = await load(from: request)

        let section = InfoBuilder.section(request: request)
        #expect(snapshot.state.content == section.body(for: .full))
        #expect(snapshot.warnings == [])
        #expect(request.unexpected == [])
    }

    @Test(.timeLimit(.minutes(1)))
    func `shows that it loads before there is an answer`() async throws {
        let gate = Gate()
        let request = BaseRequestSpy([.company: .gated(gate, .text(InfoResponses.full))])
        let output = SectionOutputSpy<Company>()

        async let load: Void = InfoBuilder.section(request: request).load(into: output)
        await gate.reached()
        let before = output.states
        await gate.open()
        await load

        #expect(before == [.loading])
        #expect(output.states == [.loading, .success(.full)])
    }

    @Test(arguments: RequestError.examples)
    func `says what failed and what to do`(error: RequestError) async throws {
        let snapshot = await load(from: BaseRequestSpy([.company: .failure(error)]))

        let shown = try #require(snapshot.state.error)
        #expect(shown.message.contains(error.summary))
        #expect(shown.recovery == error.recovery)
    }

    @Test(arguments: Fixture.brokenDocuments + InfoResponses.others)
    func `says that an answer of another kind cannot be read`(text: String) async {
        let snapshot = await load(from: BaseRequestSpy([.company: .text(text)]))

        #expect(snapshot.state.error?.message.contains("could not be read") == true)
    }

    private func load(from request: BaseRequestSpy) async -> SectionSnapshot {
        await InfoBuilder.snapshot(from: request)
    }
}
