import FeatureTesting
import Foundation
import Networking
import RecordStore
import SectionEssentials
import SectionKit
import Testing

@testable import RecordSync

/// Two machines with records on disk, over a folder.
struct SyncServiceTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("shared")
    }

    private var place: SyncPlace { .folder(folder.path("shared")) }

    private func location(_ machine: String) -> StoreLocation {
        StoreLocation(data: folder.path(machine))
    }

    private func notes(_ machine: String) -> RecordStore<Note> {
        RecordStore(in: location(machine)) { Date(timeIntervalSince1970: 1_700_000_000) }
    }

    private func service(
        _ machine: String, photos: any SyncPhotosInput = NoSyncPhotos()
    ) -> SyncService {
        let places = SyncPlaces(
            folder: folder.path("\(machine)/sync"), secrets: SyncSecrets { _ in nil },
            ciphers: CiphersSpy(), pause: { _ in }
        ) { _, _ throws(SyncError) in throw .notSetUp }
        let now = { @Sendable in Date(timeIntervalSince1970: 1_700_000_000) }
        return SyncService(
            folder: folder.path("\(machine)/sync"),
            transfers: [RecordTransfer(of: Note.kind.name, in: location(machine), now: now)],
            conflicts: RecordStore(in: location(machine), now: now), photos: photos,
            places: places
        ) { _ in }
    }

    private func setUp(_ machine: String, joins: Bool = false) async throws(SyncError) {
        let setup = SyncSetup(place: place, credentials: nil, joins: joins)
        _ = try await service(machine).setUp(setup)
    }

    private func write(_ text: String, on machine: String, as id: String = "a") async throws {
        var change = StoreChange<Note>("Write")
        change.put(Note(text: text), as: try #require(RecordID(id)))
        try await notes(machine).commit(change)
    }

    private func text(on machine: String) async throws -> String? {
        try await notes(machine).record(try #require(RecordID("a")))?.record.text
    }

    @Test func `records on disk are the same on both machines after a sync of each`() async throws {
        try await setUp("one")
        try await write("hello", on: "one")
        #expect(try await service("one").sync().sent.count == 1)
        try await setUp("two")

        #expect(try await service("two").sync().received.count == 1)

        #expect(try await text(on: "two") == "hello")
        let name = "notes/records/a.json"
        #expect(try folder.text(of: "one/\(name)") == folder.text(of: "two/\(name)"))
        #expect(try await service("two").sync().isEmpty)
    }

    @Test func `how syncing stands is known without asking the other side`() async throws {
        #expect(try await service("one").standing().state == .signedOut)
        try await setUp("one")
        try await write("hello", on: "one")

        var standing = try await service("one").standing()
        #expect((standing.state, standing.unsent) == (.signedIn, 1))
        #expect(standing.syncedAt == nil)

        _ = try await service("one").sync()
        standing = try await service("one").standing()
        #expect((standing.state, standing.unsent) == (.signedIn, 0))
        #expect(try #require(standing.syncedAt) <= Date())

        try FileManager.default.removeItem(atPath: folder.path("shared"))
        try await write("bye", on: "one")
        await #expect(throws: SyncError.self) { try await service("one").sync() }
        let failed = try await service("one").standing()
        #expect((failed.state, failed.unsent) == (.failed, 1))
        #expect(failed.syncedAt == standing.syncedAt)
        #expect(failed.failure?.contains("shared") == true)

        try await service("one").signOut()
        #expect(try await service("one").standing() == SyncStanding())
    }

    @Test func `while a sync goes on, others know it`() async throws {
        try await setUp("one")
        let lock = try ProcessLock(path: folder.path("one/sync/lock"))

        #expect(try await service("one").standing().state == .signingIn)
        _ = consume lock
        #expect(try await service("one").standing().state == .signedIn)
    }

    @Test func `ten thousand texts are stored and synced to the byte, and shown as they are seen`()
        async throws
    {
        var source = TypedTexts(seed: 41)
        let texts = (0..<10_000).map { _ in source.next() }
        let typed = texts.compactMap(\.text.typed)
        try #require(typed.count == texts.count)
        var change = StoreChange<Note>("Write")
        for start in stride(from: 0, to: typed.count, by: 100) {
            let text = typed[start..<start + 100].joined(separator: "\n")
            change.put(Note(text: text), as: try #require(RecordID("note-\(start + 10_000)")))
        }
        try await notes("one").commit(change)
        try await setUp("one")
        #expect(try await service("one").sync().sent.count == 100)
        try await setUp("two")
        _ = try await service("two").sync()

        let stored = try await notes("two").all().records.sorted { $0.id < $1.id }
        let found = stored.flatMap { $0.record.text.split(separator: "\n").map(String.init) }

        #expect(found.map { Array($0.utf8) } == typed.map { Array($0.utf8) })
        #expect(found.map { Array($0.safe.utf8) } == texts.map { Array($0.seen.utf8) })
    }

    /// Syncs two versions of a record, and returns the one that lost.
    private func lostVersion() async throws -> KeptVersion {
        try await setUp("one")
        try await setUp("two")
        try await write("first", on: "one")
        try await write("second", on: "two")
        _ = try await service("one").sync()
        _ = try await service("two").sync()
        return try #require(try await service("two").conflicts().first)
    }

    @Test func `a version that lost is listed, taken back and then sent`() async throws {
        let conflict = try await lostVersion()
        #expect(try await text(on: "two") == "first")

        _ = try await service("two").takeBack(conflict.conflict.id, summary: "take back")

        #expect(try await service("two").conflicts().map(\.lost) == [conflict.current])
        _ = try await service("two").sync()
        _ = try await service("one").sync()
        #expect(try await text(on: "one") == "second")
        #expect(try await service("one").conflicts().isEmpty)
    }

    @Test func `undoing what was taken back loses neither version`() async throws {
        let conflict = try await lostVersion()
        _ = try await service("two").takeBack(conflict.conflict.id, summary: "take back")

        _ = try await notes("two").undo()

        #expect(try await text(on: "two") == "first")
        #expect(try await service("two").conflicts().map(\.lost) == [conflict.lost])
    }

    @Test func `what was taken back and synced is forgotten, and what it replaced is not`()
        async throws
    {
        let conflict = try await lostVersion()
        _ = try await service("two").takeBack(conflict.conflict.id, summary: "take back")
        _ = try await service("two").sync()

        await #expect(throws: SyncError.noConflict(conflict.conflict.id.text)) {
            try await service("two").drop(conflict.conflict.id)
        }
        #expect(try await service("two").conflicts().count == 1)
    }

    @Test func `a version that lost is forgotten once the record says the same, whatever follows`()
        async throws
    {
        _ = try await lostVersion()
        for text in ["second", "third"] {
            try await write(text, on: "one")
            _ = try await service("one").sync()
            _ = try await service("two").sync()
        }

        #expect(try await text(on: "two") == "third")
        #expect(try await service("two").conflicts().isEmpty)
    }

    @Test func `a version that goes back to what the winner was made of is listed`() async throws {
        let (_, conflict) = try await wentBack()

        #expect(try await text(on: "two") == "third")
        #expect(conflict.lost?.record(as: Note.self) == Note(text: "first"))
    }

    @Test func `a version that lost stays when place and machine go back to what it says`()
        async throws
    {
        let (earlier, conflict) = try await wentBack()
        try folder.put(earlier, in: "two/notes/records/a.json")
        try folder.put(earlier, in: "shared/notes.a.json")

        _ = try await service("two").sync()
        #expect(try await text(on: "two") == "first")
        #expect(try await service("two").conflicts().isEmpty)
        _ = try await service("one").sync()
        _ = try await service("two").sync()

        #expect(try await text(on: "two") == "third")
        #expect(try await service("two").conflicts().map(\.lost) == [conflict.lost])
    }

    /// Machine two goes back to what both had, and loses against machine one; also returns that file.
    private func wentBack() async throws -> (earlier: String, conflict: KeptVersion) {
        for machine in ["one", "two"] { try await setUp(machine) }
        try await write("first", on: "one")
        for machine in ["one", "two"] { _ = try await service(machine).sync() }
        let earlier = try folder.text(of: "one/notes/records/a.json")
        for text in ["second", "first"] { try await write(text, on: "two") }
        try await write("third", on: "one")
        for machine in ["one", "two"] { _ = try await service(machine).sync() }
        return (earlier, try #require(try await service("two").conflicts().first))
    }

    @Test func `a folder with the name of a record keeps no other record from being synced`()
        async throws
    {
        try await setUp("one")
        for id in ["a", "c"] { try await write("hello", on: "one", as: id) }
        _ = try await service("one").sync()
        try FileManager.default.removeItem(atPath: folder.path("shared/notes.a.json"))
        try folder.makeFolder("shared/notes.a.json")
        try await write("other", on: "one", as: "b")

        let result = try await service("one").sync()

        #expect(result.sent.map(\.id.text) == ["b"])
        #expect(result.unreadable == ["notes.a.json"])
    }

    @Test func `setting up the same place again keeps what was not sent`() async throws {
        try await setUp("one")
        try await setUp("two")
        try await write("first", on: "one")
        _ = try await service("one").sync()
        _ = try await service("two").sync()
        try await write("second", on: "two")
        #expect(try await service("two").unsent() == 1)

        try await setUp("two")

        #expect(try await service("two").state().sends == 1)
        #expect(try await service("two").sync().conflicts.isEmpty)
        #expect(try await text(on: "two") == "second")
    }

    @Test func `a version that is dropped changes no record`() async throws {
        let conflict = try await lostVersion()

        _ = try await service("two").drop(conflict.conflict.id)

        #expect(try await service("two").conflicts().isEmpty)
        #expect(try await text(on: "two") == "first")
        await #expect(throws: SyncError.noConflict(conflict.conflict.id.text)) {
            try await service("two").drop(conflict.conflict.id)
        }
    }

    @Test func `a folder with other files is used only if a person says so`() async throws {
        try folder.put("hello", in: "shared/README.md")

        await #expect(throws: SyncError.occupied(folder.path("shared"))) { try await setUp("one") }
        #expect(try await service("one").settings() == nil)
        try await setUp("one", joins: true)
        #expect(try await service("one").sync().isEmpty)
        #expect(try folder.text(of: "shared/README.md") == "hello")
    }

    @Test func `a photo goes over the folder to the other machine when it is asked for`()
        async throws
    {
        let (here, there) = (
            SimulatedDevice(number: 0, marker: marker), SimulatedDevice(number: 1, marker: marker)
        )
        let photo = here.add(SamplePhoto(1))
        try await setUp("one")
        try await write(photo.name, on: "one")
        #expect(try await service("one", photos: here).state().photos.sends == [photo])
        #expect(try await service("one", photos: here).sync().photos.sent == [photo])
        try await setUp("two")

        let result = try await service("two", photos: there).sync()
        #expect(result.photos.available == [photo])
        #expect(there.photos.isEmpty)
        #expect(await service("two", photos: there).fetch([photo]).received == [photo])

        #expect(there.photos == here.photos)
        #expect(try await service("two", photos: there).sync().isEmpty)
    }

    @Test func `without a set-up no photo is fetched`() async {
        let fetch = await service("one").fetch([SamplePhoto(1).name])
        #expect(fetch == PhotoFetch(failure: .notSetUp))
    }

    @Test func `photos are no files of somebody else`() async throws {
        let photo = SamplePhoto(1)
        try folder.put("x", in: "shared/\(photo.name.fileName)")

        try await setUp("one")

        #expect(try await service("one").settings() != nil)
    }

    @Test func `two processes of a machine do not sync at the same time`() async throws {
        try await setUp("one")
        let lock = try ProcessLock(path: folder.path("one/sync/lock"))

        await #expect(throws: SyncError.busy) { try await service("one").sync() }

        _ = consume lock
        #expect(try await service("one").sync().isEmpty)
    }

    @Test func `signing out forgets the place and removes no record`() async throws {
        try await setUp("one")
        try await write("hello", on: "one")
        _ = try await service("one").sync()

        try await service("one").signOut()

        #expect(try await service("one").settings() == nil)
        #expect(try await text(on: "one") == "hello")
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path("one/sync"))
        #expect(left == ["lock"])
        await #expect(throws: SyncError.notSetUp) { try await service("one").sync() }
    }
}
