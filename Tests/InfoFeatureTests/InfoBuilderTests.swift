import FeatureKit
import FeatureTesting
import Networking
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import InfoFeature

@Suite struct InfoBuilderTests {
    @Test(
        arguments: [.text(InfoResponses.full), .failure(.status(500))] as [BaseRequestSpy.Answer])
    func `the recipe passes the recipe check`(answer: BaseRequestSpy.Answer) async throws {
        let check = RecipeCheck(InfoBuilder.recipe, dependencies: SpaceXDependencies.sample)

        #expect(try await check.broken(asking: BaseRequestSpy([.company: answer])) == [])
    }

    @Test func `the recipe has no options of its own`() {
        #expect(InfoBuilder.recipe.command.options == [])
    }

    @Test func `the recipe builds a section that loads`() async throws {
        let request = BaseRequestSpy([.company: .text(InfoResponses.full)])

        let screen = Screen([try InfoBuilder.recipe.make(.sample(request), OptionValues())])
        await screen.load()

        let snapshot = try #require(await screen.snapshots.first)
        #expect(snapshot.state.content?.isEmpty == false)
        #expect(request.asked == [.company])
    }
}
