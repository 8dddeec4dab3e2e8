package import SectionEssentials
import Synchronization

/// The walks of a program, which go on between the loads of its sections: one that is live, and one
/// that is walked again.
package final class WalkSessions: Sendable {
    private struct Entry {
        let request: WalkRequest
        let session: WalkSession
    }

    private struct State {
        var live: Entry?
        var replay: Entry?
    }

    private let state = Mutex(State())

    package init() {}

    /// The walk of a request, if it was begun; it may be over.
    package func session(for request: WalkRequest) -> WalkSession? {
        state.withLock { state in
            let entry = request.isLive ? state.live : state.replay
            return entry?.request == request ? entry?.session : nil
        }
    }

    /// The live walk and its request, if there is one; it may be over.
    package var live: (request: WalkRequest, session: WalkSession)? {
        state.withLock { $0.live.map { ($0.request, $0.session) } }
    }

    /// The walk that goes on of a device that is followed since a time; nil if there is none.
    package func walk(
        ofDeviceSince start: Date
    ) -> (device: DeviceLocation, session: WalkSession)? {
        guard let live, !live.session.snapshot.isOver, case .device(let device) = live.request.way,
            device.start == start
        else { return nil }
        return (device, live.session)
    }

    /// Returns the walk of a device that is followed since a time, or begins it; nil if another walk goes
    /// on.
    package func walk<Failure: Error>(
        ofDeviceSince start: Date,
        orBegin begin: (WalkRequest.Way) throws(Failure) -> (WalkRequest, WalkSession),
        pause: @escaping @Sendable (Duration) async -> Void
    ) throws(Failure) -> (device: DeviceLocation, session: WalkSession)? {
        try state.withLock { (state) throws(Failure) in
            if let live = state.live, !live.session.snapshot.isOver {
                guard case .device(let device) = live.request.way, device.start == start else {
                    return nil
                }
                return (device, live.session)
            }
            let device = DeviceLocation(since: start, pause: pause)
            let (request, session) = try begin(.device(device))
            state.live = Entry(request: request, session: session)
            return (device, session)
        }
    }

    /// The request of the live walk that goes on and is recorded in a file; nil if there is none.
    package func request(recordedIn path: String) -> WalkRequest? {
        guard let live, case let walk = live.session.snapshot, !walk.isOver,
            walk.recording == path
        else { return nil }
        return live.request
    }

    /// Keeps a walk that has begun; the one before it, of its kind, is stopped.
    package func keep(_ session: WalkSession, for request: WalkRequest) {
        let entry = Entry(request: request, session: session)
        let old = state.withLock { state in
            let old = request.isLive ? state.live : state.replay
            if request.isLive { state.live = entry } else { state.replay = entry }
            return old
        }
        old?.session.stop()
    }
}
