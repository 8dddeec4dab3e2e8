import FeatureKit
import Tracks
import Walking

/// Reads the walk that goes on.
struct WalkInteractor: InteractorInput {
    let service: WalkService

    /// Whether there is only this load, so that it waits until the walk is over.
    let waitsForEnd: Bool

    /// Whether a person has asked for a walk that takes its time.
    let takesTime: Bool

    func fetch(
        _: Void, reportingTo output: any InteractorOutput<Walk, WalkFailure>
    ) async {
        let session: WalkSession
        do throws(WalkFailure) {
            session = try await service.session()
        } catch {
            return await output.didFail(with: error)
        }
        // The newest walk of the list may be the one that goes on.
        let isThere = !takesTime && !session.isLive
        guard waitsForEnd || isThere && !session.findsPhotos else {
            if isThere { await session.walked() }
            return await output.didFetch(session.snapshot)
        }
        await session.finished()
        let walk = session.snapshot
        if let failure = walk.failure { return await output.didFail(with: failure) }
        await output.didFetch(walk)
    }
}

extension Walk {
    /// Why there is nothing to show; nil if there is something.
    fileprivate var failure: WalkFailure? {
        guard track.pointCount == 0, case .denied(let reason, let recovery) = state else {
            return nil
        }
        return WalkFailure(String(reason.dropLast()), recovery: recovery)
    }
}
