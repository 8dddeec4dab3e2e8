import FeatureTesting
import LogSamples
import Logbook
import RecordStore
import SectionKit
import Testing

@testable import LogChangesFeature

/// What every action promises.
@Suite struct LogChangesPromisesTests {
    @Test(
        arguments: [
            ("add", ["date": "2030-01-02", "from": "FRA", "to": "JFK"]),
            ("edit", ["flight": "a1"]), ("edit", ["flight": "a3"]), ("remove", ["flight": "a2"]),
            ("undo", [:]),
        ] as [(String, [String: String])])
    func `an action keeps the promises of every action`(
        name: String, options: [String: String]
    ) async throws {
        let recipe = try #require(LogChangesBuilder.actions.first { $0.name == name })
        let check = ActionCheck(
            recipe, options, asked: { (store: RecordStoreSpy<LoggedFlight>) in store.calls.count },
            changes: { store in
                store.calls.count { if case .commit = $0 { true } else { $0 == .undo } }
            },
            dependencies: Self.dependencies)

        #expect(try await check.broken(on: SampleLog().store) == [])
    }

    @Test func `undo takes back the last change, whether of a flight or of a trip`() async throws {
        let sample = SampleTrips()
        let recipe = try #require(LogChangesBuilder.actions.first { $0.name == "undo" })
        let stores: [any RecordStoreInput] = [sample.log.store, RecordStoreSpy<OwnAirport>()]
        let dependencies = LogDependencies(
            context: ContextSpy(stores: stores + sample.stores, now: SampleLog.now),
            request: BaseRequestSpy(), photos: sample.photos)
        var change = StoreChange<Trip>("remove the trip Lake")
        change.remove(try #require(RecordID("t2")))
        try await sample.trips.commit(change)

        let undone = try await recipe.make(dependencies, OptionValues()).loaded()

        #expect(undone.state.content?.text == "Lake is back.")
        #expect(try await sample.trips.all().records.count == 2)
    }

    private static func dependencies(
        _ store: RecordStoreSpy<LoggedFlight>
    ) -> LogDependencies {
        let stores: [any RecordStoreInput] = [
            store, RecordStoreSpy<Trip>(), RecordStoreSpy<TripEntry>(),
            RecordStoreSpy<OwnAirport>(),
        ]
        return LogDependencies(
            context: ContextSpy(stores: stores, now: SampleLog.now), request: BaseRequestSpy(),
            photos: PhotosSpy())
    }
}
