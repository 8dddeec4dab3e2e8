import FeatureKit
import FeatureTesting
import Fixtures
import Networking
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import LaunchesFeature

@Suite struct LaunchesBuilderTests {
    @Test(arguments: [true, false])
    func `the recipe passes the recipe check`(succeeds: Bool) async throws {
        let launches: BaseRequestSpy.Answer =
            succeeds ? .text(try Fixture.launches) : .failure(.status(500))
        let check = RecipeCheck(
            LaunchesBuilder.recipe, ["year": "2020"], dependencies: SpaceXDependencies.sample)

        #expect(try await check.broken(asking: .api(launches: launches)) == [])
    }

    @Test func `the recipe has every option that the query reads`() {
        let names = LaunchesBuilder.recipe.command.options.map(\.name)

        #expect(
            names == [
                "year", "outcome", "upcoming", "past", "rocket", "search", "sort", "limit",
                "offset",
            ])
    }

    @Test func `the section shows the launches that match the options`() async throws {
        let request = try BaseRequestSpy.api()

        let screen = Screen([try make(["rocket": "HERON", "sort": "desc", "limit": "2"], request)])
        await screen.load()

        let table = try #require(await screen.snapshots.first?.state.content?.table)
        #expect(table.cells("flight_number") == [.ordinal(6), .ordinal(5)])
        #expect(request.unexpected == [])
    }

    @Test func `invalid options are rejected before any request is sent`() {
        let request = BaseRequestSpy()

        #expect(throws: UsageError.self) { try make(["year": "last"], request) }
        #expect(request.asked == [])
    }

    @Test func `the examples of the recipe are valid`() {
        for example in LaunchesBuilder.recipe.command.examples {
            let words = example.split(separator: " ").map(String.init)
            let names = stride(from: 0, to: words.count, by: 2).map { words[$0].dropFirst(2) }
            let values = stride(from: 1, to: words.count, by: 2).map { words[$0] }
            let options = Dictionary(uniqueKeysWithValues: zip(names.map(String.init), values))

            #expect(
                Set(options.keys).isSubset(of: LaunchesBuilder.recipe.command.options.map(\.name)))
            #expect(throws: Never.self) { try make(options, BaseRequestSpy()) }
        }
    }

    private func make(
        _ options: [String: String],
        _ request: BaseRequestSpy
    ) throws -> any Section {
        try LaunchesBuilder.recipe.make(.sample(request), OptionValues(options))
    }
}
