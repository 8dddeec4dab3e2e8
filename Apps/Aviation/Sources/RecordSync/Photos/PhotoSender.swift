import Networking
import SectionEssentials

/// Sends photos to the other side, without a lock: whoever sends one, its content is the same.
///
/// An error ends the sending but not the sync, so that a photo keeps no record from being synced.
struct PhotoSender {
    let engine: SyncEngine
    private(set) var status: SyncStatus

    /// What was sent, and what was not.
    private(set) var result = PhotoResult()

    /// The photos that cannot be read here.
    private(set) var unreadable: Set<SyncPhoto> = []

    /// How many photos, each of which is in memory, are sent at once.
    static let width = 3

    init(engine: SyncEngine, status: SyncStatus) {
        self.engine = engine
        self.status = status
    }

    mutating func send(_ photos: [SyncPhoto], _ there: RemoteListing) async throws(SyncError) {
        var rest = photos[...]
        while !rest.isEmpty, result.failure == nil || result.failure == Self.tooLarge {
            let batch = Array(rest.prefix(Self.width))
            rest = rest.dropFirst(Self.width)
            status.sendingPhotos.formUnion(batch)
            try await engine.statuses.save(status)
            let engine = engine
            let outcomes = try await concurrently(batch, atOnce: min(Self.width, engine.width)) {
                photo throws(SyncError) in
                await Self.outcome(
                    of: photo, there.file(of: photo),
                    isWanted: there.wantedPhotos.contains(photo), engine)
            }
            for (photo, outcome) in zip(batch, outcomes) { take(outcome, photo) }
        }
        if !photos.isEmpty { try await engine.statuses.save(status) }
        result.unsent += rest.count
    }

    private enum Outcome {
        case sent, refused, unreadable
        case failed(SyncError)
    }

    private static func outcome(
        of photo: SyncPhoto, _ there: RemoteFile?, isWanted: Bool, _ engine: SyncEngine
    ) async -> Outcome {
        // What is damaged here must not get a name that everybody trusts.
        guard let content = await engine.photos.content(of: photo), photo.isHash(of: content) else {
            return .unreadable
        }
        do throws(SyncError) {
            let answer = try await engine.remote.put(
                content, as: photo.fileName, if: there.map(PutCondition.unchanged) ?? .absent)
            if answer == .refused { return .refused }
            if isWanted { try await engine.remote.remove(photo.requestName) }
            return .sent
        } catch {
            return .failed(error)
        }
    }

    private mutating func take(_ outcome: Outcome, _ photo: SyncPhoto) {
        switch outcome {
        case .sent:
            result.sent.insert(photo)
            status.sendingPhotos.remove(photo)
        case .refused:
            // It is there in the meantime. It may be incomplete, so the next sync sends it again.
            break
        case .unreadable:
            unreadable.insert(photo)
            status.sendingPhotos.remove(photo)
        case .failed(let error):
            result.failure = error
            result.unsent += 1
        }
    }

    /// The error of a photo that is too large for the server, which may take others.
    private static let tooLarge = SyncError.notStored(status: 413)
}
