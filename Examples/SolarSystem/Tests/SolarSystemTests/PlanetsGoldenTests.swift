import FeatureTesting
import Networking
import Testing

@testable import SolarSystem

@Suite struct PlanetsGoldenTests {
    @Test(arguments: [GoldenForm.terminal80, .terminal40, .markdown])
    func `look as they did when they were approved`(form: GoldenForm) async throws {
        let section = PlanetsSection(request: EmbeddedResponses.solarSystem, kinds: [])

        let text = form.text(of: await section.loaded())

        try Golden.verify(text, "planets.\(form.rawValue)")
    }
}
