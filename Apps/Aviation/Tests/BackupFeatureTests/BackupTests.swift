import FeatureTesting
import Foundation
import LogSamples
import Logbook
import Networking
import RecordStore
import RecordSync
import SectionEssentials
import SectionKit
import Testing

@testable import BackupFeature

/// Writing a backup of a real folder, and restoring it in another.
struct BackupTests {
    private let folder: TemporaryFolder
    private let photo = NewPhoto(Data("a photo".utf8), fileExtension: "jpg")

    init() throws {
        folder = try TemporaryFolder()
    }

    /// A machine with a folder of records.
    private struct Machine {
        let location: StoreLocation
        let photos: PhotosSpy
        let interactor: BackupInteractor

        init(_ path: String, files: TemporaryFolder, photos: PhotosSpy = PhotosSpy()) {
            let location = StoreLocation(data: files.path(path))
            self.location = location
            self.photos = photos
            var context = ContextSpy(now: BackupTests.now)
            context.folder = files.url.path
            interactor = BackupInteractor(
                LogDependencies(
                    context: context,
                    request: BaseRequestSpy(), photos: photos,
                    transfers: { () throws(UsageError) in
                        [LoggedFlight.kind, Trip.kind, SyncConflict.kind].map { kind in
                            RecordTransfer(of: kind.name, in: location) { BackupTests.now }
                        }
                    }))
        }

        var flights: RecordStore<LoggedFlight> {
            RecordStore(in: location, now: { BackupTests.now })
        }
    }

    fileprivate static let now = Date(timeIntervalSince1970: 1_700_000_000)

    private func flight(_ number: String) -> LoggedFlight {
        var flight = LogEntry.sample("x", number, from: "TOA", "2024-01-01", to: "OTT").record
        flight.note = "note of \(number)"
        return flight
    }

    private func machine(_ path: String, photos: PhotosSpy = PhotosSpy()) -> Machine {
        Machine(path, files: folder, photos: photos)
    }

    private func put(_ flight: LoggedFlight, as id: RecordID, in machine: Machine) async throws {
        var change = StoreChange<LoggedFlight>("Change")
        change.put(flight, as: id)
        try await machine.flights.commit(change)
    }

    private func backUp(_ machine: Machine) async throws -> Backup {
        let output = InteractorOutputSpy<Backup, BackupError>()
        await machine.interactor.backUp(
            BackupQuery(path: folder.path("log.tar"), replaces: true), reportingTo: output)
        return try #require(output.answers.first).get()
    }

    private func restore(_ machine: Machine) async throws -> Restoration {
        let output = InteractorOutputSpy<Restoration, BackupError>()
        await machine.interactor.restore(folder.path("log.tar"), reportingTo: output)
        return try #require(output.answers.first).get()
    }

    private func numbers(_ machine: Machine) async throws -> [String] {
        try await machine.flights.all().records.compactMap(\.record.number).sorted()
    }

