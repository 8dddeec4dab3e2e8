import FeatureKit
import FeatureTesting
import Fixtures
import Networking
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import LaunchDetailFeature

/// Tests of the feature from the request to the blocks; only the request is a spy.
@Suite struct LaunchDetailFeatureTests {
    @Test(arguments: ["night's watch", "2", "nights-watch", "watch"])
    func `a launch is shown for its name, number or id`(words: String) async throws {
        let request = try BaseRequestSpy.detailed()

        let snapshot = try await LaunchDetailBuilder.snapshot(words, from: request)

        let blocks = try #require(snapshot.state.content)
        #expect(blocks.fact("name") == .text("Night’s Watch"))
        #expect(blocks.fact("rocket") == .text("Heron 1"))
        #expect(blocks.fact("latitude") == .decimal(56.15))
        #expect(
            blocks.table("payloads")?.cells("name")
                == [.text("Watchtower"), .text("Raven | 1"), .unknown])
        #expect(
            blocks.table("cores")?.cells("serial")
                == [.text("H1.01"), .text("H1.02"), .unknown])
        #expect(blocks.table("links")?.rows.count == 3)
        #expect(snapshot.warnings == [])
        #expect(request.unexpected == [])
    }

    @Test func `the section shows a launch of Launch Library`() async throws {
        let endpoint = Endpoint(
            "/2.3.0/launches/",
            query: [
                .init("lsp__id", "121"), .init("mode", "detailed"), .init("search", "puffin 1"),
                .init("ordering", "-net"), .init("limit", "40"),
            ])
        let request = BaseRequestSpy([endpoint: .text(try SpaceXResponses.launchLibrary)])

        let snapshot = try await LaunchDetailBuilder.snapshot(
            "puffin 1", from: request, api: .launchLibrary)

        let blocks = try #require(snapshot.state.content)
        #expect(blocks.fact("flight_number") == .ordinal(42))
        #expect(blocks.fact("window_seconds") == .duration(5_400))
        #expect(blocks.table("cores")?.cells("serial") == [.text("H1.07")])
        #expect(blocks.text.contains("Mission patch of Puffin-1"))
        #expect(request.asked == [endpoint])
    }

    @Test func `a saved page of Launch Library is read as r/SpaceX too`() async throws {
        let request = try BaseRequestSpy.detailed(launches: .text(SpaceXResponses.launchLibrary))

        let snapshot = try await LaunchDetailBuilder.snapshot("43", from: request)

        #expect(snapshot.state.content?.fact("name") == .text("Puffin-10"))
        #expect(snapshot.warnings == [])
        #expect(request.unexpected == [])
    }

    @Test func `the list is requested once for several launches of a screen`() async throws {
        let request = try BaseRequestSpy.detailed()
        let memory = FeatureMemory()

        for (words, name) in [("2", "Night’s Watch"), ("1", "First Light")] {
            let shown = try await LaunchDetailBuilder.snapshot(
                words, from: request, memory: memory)

            #expect(shown.state.content?.fact("name") == .text(name))
            #expect(shown.state.content?.fact("latitude")?.isKnown == true)
        }
        #expect(request.asked.count { $0 == .launches } == 1)
    }

    @Test(.timeLimit(.minutes(1)))
    func `the section shows that it loads before the response arrives`() async throws {
        let gate = Gate()
        let request = try BaseRequestSpy.detailed(payloads: .gated(gate, .text("[]")))
        let section = LaunchDetailBuilder.section(request: request, search: try .words("2"))
        let output = SectionOutputSpy<LaunchSearchResult>()

        async let load: Void = section.load(into: output)
        await gate.reached()
        let before = output.states
        await gate.open()
        await load

        #expect(before == [.loading])
        #expect(output.states.count == 2)
    }

    @Test func `launches that share a number are listed`() async throws {
        let snapshot = try await LaunchDetailBuilder.snapshot("9", from: .detailed())

        let names = snapshot.state.content?.table("matches")?.cells("name")
        #expect(names == ["C", "A", "D", "B"].map { Cell.text("Window \($0)") })
        #expect(snapshot.warnings.count == 1)
    }

    @Test(arguments: Fixture.brokenDocuments + [Fixture.emptyObject])
    func `a response that is not a list is reported as unreadable`(text: String) async throws {
        let snapshot = try await LaunchDetailBuilder.snapshot(
            "2", from: .detailed(launches: .text(text)))

        #expect(snapshot.state.error?.message.contains("could not be read") == true)
    }

    @Test(arguments: GoldenFormat.allCases.filter { $0 != .terminalColor100 })
    func `texts never contain terminal control characters`(format: GoldenFormat) async throws {
        let hostile = #"\u001b[2J\u0007\u009b31m\u202egpj.exe\u2069\u200b\u2028"#
        let request = try BaseRequestSpy.detailed(
            launches: .text(
                #"""
                [{"id": "x\#(hostile)", "date_utc": null, "name": "X \#(hostile)", "details": "D \#(hostile)",
                  "payloads": ["p"], "cores": [{"core": "c", "landing_type": "\#(hostile)"}],
                  "failures": [{"reason": "\#(hostile)"}], "window": 9223372036854775807,
                  "links": {"presskit": "https://a.example/\#(hostile)"}}]
                """#),
            payloads: .text(
                #"[{"id": "p", "name": "P \#(hostile)", "customers": ["\#(hostile)"]}]"#),
            cores: .text(#"[{"id": "c", "serial": "S \#(hostile)"}]"#))
        let snapshot = try await LaunchDetailBuilder.snapshot("x", from: request)

        let text = format.text(of: snapshot).replacing("\r\n", with: "\n")
        let scalars = Set(text.unicodeScalars).subtracting(["\n"])

        #expect(snapshot.state.content != nil)
        #expect(!scalars.contains { $0.properties.generalCategory == .control })
        #expect(!scalars.contains { $0.properties.generalCategory == .format })
        #expect(scalars.isDisjoint(with: ["\u{2028}", "\u{2029}"]))
    }
}
