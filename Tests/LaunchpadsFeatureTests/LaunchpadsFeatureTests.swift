import FeatureTesting
import Fixtures
import Networking
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import LaunchpadsFeature

/// The whole feature, from the request to the output; only the request is a spy.
@Suite struct LaunchpadsFeatureTests {
    @Test(.timeLimit(.minutes(1)))
    func `the section shows that it loads before the response arrives`() async throws {
        let gate = Gate()
        let request = try BaseRequestSpy.api(launches: .gated(gate, .text(Fixture.launches)))
        let output = SectionOutputSpy<Launchpads>()

        async let load: Void = section(request).load(into: output)
        await gate.reached()
        let before = output.states
        await gate.open()
        await load

        #expect(before == [.loading])
        #expect(output.states.count == 2)
        #expect(request.unexpected == [])
    }

    @Test(arguments: RequestError.examples)
    func `the section shows what failed and what to do`(error: RequestError) async throws {
        let snapshot = await section(try .api(launches: .failure(error))).loaded()

        let shown = try #require(snapshot.state.error)
        #expect(shown.message.contains(error.summary))
        #expect(shown.recovery == error.recovery)
    }

    @Test(arguments: [BaseRequestSpy.Answer.failure(.status(500)), .text("[]")])
    func `without the sites, the section fails`(launchpads: BaseRequestSpy.Answer) async throws {
        let snapshot = await section(try .api(launchpads: launchpads)).loaded()

        #expect(snapshot.state.error?.message.contains("the launch sites are unknown") == true)
    }

    @Test func `without the rockets, the section is whole, with a warning`() async throws {
        let snapshot = await section(try .api(rockets: .failure(.status(500)))).loaded()

        #expect(snapshot.state.content?.table?.rows.isEmpty == false)
        #expect(snapshot.warnings.count == 1)
    }

    @Test(arguments: Fixture.brokenDocuments + [Fixture.emptyObject])
    func `a response that is not a list is reported as unreadable`(text: String) async throws {
        let snapshot = await section(try .api(launches: .text(text))).loaded()

        #expect(snapshot.state.error?.message.contains("could not be read") == true)
    }

    @Test func `the sites of Launch Library have positions too`() async throws {
        let launches = BaseRequestSpy.Answer.text(try SpaceXResponses.launchLibrary)
        let snapshot = await section(try .api(launches: launches)).loaded()

        let table = try #require(snapshot.state.content?.table)
        let row = try #require(
            table.cells("name").firstIndex(of: .text("Launch Complex 1, Mole End, Jutland")))
        #expect(table.cells("position")[row].isKnown)
    }

    @Test(arguments: [true, false])
    func `the section leaks nothing after it has loaded`(succeeds: Bool) async throws {
        let launches: BaseRequestSpy.Answer =
            succeeds ? .text(try Fixture.launches) : .failure(.status(500))
        #expect(
            try await leaksNothing(of: try BaseRequestSpy.api(launches: launches)) { request in
                LaunchpadsBuilder.section(request: request, api: .rSpaceX)
            })
    }

    private func section(_ request: BaseRequestSpy) -> LaunchpadsSection {
        LaunchpadsBuilder.section(request: request, api: .rSpaceX)
    }
}
