import FeatureKit
import FeatureTesting
import Networking
import SectionKit
import SpaceXAPI
import SpaceXSamples
import Testing

@testable import NextLaunchFeature

@Suite struct NextLaunchBuilderTests {
    @Test func `builds a section without asking for anything`() throws {
        let request = BaseRequestSpy()

        let section = try make(["count": "3"], request)

        #expect(section.id == NextLaunchBuilder.recipe.name)
        #expect(request.asked == [])
    }

    @Test func `shows one launch unless more are asked for`() async throws {
        let request = try BaseRequestSpy.api()

        for (options, count) in [([:], 1), (["count": "2"], 2)] {
            let shown = try await make(options, request).loaded()

            let table = try #require(shown.state.content?.table)
            #expect(table.rows.count == count)
        }
        #expect(request.unexpected == [])
    }

    @Test(arguments: ["0", "-1", "all", ""])
    func `refuses to show no launches`(count: String) {
        #expect(throws: UsageError.self) { try make(["count": count], BaseRequestSpy()) }
    }

    private func make(
        _ options: [String: String],
        _ request: BaseRequestSpy
    ) throws -> any SectionKit.Section {
        let dependencies = FeatureDependencies(
            request: request, api: .spacex, now: GoldenForm.now)
        return try NextLaunchBuilder.recipe.make(dependencies, OptionValues(options))
    }
}
