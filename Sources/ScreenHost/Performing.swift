import Synchronization

/// Whether an action is being performed on a screen, which a signal handler may ask at any moment.
final class Performing: Sendable {
    private let state = Mutex(false)

    var isGoingOn: Bool {
        get { state.withLock(\.self) }
        set { state.withLock { $0 = newValue } }
    }
}
