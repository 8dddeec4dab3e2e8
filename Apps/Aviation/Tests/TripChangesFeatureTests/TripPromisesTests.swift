import FeatureTesting
import LogSamples
import Logbook
import RecordStore
import SectionKit
import Testing

@testable import TripChangesFeature

/// What every action promises.
struct TripPromisesTests {
    @Test(
        arguments: [
            ("trip add", ["trip": "Oz", "start": "2030-01-02"]),
            ("trip edit", ["trip": "New York"]), ("trip edit", ["trip": "Lake"]),
            ("trip flights", ["trip": "Lake"]), ("trip remove", ["trip": "Lake"]),
        ] as [(String, [String: String])])
    func `an action of trips keeps the promises of every action`(
        name: String, options: [String: String]
    ) async throws {
        let check = ActionCheck(
            try recipe(name), options,
            asked: { (store: RecordStoreSpy<Trip>) in store.calls.count },
            changes: { store in Self.changes(store.calls) },
            dependencies: { store in
                Self.dependencies(store, SampleTrips().entries)
            })

        #expect(try await check.broken(on: SampleTrips().trips) == [])
    }

    @Test(
        arguments: [
            ("entry add", ["trip": "Lake", "date": "2024-07-01"]),
            ("entry edit", ["entry": "e1"]), ("entry edit", ["entry": "e2"]),
            ("entry remove", ["entry": "e1"]),
            ("photos add", ["files": PhotosSpy.first, "entry": "e2"]),
        ] as [(String, [String: String])])
    func `an action of entries keeps the promises of every action`(
        name: String, options: [String: String]
    ) async throws {
        let check = ActionCheck(
            try recipe(name), options,
            asked: { (store: RecordStoreSpy<TripEntry>) in store.calls.count },
            changes: { store in Self.changes(store.calls) },
            dependencies: { store in Self.dependencies(SampleTrips().trips, store) })

        #expect(try await check.broken(on: SampleTrips().entries) == [])
    }

    private func recipe(_ name: String) throws -> ActionRecipe<LogDependencies> {
        try #require(TripChangesBuilder.actions.first { $0.name == name })
    }

    private static func changes<Record>(_ calls: [RecordStoreSpy<Record>.Call]) -> Int {
        calls.count { if case .commit = $0 { true } else { $0 == .undo } }
    }

    private static func dependencies(
        _ trips: RecordStoreSpy<Trip>, _ entries: RecordStoreSpy<TripEntry>
    ) -> LogDependencies {
        LogDependencies(
            context: ContextSpy(stores: [SampleLog().store, trips, entries], now: SampleLog.now),
            request: BaseRequestSpy.log(), photos: PhotosSpy())
    }
}
