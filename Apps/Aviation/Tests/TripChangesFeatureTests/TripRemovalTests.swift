import FeatureKit
import FeatureTesting
import LogSamples
import Logbook
import RecordStore
import SectionKit
import Testing

@testable import TripChangesFeature

/// Removing a trip with its entries, over stores in memory.
struct TripRemovalTests {
    @Test func `a trip is removed with its entries, and undoing both brings it back`() async throws
    {
        let sample = SampleTrips()

        let shown = await (try sample.action("trip remove", ["trip": "New York"])).loaded()

        #expect(
            shown.state.content?.text.contains("'flight-log undo' brings it and its 2 entries back")
                == true)
        #expect(try await sample.trips.all().records.map(\.id.text) == ["t2"])
        #expect(try await sample.entries.all().records.isEmpty)
        let undo = ActionRecipe<Int>.undo { _ throws(UsageError) in
            [UndoableStore(sample.trips), UndoableStore(sample.entries)]
        }
        let undone = await (try undo.make(0, OptionValues())).loaded()
        #expect(undone.state.content?.text == "New York and 2 entries are back.")
        #expect(try await sample.trips.all().records.count == 2)
        #expect(try await sample.entries.all().records.map(\.record).count == 2)
    }

    @Test func `if the entries cannot be removed, the trip stays`() async throws {
        let sample = SampleTrips()
        let entries = RefusingStore(records: sample.entries)
        let recipe = try #require(TripChangesBuilder.actions.first { $0.name == "trip remove" })
        let action = try recipe.make(
            sample.dependencies(entries: entries), OptionValues(["trip": "New York"]))

        let error = await action.loaded().state.error

        #expect(error?.message == "The trip could not be removed: another program is writing.")
        #expect(try await sample.trips.all().records.count == 2)
        #expect(try await sample.entries.all().records.count == 2)
    }
}