    /// A machine with one kept photo, two flights and a removed one, whose log is backed up.
    private func first() async throws -> Machine {
        try photo.content.write(to: URL(filePath: folder.path("photo")))
        let photos = PhotosSpy(paths: [photo.name: folder.path("photo")])
        photos.erase()
        _ = photos.keep(photo)
        let machine = machine("one", photos: photos)
        for (number, id) in [("TT1", "a"), ("TT2", "b"), ("TT3", "c")] {
            try await put(flight(number), as: try #require(RecordID(id)), in: machine)
        }
        var change = StoreChange<LoggedFlight>("Remove")
        change.remove(try #require(RecordID("c")))
        try await machine.flights.commit(change)
        return machine
    }

    @Test func `a backup is restored on an empty machine to the byte`() async throws {
        let one = try await first()
        let backup = try await backUp(one)
        #expect(
            backup.kinds == [
                KeptKind(name: "flights", count: 2), KeptKind(name: "trips", count: 0),
                KeptKind(name: "conflicts", count: 0),
            ])
        #expect(backup.isReadBack && backup.unreadable.isEmpty)

        let two = machine("two")
        two.photos.erase()
        let restoration = try await restore(two)

        #expect(restoration.kinds.map(\.added) == [2, 0, 0])
        #expect(two.photos.keptNames == [photo.name])
        let files = try await RecordTransfer(of: "flights", in: one.location) { Self.now }.files()
        let copies = try await RecordTransfer(of: "flights", in: two.location) { Self.now }.files()
        #expect(files.files.count == 3)
        #expect(copies == files)
    }

    @Test func `records that are not in the backup are removed, and undo brings them back`()
        async throws
    {
        let one = try await first()
        _ = try await backUp(one)
        let (kept, later) = (try #require(RecordID("a")), try #require(RecordID("d")))
        try await put(flight("TT9"), as: later, in: one)
        var changed = flight("TT1")
        changed.note = "changed"
        try await put(changed, as: kept, in: one)

        let restoration = try await restore(one)

        #expect(restoration.kinds.first.map { [$0.added, $0.changed, $0.removed] } == [0, 1, 1])
        #expect(try await numbers(one) == ["TT1", "TT2"])
        #expect(try await one.flights.record(kept)?.record.note == "note of TT1")
        #expect(try await restore(one).changesNothing)

        try await one.flights.undo()
        #expect(try await numbers(one) == ["TT1", "TT2", "TT9"])
        #expect(try await one.flights.record(kept)?.record.note == "changed")
    }

    @Test func `a record whose ID has 100 characters is backed up and restored`() async throws {
        let one = try await first()
        let id = try #require(RecordID(String(repeating: "x", count: 100)))
        try await put(flight("TT9"), as: id, in: one)
        _ = try await backUp(one)

        let two = machine("two")
        _ = try await restore(two)

        #expect(try await two.flights.record(id)?.record.number == "TT9")
    }

    @Test func `a damaged photo is left out and named, and the backup is not called whole`()
        async throws
    {
        let one = try await first()
        try Data("b photo".utf8).write(to: URL(filePath: folder.path("photo")))

        let backup = try await backUp(one)

        #expect(backup.unreadable == ["photos/\(photo.name)"])
        let text = backup.blocks.map { "\($0)" }.joined()
        #expect(!text.contains("is whole") && text.contains("Left out"))
        let two = machine("two")
        two.photos.erase()
        #expect(try await restore(two).photoCount == 0)
    }

    @Test func `versions that lost a conflict stay when a backup is restored`() async throws {
        let one = try await first()
        let conflicts = RecordStore<SyncConflict>(in: one.location) { Self.now }
        func keep(_ id: String) async throws {
            let name = try #require(SyncName(fileName: "flights.\(id).json"))
            var change = StoreChange<SyncConflict>("Keep")
            change.put(
                SyncConflict(name: name, content: Data(id.utf8)), as: try #require(RecordID(id)))
            try await conflicts.commit(change)
        }
        try await keep("a")
        _ = try await backUp(one)
        try await keep("b")

        let restoration = try await restore(one)

        #expect(restoration.kinds.last?.removed == 0)
        #expect(try await conflicts.all().records.map(\.id.text) == ["a", "b"])
        _ = try await restore(machine("two"))
        let others = RecordStore<SyncConflict>(in: machine("two").location) { Self.now }
        #expect(try await others.all().records.map(\.id.text) == ["a"])
    }

    @Test func `a backup with any changed byte is refused, and nothing is changed`() async throws {
        _ = try await backUp(try await first())
        let file = URL(filePath: folder.path("log.tar"))
        let whole = try Data(contentsOf: file)
        let two = machine("two")

        for offset in stride(from: 0, to: whole.count - 1024, by: 61) {
            var bytes = whole
            bytes[offset] ^= 0x01
            try bytes.write(to: file)
            let (header, isPadding) = (offset % 512, whole[offset] == 0)
            do {
                _ = try await restore(two)
                // Bytes that say nothing: zeros after a content, and owners in a header.
                #expect(isPadding || header >= 100, "\(offset)")
                try FileManager.default.removeItem(atPath: folder.path("two"))
            } catch is BackupError {
                #expect(try await numbers(two) == [], "\(offset)")
            }
        }
    }

    @Test(arguments: [
        ("", BackupError.noBackup), ("Date,From,To\n", .noBackup),
        (String(repeating: "x", count: 2000), .noBackup),
    ])
    func `other files are no backups`(_ text: String, _ expected: BackupError) async throws {
        try text.write(toFile: folder.path("log.tar"), atomically: true, encoding: .utf8)

        await #expect(throws: expected) { try await restore(machine("two")) }
    }

    @Test func `a compressed backup is named as such`() async throws {
        try Data([0x1F, 0x8B, 8, 0, 0, 0]).write(to: URL(filePath: folder.path("log.tar")))

        await #expect(throws: BackupError.compressed) { try await restore(machine("two")) }
    }

    @Test func `an empty log has no backup`() async throws {
        let empty = machine("two")
        empty.photos.erase()

        await #expect(throws: BackupError.empty) { try await backUp(empty) }
    }
}
