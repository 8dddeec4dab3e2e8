import FeatureKit
import FeatureTesting
import Fixtures
import Networking
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import LaunchpadsFeature

@Suite struct LaunchpadsBuilderTests {
    @Test(arguments: [true, false])
    func `the recipe passes the recipe check`(succeeds: Bool) async throws {
        let launches: BaseRequestSpy.Answer =
            succeeds ? .text(try Fixture.launches) : .failure(.status(500))
        let check = RecipeCheck(
            LaunchpadsBuilder.recipe, [:], dependencies: SpaceXDependencies.sample)

        #expect(try await check.broken(asking: .api(launches: launches)) == [])
    }

    @Test func `the section says what could not be loaded`() async throws {
        let request = try BaseRequestSpy.api(launches: .failure(.status(500)))

        let shown = try await LaunchpadsBuilder.recipe.make(.sample(request), OptionValues())
            .loaded()

        let message = try #require(shown.state.error?.message)
        #expect(message.hasPrefix("The launch sites could not be loaded: "))
    }
}
