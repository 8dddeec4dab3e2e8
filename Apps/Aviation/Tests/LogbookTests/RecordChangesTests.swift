import FeatureTesting
import Foundation
import RecordStore
import RecordSync
import Testing

@testable import Logbook

/// Which files beside the records are watched for changes.
@Suite(.timeLimit(.minutes(1))) struct RecordChangesTests {
    @Test(arguments: [nil, SyncPlace.folder("shared")])
    func `how the last sync ended is a change, or what is in the folder`(
        place: SyncPlace?
    ) async throws {
        let folder = try TemporaryFolder()
        for name in ["log", "log/sync", "shared"] { try folder.makeFolder(name) }
        let changes = RecordChanges(of: folder.path("log")) { _ in await Task.yield() }

        changes.begin(with: place.map { _ in .folder(folder.path("shared")) })
        let file = place == nil ? "log/sync/status.json" : "shared/a.json"
        try Data("text".utf8).write(to: URL(filePath: folder.path(file)))

        // Without the watch, it waits until the time limit.
        #expect(await changes.next())
    }
}
