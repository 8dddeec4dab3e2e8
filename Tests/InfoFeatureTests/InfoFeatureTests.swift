import FeatureTesting
import Fixtures
import Networking
import SectionKit
import Testing

@testable import InfoFeature

/// The feature from the request to the blocks; only the request is a spy.
@Suite struct InfoFeatureTests {
    @Test func `shows the company`() async throws {
        let request = BaseRequestSpy([.company: .text(try Fixture.company)])

        let snapshot = await load(from: request)

        let blocks = try #require(snapshot.state.content)
        #expect(blocks.facts.first?.value == .text("Heron & Daughters"))
        #expect(blocks.facts.allSatisfy { $0.value.isKnown })
        #expect(snapshot.warnings == [])
        #expect(request.unexpected == [])
    }

    @Test(.timeLimit(.minutes(1)))
    func `shows that it loads before there is an answer`() async throws {
        let gate = Gate()
        let request = BaseRequestSpy([.company: .gated(gate, .text(try Fixture.company))])
        let output = SectionOutputSpy<Company>()

        async let load: Void = InfoBuilder.section(request: request).load(into: output)
        await gate.reached()
        let before = output.states
        await gate.open()
        await load

        #expect(before == [.loading])
        #expect(output.states.count == 2)
        #expect(output.states.last?.content?.name == "Heron & Daughters")
    }

    @Test(arguments: RequestError.examples)
    func `says what failed and what to do`(error: RequestError) async throws {
        let snapshot = await load(from: BaseRequestSpy([.company: .failure(error)]))

        let shown = try #require(snapshot.state.error)
        #expect(shown.message.contains(error.summary))
        #expect(shown.recovery == error.recovery)
    }

    @Test(arguments: Fixture.brokenDocuments + [Fixture.emptyList])
    func `says that an answer that is no company cannot be read`(text: String) async {
        let snapshot = await load(from: BaseRequestSpy([.company: .text(text)]))

        #expect(snapshot.state.error?.message.contains("could not be read") == true)
    }

    @Test func `shows an empty company with every value unknown`() async throws {
        let request = BaseRequestSpy([.company: .text(Fixture.emptyObject)])

        let snapshot = await load(from: request)

        let facts = try #require(snapshot.state.content).facts
        #expect(!facts.isEmpty)
        #expect(!facts.contains { $0.value.isKnown })
    }

    private func load(from request: BaseRequestSpy) async -> SectionSnapshot {
        await InfoBuilder.snapshot(from: request)
    }
}
