import FeatureKit
import FeatureTesting
import Fixtures
import Networking
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import StatisticsFeature

@Suite struct StatisticsBuilderTests {
    @Test(arguments: [true, false])
    func `the recipe passes the recipe check`(succeeds: Bool) async throws {
        let launches: BaseRequestSpy.Answer =
            succeeds ? .text(try Fixture.launches) : .failure(.status(500))
        let check = RecipeCheck(
            StatisticsBuilder.recipe, ["year": "2020"], dependencies: SpaceXDependencies.sample)

        #expect(try await check.broken(asking: .api(launches: launches)) == [])
    }

    @Test func `the recipe has the options that filter launches`() {
        #expect(StatisticsBuilder.recipe.command.options == LaunchFilter.options)
    }

    @Test func `the section counts the launches that match the options`() async throws {
        let request = try BaseRequestSpy.api()

        let screen = Screen([try make(["rocket": "HERON", "year": "2020"], request)])
        await screen.load()

        let facts = try #require(await screen.snapshots.first?.state.content?.facts)
        #expect(facts.first?.value == .integer(2))
        #expect(request.unexpected == [])
    }

    @Test func `invalid options are rejected before any request is sent`() {
        let request = BaseRequestSpy()

        #expect(throws: UsageError.self) { try make(["year": "last"], request) }
        #expect(throws: UsageError.self) { try make(["past": "", "upcoming": ""], request) }
        #expect(request.asked == [])
    }

    @Test func `the section says what could not be loaded`() async throws {
        let request = try BaseRequestSpy.api(launches: .failure(.status(500)))

        let shown = try await make([:], request).loaded()

        let message = try #require(shown.state.error?.message)
        #expect(message.hasPrefix("The statistics could not be loaded: "))
    }

    private func make(
        _ options: [String: String],
        _ request: BaseRequestSpy
    ) throws -> any SectionKit.Section {
        try StatisticsBuilder.recipe.make(.sample(request), OptionValues(options))
    }
}
