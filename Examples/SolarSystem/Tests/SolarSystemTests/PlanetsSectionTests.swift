import FeatureKit
import FeatureTesting
import Networking
import SectionKit
import Testing

@testable import SolarSystem

@Suite struct PlanetsSectionTests {
    @Test func `each planet is a row`() async throws {
        let request = BaseRequestSpy([.planets: .text(#"[{"name": "Vulcan"}, {"name": "X"}]"#)])

        let shown = await PlanetsSection(request: request, kinds: []).loaded()

        let table = try #require(shown.state.content?.table)
        #expect(table.cells("name") == [.text("Vulcan"), .text("X")])
        #expect(table.cells("year_days") == [.unknown, .unknown])
        #expect(request.unexpected == [])
    }

    @Test(arguments: RequestError.examples)
    func `an error says what failed and what to do`(error: RequestError) async throws {
        let request = BaseRequestSpy([.planets: .failure(error)])

        let shown = await PlanetsSection(request: request, kinds: []).loaded()

        let failure = try #require(shown.state.error)
        #expect(failure.message == "The planets could not be loaded: \(error.summary).")
        #expect(failure.recovery == error.recovery)
    }

    @Test func `--kind shows only planets of these kinds`() async throws {
        let answers = EmbeddedResponses.solarSystem
        let dependencies = FeatureDependencies(request: answers, now: GoldenFormat.now)
        let options = OptionValues(["kind": "gas,ice"])

        let shown = try await PlanetsSection.recipe.make(dependencies, options).loaded()

        let giants: [Cell] = ["Jupiter", "Saturn", "Uranus", "Neptune"].map(Cell.text)
        #expect(shown.state.content?.table?.cells("name") == giants)
    }
}
