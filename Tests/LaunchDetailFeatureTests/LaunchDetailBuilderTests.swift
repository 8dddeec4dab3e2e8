import FeatureKit
import FeatureTesting
import Fixtures
import Networking
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import LaunchDetailFeature

@Suite struct LaunchDetailBuilderTests {
    @Test(arguments: [true, false])
    func `the recipe passes the recipe check`(succeeds: Bool) async throws {
        let launches: BaseRequestSpy.Answer =
            succeeds ? .text(try Fixture.launches) : .failure(.status(500))
        let check = RecipeCheck(
            LaunchDetailBuilder.recipe, ["launch": "2"], dependencies: SpaceXDependencies.sample)

        #expect(try await check.broken(asking: .detailed(launches: launches)) == [])
    }

    @Test func `the section shows the launch of the operand`() async throws {
        let request = try BaseRequestSpy.detailed()
        let screen = Screen([try make(["launch": "first light"], request)])

        await screen.load()

        let blocks = await screen.snapshots.first?.state.content
        #expect(blocks?.fact("name") == .text("First Light"))
    }

    @Test(arguments: [["launch": ""], ["launch": "…"], [:]])
    func `an operand without a letter or a digit is rejected`(options: [String: String]) {
        #expect(throws: UsageError.self) { try make(options, BaseRequestSpy()) }
    }

    @Test func `the launch is the operand of the command`() {
        #expect(LaunchDetailBuilder.recipe.command.operand?.label == "NAME")
    }

    @Test func `the section says what could not be loaded`() async throws {
        let request = try BaseRequestSpy.api(launches: .failure(.status(500)))

        let shown = try await make(["launch": "2"], request).loaded()

        let message = try #require(shown.state.error?.message)
        #expect(message.hasPrefix("The launch could not be loaded: "))
    }

    private func make(
        _ options: [String: String],
        _ request: BaseRequestSpy
    ) throws -> any SectionKit.Section {
        try LaunchDetailBuilder.recipe.make(.sample(request), OptionValues(options))
    }
}
