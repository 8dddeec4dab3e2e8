import FeatureKit
import FeatureTesting
import Networking
import SectionKit
import SpaceXAPI
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import StatisticsFeature

@Suite struct StatisticsBuilderTests {
    @Test func `builds a section without asking for anything`() throws {
        let request = BaseRequestSpy()

        let section = try make(["year": "2020"], request)

        #expect(section.id == StatisticsBuilder.recipe.name)
        #expect(request.asked == [])
    }

    @Test func `offers the options that choose launches`() {
        #expect(StatisticsBuilder.recipe.options == LaunchFilter.options)
    }

    @Test func `builds a section that counts what the options ask for`() async throws {
        let request = try BaseRequestSpy.api()

        let screen = Screen([try make(["rocket": "HERON", "year": "2020"], request)])
        await screen.load()

        let facts = try #require(await screen.snapshots.first?.state.content?.facts)
        #expect(facts.first?.value == .integer(2))
        #expect(request.unexpected == [])
    }

    @Test func `refuses options that cannot be meant, without asking for anything`() {
        let request = BaseRequestSpy()

        #expect(throws: UsageError.self) { try make(["year": "last"], request) }
        #expect(throws: UsageError.self) { try make(["past": "", "upcoming": ""], request) }
        #expect(request.asked == [])
    }

    private func make(
        _ options: [String: String],
        _ request: BaseRequestSpy
    ) throws -> any SectionKit.Section {
        let dependencies = FeatureDependencies(
            request: request, api: .spacex, now: GoldenForm.now)
        return try StatisticsBuilder.recipe.make(dependencies, OptionValues(options))
    }
}
