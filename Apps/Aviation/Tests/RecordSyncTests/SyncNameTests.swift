import RecordStore
import SectionEssentials
import Testing

@testable import RecordSync

struct SyncNameTests {
    @Test func `a name of a file is its kind and the ID of its record`() throws {
        let name = try #require(SyncName(fileName: "flights.01J8ZQ.x.json"))

        #expect(name.kind == "flights")
        #expect(name.id.text == "01J8ZQ.x")
        #expect(name.fileName == "flights.01J8ZQ.x.json")
    }

    @Test(arguments: [
        "log.json", ".lock", "flights.json", "flights..json", "../a.json", "flights.a/b.json",
        "flights.a.txt", ".a.json", "flights.a b.json", "flüge.a.json",
        "flights.a.sync-conflict-20260714-101500-ABCDEFG.json",
    ])
    func `other files are no synced files`(fileName: String) {
        #expect(SyncName(fileName: fileName) == nil)
    }

    @Test(arguments: [
        "flights.a.sync-conflict-20260714-101500-ABCDEFG.json",
        "flights.a (conflicted copy 2026-07-14 101500).json",
        "flights.a (Ada's conflicted copy 2026-07-14).json",
        "flights.a_conflict-20260714-101500.json",
        "flights.a (SFConflict ada@example.com 2026-07-14-10-15-00).json",
        "flights.a (1).json", "flights.a (12).json",
    ])
    func `copies of conflicts say of which file they are`(fileName: String) {
        #expect(SyncCopy(fileName: fileName)?.original.fileName == "flights.a.json")
    }

    @Test(arguments: [
        "flights.a.json", "flights.a (copy).json", "flights.a_conflict-of-mine.json",
        "flights.a (2024).json", "flights.a (1)x.json", "notes (conflicted copy 2026-07-14).json",
        "flights.a.sync-conflict-20260714.txt",
    ])
    func `other files are no copies of conflicts`(fileName: String) {
        #expect(SyncCopy(fileName: fileName) == nil)
    }

    @Test func `the file that says which log it is can be read again`() throws {
        let marker = SyncMarker(log: try #require(RecordID("01J8")))

        #expect(SyncMarker(marker.content) == marker)
        #expect(SyncMarker(Data("{\"format\": 2, \"log\": \"01J8\"}".utf8)) == nil)
        #expect(SyncMarker(Data("<html>".utf8)) == nil)
    }
}
