import FeatureKit
import FeatureTesting
import Networking
import SectionKit
import Testing

@testable import InfoFeature

@Suite struct InfoBuilderTests {
    @Test func `builds a section without asking for anything`() throws {
        let request = BaseRequestSpy()
        let dependencies = FeatureDependencies(
            request: request, api: API("spacex"), now: GoldenForm.now)

        let section = try InfoBuilder.recipe.make(dependencies, OptionValues())

        #expect(section.id == InfoBuilder.recipe.name)
        #expect(request.asked == [])
    }

    @Test func `offers no options of its own`() {
        #expect(InfoBuilder.recipe.options == [])
    }

    @Test func `builds a section that loads by itself`() async throws {
        let request = BaseRequestSpy([.company: .text(InfoAnswers.full)])
        let dependencies = FeatureDependencies(
            request: request, api: API("spacex"), now: GoldenForm.now)

        let screen = Screen([try InfoBuilder.recipe.make(dependencies, OptionValues())])
        await screen.load()

        let snapshot = try #require(await screen.snapshots.first)
        #expect(snapshot.state.content?.isEmpty == false)
        #expect(request.asked == [.company])
    }
}
