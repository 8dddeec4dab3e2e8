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
            dependencies: { store in SampleLog.dependencies(over: store) })

        #expect(try await check.broken(on: SampleLog().store) == [])
    }
}
