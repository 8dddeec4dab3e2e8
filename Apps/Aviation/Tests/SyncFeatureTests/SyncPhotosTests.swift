import FeatureKit
import FeatureTesting
import Logbook
import Networking
import RecordStore
import RecordSync
import SectionEssentials
import SectionKit
import Testing

@testable import SyncFeature

/// What a sync says about photos.
@Suite struct SyncPhotosTests {
    private func shown(
        _ service: SyncServiceSpy, fetching: Bool = false
    ) async -> SectionSnapshot {
        await SyncSection(
            fetchesPhotos: fetching, acceptsOlder: false,
            presenter: SyncPresenter(interactor: SyncInteractor(service: service))
        ).loaded()
    }

    /// A sync that has sent one photo, and misses two, of which one is on the other side.
    private static var result: SyncResult {
        var result = SyncResult()
        result.photos.sent = [SamplePhotos.beach]
        result.photos.missing = [SamplePhotos.falls, SamplePhotos.lake]
        result.photos.available = [SamplePhotos.falls]
        return result
    }

    private func numbers(_ shown: SectionSnapshot) -> [Cell] {
        shown.state.content.map { $0.facts.suffix(3).map(\.value) } ?? []
    }

    @Test func `a sync fetches no photo, and says how to`() async {
        let service = SyncServiceSpy(result: .success(Self.result))

        let shown = await shown(service)

        #expect(service.changes == ["sync"])
        #expect(numbers(shown) == [1, 0, 2].map(Cell.integer))
        let text = shown.state.content?.text
        #expect(text?.contains("Run 'flight-log sync --photos' to fetch 1 photo now") == true)
        #expect(text?.contains("The other side does not have 1 photo either") == true)
        #expect(shown.warnings == [])
    }

    @Test func `with --photos, those that the other side has are fetched`() async {
        var fetched = PhotoFetch()
        fetched.received = [SamplePhotos.falls]
        let service = SyncServiceSpy(result: .success(Self.result), fetched: fetched)

        let shown = await shown(service, fetching: true)

        #expect(service.wanted == [SamplePhotos.falls])
        #expect(numbers(shown) == [1, 1, 1].map(Cell.integer))
        #expect(shown.state.content?.text.contains("--photos") == false)
    }

    @Test func `without missing photos, none is asked for`() async {
        let service = SyncServiceSpy()

        _ = await shown(service, fetching: true)

        #expect(service.changes == ["sync"])
    }

    @Test func `what goes wrong with photos is a warning`() async {
        var result = Self.result
        result.photos.failure = .notStored(status: 507)
        result.photos.unsent = 2
        var fetched = PhotoFetch(failure: .credentials(status: 401))
        fetched.damaged = [SamplePhotos.falls]
        let service = SyncServiceSpy(result: .success(result), fetched: fetched)

        let shown = await shown(service, fetching: true)

        #expect(shown.warnings.count == 3)
        #expect(shown.warnings[0].hasPrefix(SamplePhotos.falls.fileName))
        #expect(shown.warnings[1].hasPrefix("2 photos could not be sent: "))
        #expect(shown.warnings[2].hasPrefix("Not all photos could be fetched: the server refuses"))
    }
}
