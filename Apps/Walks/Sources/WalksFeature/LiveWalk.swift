import Networking
import SectionKit
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

    /// Ends the walk that goes on, and returns it as it was recorded.
    func stop() async throws(WalksError) -> Walk
}

/// The walk that goes on in this program, between the loads of its sections.
struct LiveWalk: LiveWalkInput {
    let dependencies: WalkDependencies

    var canStart: Bool { dependencies.loadsAgain }

    func current() async -> Walk? {
        guard let session = dependencies.sessions.live?.session else { return nil }
        let walk = session.snapshot
        guard walk.isOver else { return walk }
        await session.finished()
        return nil
    }

    func start(_ request: WalkRequest) async throws(WalksError) -> Walk {
        guard canStart else { throw .endsAtOnce }
        let start: WalkStart
        do throws(UsageError) {
            start = try WalkStart(request, dependencies)
        } catch {
            throw .unusable(error.clause)
        }
        do throws(RequestError) {
            let session = try start.begin()
            dependencies.sessions.keep(session, for: request)
            return session.snapshot
        } catch {
            throw .request(error)
        }
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
