import FeatureTesting
import LogSamples
import Logbook
import Networking
import SectionKit
import Testing

@testable import ProfileFeature

/// The profile from the recipe to what is shown.
@Suite struct ProfileFeatureTests {
    private static let flights = [
        LogEntry.sample("a", "TT1", from: "TOA", "2024-01-01", to: "OTT").record,
        LogEntry.sample("b", "TT2", from: "OTT", "2024-01-02", to: "TOA").record,
        LogEntry.sample("c", "TT3", from: "TOA", "2030-01-02", to: "OTT").record,
    ]

    private func section(
        _ flights: [LoggedFlight] = flights,
        madeUp: [LoggedFlight] = []
    ) throws -> any Section {
        try ProfileBuilder.recipe.make(
            .sample(
                BaseRequestSpy.log(), flights: flights, madeUp: madeUp,
                trips: SampleTrips()), OptionValues([:]))
    }

    private func facts(_ section: any Section) async throws -> [String: String] {
        let snapshot = await section.loaded()
        guard case .success(let blocks) = snapshot.state else {
            throw UsageError("the profile failed.")
        }
        return Dictionary(
            uniqueKeysWithValues: blocks.flatMap { block -> [(String, String)] in
                guard case .facts(let facts) = block else { return [] }
                return facts.map { ($0.key, "\($0.value)") }
            })
    }

    @Test func `the recipe passes the recipe check`() async throws {
        let check = RecipeCheck(ProfileBuilder.recipe, [:]) {
            LogDependencies.sample(
                $0, flights: Self.flights, trips: SampleTrips())
        }

        #expect(try await check.broken(asking: BaseRequestSpy.log()) == [])
    }

    @Test func `only flown flights are added up, planned ones are counted apart`() async throws {
        let facts = try await facts(try section())

        #expect(facts["flights"]?.contains("2") == true)
        #expect(facts["planned"]?.contains("1") == true)
        #expect(facts["airports"]?.contains("2") == true)
        #expect(facts["theme"]?.contains("auto") == true)
    }

    @Test func `how syncing stands is among the facts, also if it is not set up`() async throws {
        let facts = try await facts(try section())

        #expect(facts["sync"]?.contains("signed out") == true)
        #expect(facts["sync_place"] == "empty")
        #expect(facts["synced_at"] == "empty")
    }

    @Test func `what is kept is counted by its kind`() async throws {
        let snapshot = try await section().loaded()
        let page = GoldenFormat.markdown.text(of: snapshot)

        #expect(page.contains("| flights  |      3 |"))
        #expect(page.contains("| airports |      0 |"))
    }

    @Test func `a made-up log is said to be one`() async throws {
        let snapshot = try await section([], madeUp: Self.flights).loaded()

        #expect(snapshot.source?.summary == Report.Source.madeUpLog.summary)
    }
}
