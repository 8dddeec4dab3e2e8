import LogSamples
import RecordSync
import SectionEssentials
import Synchronization
import Testing

@testable import Logbook

/// Photos that are fetched when they are shown.
struct SyncedPhotosTests {
    private let kept = PhotosSpy()
    private static let missing = String(repeating: "c", count: 64) + ".jpg"
    private static let other = String(repeating: "d", count: 64) + ".jpg"

    private func photo(_ name: String) throws -> SyncPhoto { try #require(SyncPhoto(name)) }

    @Test func `photos that are here are not asked for`() async {
        let sync = FetchSpy(PhotoFetch())

        #expect(await SyncedPhotos(kept, others: sync).prepare([PhotosSpy.first]) == [])

        #expect(sync.wanted.isEmpty)
        #expect(kept.preparedNames == [PhotosSpy.first])
    }

    @Test func `missing photos are fetched and then prepared`() async throws {
        var fetch = PhotoFetch()
        fetch.received = [try photo(Self.missing)]
        let sync = FetchSpy(fetch)
        let names = [Self.missing, PhotosSpy.first, Self.missing]

        _ = await SyncedPhotos(kept, others: sync).prepare(names)

        #expect(sync.wanted == [try photo(Self.missing)])
        #expect(kept.preparedNames == names)
    }

    @Test func `signed out or offline, it is said what is missing and what to do`() async {
        let sync = FetchSpy(PhotoFetch(failure: .notSetUp))

        let sentences = await SyncedPhotos(kept, others: sync)
            .prepare([Self.missing, Self.other, PhotosSpy.first])

        #expect(
            sentences == [
                "2 photos are not on this machine: syncing is not set up. Run 'flight-log sync"
                    + " setup PLACE'."
            ])
        #expect(kept.preparedNames == [PhotosSpy.first])
    }

    @Test func `a photo that is nowhere else or damaged is said to be`() async throws {
        var fetch = PhotoFetch()
        fetch.absent = [try photo(Self.missing)]
        fetch.damaged = [try photo(Self.other)]

        let sentences = await SyncedPhotos(kept, others: FetchSpy(fetch))
            .prepare([Self.missing, Self.other])

        #expect(
            sentences == [
                "The photo photos.\(Self.other) on the other side is damaged and was left alone.",
                "1 photo is not on this machine or the other side: run 'flight-log sync' on the"
                    + " machine that has it.",
            ])
    }

    @Test func `damaged photos are replaced by what the other side has`() async throws {
        let kept = PhotosSpy(healing: HealedPhotos(damaged: [Self.missing, Self.other]))
        var fetch = PhotoFetch()
        fetch.received = [try photo(Self.missing)]
        let sync = FetchSpy(fetch)

        let found = try await SyncedPhotos(kept, others: sync).heal()

        #expect(found == HealedPhotos(healed: [Self.missing], damaged: [Self.other]))
        #expect(sync.wanted == [try photo(Self.missing), try photo(Self.other)])
    }

    @Test func `texts that are no names of photos are not asked for`() async {
        let sync = FetchSpy(PhotoFetch())

        _ = await SyncedPhotos(kept, others: sync).prepare(["a.jpg", "../b"])

        #expect(sync.wanted.isEmpty)
    }
}

/// Answers as a test says when photos are fetched.
private final class FetchSpy: PhotoFetchInput {
    private let answer: PhotoFetch
    private let asked = Mutex<Set<SyncPhoto>>([])

    init(_ answer: PhotoFetch) {
        self.answer = answer
    }

    var wanted: Set<SyncPhoto> { asked.withLock(\.self) }

    func fetch(_ photos: Set<SyncPhoto>) async -> PhotoFetch {
        asked.withLock { $0.formUnion(photos) }
        return answer
    }
}
