import FeatureTesting
import Fixtures
import Networking
import SectionKit
import Testing

@testable import InfoFeature

/// Tests of the feature from the request to the blocks; only the request is a spy.
@Suite struct InfoFeatureTests {
    @Test func `the section shows the company`() async {
        let request = BaseRequestSpy([.company: .text(InfoResponses.full)])

        let snapshot = await load(from: request)

        let section = InfoBuilder.section(request: request)
        #expect(snapshot.state.content == section.body(for: .full))
        #expect(snapshot.warnings == [])
        #expect(request.unexpected == [])
    }

    @Test(.timeLimit(.minutes(1)))
    func `the section shows that it loads before the response arrives`() async throws {
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
    func `the section shows what failed and what to do`(error: RequestError) async throws {
        let snapshot = await load(from: BaseRequestSpy([.company: .failure(error)]))

        let shown = try #require(snapshot.state.error)
        #expect(shown.message.contains(error.summary))
        #expect(shown.recovery == error.recovery)
    }

    @Test(arguments: Fixture.brokenDocuments + InfoResponses.others)
    func `a response of another kind is reported as unreadable`(text: String) async {
        let snapshot = await load(from: BaseRequestSpy([.company: .text(text)]))

        #expect(snapshot.state.error?.message.contains("could not be read") == true)
    }

    private func load(from request: BaseRequestSpy) async -> SectionSnapshot {
        await InfoBuilder.snapshot(from: request)
    }
}
