import Synchronization

/// The progress of an action, for the message when a signal ends the process.
final class ActionProgress: Sendable {
    /// A phase of an action.
    enum Phase {
        /// Nothing has changed yet.
        case notStarted

        /// The change is being made and may be complete or not.
        case running

        /// The change is made.
        case done

        /// The change failed; the action reports the error itself.
        case failed
    }

    private let state = Mutex(Phase.notStarted)

    /// Moves on to a phase.
    func advance(to phase: Phase) {
        state.withLock { $0 = phase }
    }

    /// The message to print if the process ends now; nil if there is none.
    var message: String? {
        switch state.withLock(\.self) {
        case .notStarted: Self.unchanged
        case .running: Self.interrupted
        case .done: Self.done
        case .failed: nil
        }
    }

    /// The message if no change was made.
    static let unchanged = "Nothing was changed."

    /// The message if the outcome is unknown.
    static let interrupted =
        "Interrupted: the change may or may not have been made. Check before you try again."

    /// The message if the change was made but its report could not be written.
    static let done = "The change was made, but its report could not be written."
}
