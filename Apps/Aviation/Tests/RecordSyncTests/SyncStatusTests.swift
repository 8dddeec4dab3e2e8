import FeatureTesting
import Foundation
import SectionEssentials
import Testing

@testable import RecordSync

struct SyncStatusTests {
    private var status: SyncStatus {
        var status = SyncStatus(marker: marker)
        status.markerFile = remote("m", at: 5)
        status.lock = SyncLock(token: "opaquelocktoken:1")
        status.entries["a"] = SyncEntry(
            hash: "12ab", file: remote("1", at: 1_700_000_000.25), isSettled: true)
        status.entries["b"] = SyncEntry(
            file: remote(nil), past: ["34cd", "56ef"])
        status.sendingPhotos = [SamplePhoto(1).name]
        return status
    }

    @Test func `a status can be read again`() {
        #expect(SyncStatus(Data(status.text.utf8)) == status)
    }

    @Test(arguments: ["", "{", "[]", "{\"format\": 2, \"log\": \"LOG\"}", "{\"format\": 1}"])
    func `a file that is no status is as good as none`(text: String) {
        #expect(SyncStatus(Data(text.utf8)) == nil)
    }

    @Test func `the file can only be read by the person, and nothing is left beside it`()
        async throws
    {
        let folder = try TemporaryFolder()
        let file = SyncStatusFile(path: folder.path("sync/status.json"))
        #expect(try await file.load() == nil)

        try await file.save(SyncStatus(marker: marker))
        try await file.save(status)

        #expect(try await file.load() == status)
        let attributes = try FileManager.default.attributesOfItem(
            atPath: folder.path("sync/status.json"))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path("sync"))
                == ["status.json"])
        try await file.remove()
        #expect(try await file.load() == nil)
    }
}
