import FeatureKit
import Networking
import SectionEssentials
import SectionKit
import TrackFiles
import Tracks
import Walking

/// The walk that goes on in this program.
protocol LiveWalkInput: Sendable {
    /// Whether a walk can be started: whether the program goes on after this.
    var canStart: Bool { get }

    /// The walk that goes on; nil if there is none. One that has just ended is waited for, so that
    /// the list has it.
    func current() async -> Walk?

    /// Starts a walk with a receiver.
    func start(_ request: WalkRequest) async throws(WalksError) -> Walk

    /// Takes positions of a device, and begins or goes on with its walk if it does not go on.
    func take(_ sent: SentPositions, for request: WalkRequest) async throws(WalksError) -> Walk

    /// Ends the walk that goes on, and returns it as it was recorded.
    func stop() async throws(WalksError) -> Walk
}

/// The walk that goes on in this program, between the loads of its sections.
struct LiveWalk: LiveWalkInput {
    let dependencies: WalkDependencies

    var canStart: Bool { dependencies.context.loadsAgain }

    func current() async -> Walk? {
        guard let session = dependencies.sessions.live?.session else { return nil }
        let walk = session.snapshot
        guard walk.isOver else { return walk }
        await session.finished()
        return nil
    }

    func start(_ request: WalkRequest) async throws(WalksError) -> Walk {
        guard canStart else { throw .endsAtOnce }
        let session = try begin(request)
        dependencies.sessions.keep(session, for: request)
        return session.snapshot
    }

    private func begin(_ request: WalkRequest) throws(WalksError) -> WalkSession {
        let start: WalkStart
        do throws(UsageError) {
            start = try WalkStart(request, dependencies)
        } catch {
            throw .unusable(error.clause)
        }
        do throws(WalkFailure) { return try start.begin() } catch { throw .failed(error) }
    }

    func take(_ sent: SentPositions, for request: WalkRequest) async throws(WalksError) -> Walk {
        // The list is read only for a part that may begin a walk, and before that begins.
        var walk = dependencies.sessions.walk(ofDeviceSince: sent.start)
        let ended = walk == nil ? await ended(sent.start) : nil
        if let ended, let walk = repeated(sent, of: ended) { return walk }
        if walk == nil {
            walk = try dependencies.sessions.walk(
                ofDeviceSince: sent.start,
                orBegin: { way throws(WalksError) in
                    if ended != nil { throw .ended }
                    var request = request
                    request.way = way
                    return (request, try begin(request))
                }, pause: dependencies.context.pause)
        }
        guard let (device, session) = walk else { throw .goesOn }
        guard await device.send(sent.positions) else { throw .ended }
        let snapshot = session.snapshot
        guard snapshot.isRecorded else {
            throw .notRecorded(snapshot.warnings.last ?? "The latest positions are not recorded.")
        }
        guard sent.isEnd else { return snapshot }
        session.stop()
        await session.finished()
        return session.snapshot
    }

    /// The walk of a device that was ended, by this program or an earlier start of it.
    private func ended(_ start: Date) async -> RecordedWalk? {
        guard let folder = try? dependencies.recordings() else { return nil }
        let file = WalkRecorder.path(ofDeviceSince: start, in: folder)
        return await dependencies.keptWalk(of: file).flatMap { $0.ended == nil ? nil : $0 }
    }

    /// The walk that has ended, if it has all positions of a part, which was sent again because its answer
    /// was lost.
    private func repeated(_ sent: SentPositions, of ended: RecordedWalk) -> Walk? {
        guard let body = try? dependencies.context.file(ended.file),
            let file = try? TrackFile.read(body)
        else { return nil }
        let track = Track(name: ended.name, segments: file.tracks.flatMap(\.segments))
        let last = track.segments.last?.last?.time
        let isThere = sent.positions.allSatisfy { position in
            guard position.isExact, let time = position.point.time else { return true }
            return last.map { time <= $0 } ?? false
        }
        guard isThere else { return nil }
        var walk = Walk(name: ended.name, track: track)
        (walk.isOver, walk.measures) = (true, TrackMeasures(of: track))
        return walk
    }

    func stop() async throws(WalksError) -> Walk {
        guard let session = dependencies.sessions.live?.session, !session.snapshot.isOver else {
            throw .nothingGoesOn(canStart: canStart)
        }
        session.stop()
        await session.finished()
        return session.snapshot
    }
}
