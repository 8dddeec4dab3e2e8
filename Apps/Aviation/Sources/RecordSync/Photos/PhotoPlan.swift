/// What both sides lack of the photos that records name.
package struct PhotoPlan: Equatable, Sendable {
    /// The photos that the other side gets, sorted.
    package private(set) var sends: [SyncPhoto] = []

    /// The photos that this machine does not have.
    package private(set) var missing: Set<SyncPhoto> = []

    /// The photos of ``missing`` that the other side has.
    package private(set) var available: Set<SyncPhoto> = []

    /// Compares both sides.
    ///
    /// - Parameters:
    ///   - named: the photos that records name; others stay where they are.
    ///   - uncertain: the photos that may be damaged there.
    package init(
        named: Set<SyncPhoto> = [], here: Set<SyncPhoto> = [], there: Set<SyncPhoto> = [],
        uncertain: Set<SyncPhoto> = []
    ) {
        let kept = named.intersection(here)
        sends = kept.subtracting(there).union(kept.intersection(uncertain)).sorted()
        missing = named.subtracting(here)
        available = missing.intersection(there)
    }
}

extension SyncEngine {
    /// Compares the photos of both sides.
    func photoPlan(
        _ here: SyncedFiles, _ there: RemoteListing, _ status: SyncStatus
    ) async throws(SyncError) -> PhotoPlan {
        let named = here.photos
        // Without photos in records, no folder of photos is read.
        let kept = named.isEmpty ? [] : try await photos.all()
        return PhotoPlan(
            named: named, here: kept, there: named.filter { there.file(of: $0) != nil },
            uncertain: status.sendingPhotos.union(there.wantedPhotos))
    }
}
