import FeatureKit
import FeatureTesting
import Networking
import SectionKit
import Testing

@testable import birds_report

@Suite struct BirdsOptionTests {
    @Test(arguments: [([:], ["Robin", "Heron"]), (["at-least": "12"], ["Robin"])])
    func `the option filters by count`(options: [String: String], names: [String]) async throws {
        let shown = await (try section(options)).loaded()

        #expect(shown.state.content?.table?.cells("name") == names.map(Cell.text))
    }

    @Test func `an invalid number is an error of usage`() {
        #expect(throws: UsageError.self) { try section(["at-least": "many"]) }
    }

    private func section(_ options: [String: String]) throws -> any Section {
        let birds = #"[{"name": "Robin", "count": 12}, {"name": "Heron"}]"#
        let request = BaseRequestSpy([Endpoint("/birds"): .text(birds)])
        let dependencies = FeatureDependencies(request: request, now: GoldenFormat.now)
        return try BirdsSection.recipe.make(dependencies, OptionValues(options))
    }
}
