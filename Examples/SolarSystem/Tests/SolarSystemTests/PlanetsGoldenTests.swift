import FeatureTesting
import Networking
import Testing

@testable import SolarSystem

@Suite struct PlanetsGoldenTests {
    @Test(arguments: [GoldenFormat.terminal80, .terminal40, .markdown])
    func `the output matches the golden files`(format: GoldenFormat) async throws {
        let section = PlanetsSection(request: EmbeddedResponses.solarSystem, kinds: [])

        let text = format.text(of: await section.loaded())

        try Golden.verify(text, "planets.\(format.fileExtension)")
    }
}
