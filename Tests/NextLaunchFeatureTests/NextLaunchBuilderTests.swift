import FeatureKit
import FeatureTesting
import Fixtures
import Networking
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import NextLaunchFeature

@Suite struct NextLaunchBuilderTests {
    @Test(arguments: [true, false])
    func `the recipe passes the recipe check`(succeeds: Bool) async throws {
        let launches: BaseRequestSpy.Answer =
            succeeds ? .text(try Fixture.launches) : .failure(.status(500))
        let check = RecipeCheck(
            NextLaunchBuilder.recipe, ["count": "3"], dependencies: SpaceXDependencies.sample)

        #expect(try await check.broken(asking: .api(launches: launches)) == [])
    }

    @Test func `the section shows one launch by default`() async throws {
        let request = try BaseRequestSpy.api()

        for (options, count) in [([:], 1), (["count": "2"], 2)] {
            let shown = try await make(options, request).loaded()

            let table = try #require(shown.state.content?.table)
            #expect(table.rows.count == count)
        }
        #expect(request.unexpected == [])
    }

    @Test(arguments: ["0", "-1", "all", ""])
    func `a count that is not positive is rejected`(count: String) {
        #expect(throws: UsageError.self) { try make(["count": count], BaseRequestSpy()) }
    }

    @Test func `the section says what could not be loaded`() async throws {
        let request = try BaseRequestSpy.api(launches: .failure(.status(500)))

        let shown = try await make([:], request).loaded()

        let message = try #require(shown.state.error?.message)
        #expect(message.hasPrefix("The next launch could not be loaded: "))
    }

    private func make(
        _ options: [String: String],
        _ request: BaseRequestSpy
    ) throws -> any SectionKit.Section {
        try NextLaunchBuilder.recipe.make(.sample(request), OptionValues(options))
    }
}
