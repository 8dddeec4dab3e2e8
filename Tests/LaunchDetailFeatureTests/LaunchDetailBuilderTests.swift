import FeatureKit
import FeatureTesting
import Networking
import SectionKit
import SpaceXAPI
import SpaceXSamples
import Testing

@testable import LaunchDetailFeature

@Suite struct LaunchDetailBuilderTests {
    @Test func `builds a section without asking for anything`() throws {
        let request = BaseRequestSpy()

        let section = try make(["launch": "crew 5"], request)

        #expect(section.id == LaunchDetailBuilder.recipe.name)
        #expect(request.asked == [])
    }

    @Test func `shows the launch that it is given`() async throws {
        let request = try BaseRequestSpy.detailed()
        let screen = Screen([try make(["launch": "first light"], request)])

        await screen.load()

        let blocks = await screen.snapshots.first?.state.content
        #expect(blocks?.fact("name") == .text("First Light"))
    }

    @Test(arguments: [["launch": ""], ["launch": "…"], [:]])
    func `refuses words without a letter or a digit`(options: [String: String]) {
        #expect(throws: UsageError.self) { try make(options, BaseRequestSpy()) }
    }

    @Test func `takes the launch as the word that follows the command`() {
        #expect(LaunchDetailBuilder.recipe.operand?.label == "NAME")
    }

    private func make(
        _ options: [String: String],
        _ request: BaseRequestSpy
    ) throws -> any SectionKit.Section {
        let dependencies = FeatureDependencies(
            request: request, api: .spacex, now: GoldenForm.now)
        return try LaunchDetailBuilder.recipe.make(dependencies, OptionValues(options))
    }
}
