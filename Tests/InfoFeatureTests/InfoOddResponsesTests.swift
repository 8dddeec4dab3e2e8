import FeatureTesting
import Networking
import SectionKit
import Testing

@testable import InfoFeature

/// Tests of the feature from the request to the blocks, with odd types and hostile names.
@Suite struct InfoOddResponsesTests {
    @Test func `an odd response shows its usable fields without unsafe characters`() async throws {
        let request = BaseRequestSpy([.company: .text(InfoResponses.odd)])

        let snapshot = await InfoBuilder.snapshot(from: request)

        let facts = try #require(snapshot.state.content).facts
        let known = facts.filter { $0.value.isKnown }
        #expect(known.map(\.key) == ["name", "launch_sites", "valuation_usd", "headquarters"])
        #expect(known.first?.value == .text("Evil[2JCorp Line"))
        #expect(known.last?.value == .text("Jutland"))
    }

    @Test func `an empty response shows every value as unknown`() async throws {
        let request = BaseRequestSpy([.company: .text(InfoResponses.empty)])

        let snapshot = await InfoBuilder.snapshot(from: request)

        let facts = try #require(snapshot.state.content).facts
        #expect(!facts.isEmpty)
        #expect(!facts.contains { $0.value.isKnown })
    }

    @Test(arguments: GoldenFormat.allCases.filter { $0 != .terminalColor100 })
    func `names never contain terminal control characters`(format: GoldenFormat) async throws {
        let request = BaseRequestSpy([.company: .text(InfoResponses.odd)])
        let snapshot = await InfoBuilder.snapshot(from: request)

        let text = format.text(of: snapshot).replacing("\r\n", with: "\n")
        let scalars = Set(text.unicodeScalars).subtracting(["\n"])

        #expect(!scalars.contains { $0.properties.generalCategory == .control })
        #expect(!scalars.contains { $0.properties.generalCategory == .format })
    }
}
