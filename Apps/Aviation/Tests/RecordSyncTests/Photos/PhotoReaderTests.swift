import SectionEssentials
import Testing

@testable import RecordSync

/// Photos that are read from the other side.
struct PhotoReaderTests {
    private let device = SimulatedDevice(number: 0, marker: marker)
    private let remote = CountingRemote()
    private let beach = SamplePhoto(1)
    private let falls = SamplePhoto(2)

    private func fetch(_ photos: SamplePhoto...) async -> PhotoFetch {
        await PhotoReader(remote: remote, photos: device).fetch(Set(photos.map(\.name)))
    }

    @Test func `photos are read with one request each, and kept`() async {
        for photo in [beach, falls] { remote.write(photo.content, as: photo.name.fileName) }

        let fetch = await fetch(beach, falls)

        #expect(fetch.received == [beach.name, falls.name])
        #expect(device.photos == [beach.name: beach.content, falls.name: falls.content])
        #expect(remote.calls == ["content", "content"])
    }

    @Test func `a photo without the hash of its name is left alone`() async {
        remote.write(falls.content, as: beach.name.fileName)

        #expect(await fetch(beach).damaged == [beach.name])
        #expect(device.photos.isEmpty)
        #expect(remote.contents[beach.name.fileName] == falls.content)
    }

    @Test func `a photo that is damaged there is sent again by a device that has it`() async throws
    {
        let other = SimulatedDevice(number: 1, marker: marker)
        _ = other.add(beach)
        let version = SimulatedVersion(
            number: 1, parent: 0, revision: 1, isRemoved: false, photo: beach.name)
        other.edit("a") { _ in version.file }
        let engine = SyncEngine(
            folder: other, remote: remote, statuses: other, conflicts: other, photos: other,
            place: "the server"
        ) { [remote] _ in remote.pass(2) }
        remote.pass(10)
        _ = try await engine.sync()
        remote.write(falls.content, as: beach.name.fileName)
        #expect(await fetch(beach).damaged == [beach.name])
        remote.pass(10)

        #expect(try await engine.sync().photos.sent == [beach.name])

        #expect(await fetch(beach).received == [beach.name])
        #expect(remote.contents[beach.name.requestName] == nil)
        #expect(try await engine.sync().photos.sent.isEmpty)
    }

    @Test func `a photo that is not there is named`() async {
        remote.write(falls.content, as: falls.name.fileName)

        let fetch = await fetch(beach, falls)

        #expect(fetch.absent == [beach.name])
        #expect(fetch.received == [falls.name])
        #expect(fetch.failure == nil)
    }

    @Test func `an error ends the reading`() async {
        let error = SyncError.credentials(status: 401)
        remote.fail(at: "content", with: error)

        let fetch = await PhotoReader(remote: remote, photos: device)
            .fetch(Set((1...9).map { SamplePhoto($0).name }))

        #expect(fetch == PhotoFetch(failure: error))
        #expect(remote.calls.count == 3)
    }

    @Test func `a photo that this machine does not take is left alone`() async {
        remote.write(beach.content, as: beach.name.fileName)

        let fetch = await PhotoReader(remote: remote, photos: NoSyncPhotos()).fetch([beach.name])

        #expect(fetch.damaged == [beach.name])
    }
}
