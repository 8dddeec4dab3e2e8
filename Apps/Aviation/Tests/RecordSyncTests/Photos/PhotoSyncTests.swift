import Networking
import RecordStore
import SectionEssentials
import Testing

@testable import RecordSync

/// Photos of two devices over a server without faults.
struct PhotoSyncTests {
    private let here = SimulatedDevice(number: 0, marker: marker)
    private let there = SimulatedDevice(number: 1, marker: marker)
    private let remote = CountingRemote()
    private let beach = SamplePhoto(1)
    private let falls = SamplePhoto(2)

    private func engine(_ device: SimulatedDevice) -> SyncEngine {
        SyncEngine(
            folder: PhotoRecords(device), remote: remote, statuses: device, conflicts: device,
            photos: device, place: "the server"
        ) { [remote] _ in remote.pass(2) }
    }

    @discardableResult
    private func sync(_ device: SimulatedDevice) async throws(SyncError) -> SyncResult {
        remote.pass(10)
        return try await engine(device).sync()
    }

    /// A device has a record with photos that it has.
    private func write(_ photos: SamplePhoto..., on device: SimulatedDevice) {
        for photo in photos { _ = device.add(photo) }
        let names = photos.map { "\"\($0.name.name)\"" }.joined(separator: ",")
        device.edit("a") { sample("[\(names)]", revision: ($0?.revision ?? 0) + 1) }
    }

    @Test func `photos are sent before the records that name them, and without a lock`()
        async throws
    {
        write(beach, falls, on: here)

        let result = try await sync(here)

        #expect(result.photos.sent == [beach.name, falls.name])
        #expect(remote.contents[beach.name.fileName] == beach.content)
        let calls = remote.calls
        let lastPhoto = try #require(calls.lastIndex(of: "put photo"))
        #expect(try lastPhoto < #require(calls.firstIndex(of: "lock")))
        #expect(try lastPhoto < #require(calls.firstIndex(of: "put")))
    }

    @Test func `a sync with nothing to do makes one request, however many photos there are`()
        async throws
    {
        write(beach, falls, on: here)
        try await sync(here)
        try await sync(here)
        remote.reset()

        #expect(try await sync(here).isEmpty)
        #expect(remote.calls == ["listing"])
    }

    @Test func `a photo that no record names stays here`() async throws {
        _ = here.add(falls)
        write(beach, on: here)

        #expect(try await sync(here).photos.sent == [beach.name])
        #expect(remote.contents[falls.name.fileName] == nil)
    }

    @Test func `a sync reads no photo, but says which are missing and which are there`()
        async throws
    {
        write(beach, falls, on: here)
        here.replace(falls.name, by: nil)
        try await sync(here)
        remote.reset()

        let result = try await sync(there)

        #expect(result.received == ["a"])
        #expect(result.photos.missing == [beach.name, falls.name])
        #expect(result.photos.available == [beach.name])
        #expect(there.photos.isEmpty)
        // The marker and the record.
        #expect(remote.calls.count { $0 == "content" } == 2)
    }

    @Test func `a photo that is there is not sent again`() async throws {
        remote.write(beach.content, as: beach.name.fileName)
        write(beach, on: here)

        #expect(try await sync(here).photos.sent.isEmpty)
        #expect(!remote.calls.contains("put photo"))
    }

    @Test(arguments: [Data("damaged".utf8), nil])
    func `a photo that cannot be read is named and keeps no record`(content: Data?) async throws {
        write(beach, falls, on: here)
        let engine = SyncEngine(
            folder: PhotoRecords(here), remote: remote, statuses: here, conflicts: here,
            photos: BrokenPhotos(photos: here, broken: beach.name, content: content),
            place: "the server"
        ) { _ in }

        let result = try await engine.sync()

        #expect(result.unreadable == ["\(beach.name)"])
        #expect(result.photos.sent == [falls.name])
        #expect(result.sent == ["a"])
        #expect(remote.contents[beach.name.fileName] == nil)
    }

    @Test func `a server that takes no photos keeps no record from being synced`() async throws {
        write(beach, falls, SamplePhoto(3), SamplePhoto(4), on: here)
        remote.fail(at: "put photo", with: .notStored(status: 507))

        let result = try await sync(here)

        #expect(result.sent == ["a"])
        #expect(result.photos.failure == .notStored(status: 507))
        #expect(result.photos.unsent == 4)
        // The rest is not tried.
        #expect(remote.calls.count { $0 == "put photo" } == 3)
    }

    @Test func `a photo that is too large for the server keeps no other from being sent`()
        async throws
    {
        write(beach, falls, SamplePhoto(3), SamplePhoto(4), on: here)
        remote.fail(at: "put photo", with: .notStored(status: 413))

        #expect(try await sync(here).photos.unsent == 4)
        #expect(remote.calls.count { $0 == "put photo" } == 4)
    }

    @Test func `a photo whose sending was interrupted is sent again`() async throws {
        write(beach, on: here)
        remote.fail(at: "put photo")
        try await sync(here)
        remote.fail(at: "put photo", with: nil)
        remote.write(Data("half".utf8), as: beach.name.fileName)

        #expect(try await sync(here).photos.sent == [beach.name])
        #expect(remote.contents[beach.name.fileName] == beach.content)
        #expect(try await sync(here).isEmpty)
    }

    @Test func `a device that is killed goes on with the next sync`() async throws {
        write(beach, on: here)
        remote.kill(here, at: "put photo")
        await #expect(throws: SyncError.self) { try await sync(here) }
        here.restart()

        #expect(try await sync(here).photos.sent == [beach.name])
    }

    @Test func `photos alone make a place neither another log nor one with records`() async throws {
        write(beach, on: here)
        try await sync(here)
        remote.empty()
        remote.write(beach.content, as: beach.name.fileName)

        await #expect(throws: SyncError.emptied("the server")) { try await sync(here) }
    }

    @Test func `a comparison says what would be sent and what is missing`() async throws {
        write(beach, falls, on: here)
        here.replace(falls.name, by: nil)

        let plan = try await engine(here).plan().photos

        #expect(plan.sends == [beach.name])
        #expect(plan.missing == [falls.name])
        #expect(remote.contents.count == 1)
    }
}

/// The records of a device, of which each is valid.
private struct PhotoRecords: SyncFolder {
    private let device: SimulatedDevice

    init(_ device: SimulatedDevice) {
        self.device = device
    }

    var kinds: Set<String> { device.kinds }
    var joinedKinds: Set<String> { [] }

    func renewed(
        _ name: SyncName, _ file: SyncedFile, over other: SyncedFile, isChosen: Bool
    ) -> SyncedFile? {
        file
    }

    func files() async throws(SyncError) -> SyncedFiles { try await device.files() }

    func file(_ name: SyncName, content: Data) -> SyncedFile? {
        SyncedFile(content: content, revision: 1, isRemoved: false)
    }

    func replace(_ replacements: [SyncReplacement]) async throws(SyncError) -> Set<SyncName> {
        try await device.replace(replacements)
    }
}

/// The photos of a device, of which one is damaged, or vanishes while it is synced.
private struct BrokenPhotos: SyncPhotosInput {
    let photos: SimulatedDevice
    let broken: SyncPhoto
    let content: Data?

    func all() async throws(SyncError) -> Set<SyncPhoto> { try await photos.all() }

    func content(of photo: SyncPhoto) async -> Data? {
        photo == broken ? content : await photos.content(of: photo)
    }

    func keep(_ content: Data, as photo: SyncPhoto) async throws(SyncError) -> Bool { false }
}
