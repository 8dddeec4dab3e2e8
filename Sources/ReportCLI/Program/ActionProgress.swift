import Synchronization

/// How far an action has come, for whoever ends the process meanwhile.
final class ActionProgress: Sendable {
    /// What is known of an action.
    enum Phase {
        /// Nothing is changed yet.
        case notStarted

        /// It is being done: what it changes is changed, or is not.
        case running

        /// What was to be done is done.
        case done

        /// It could not be done, and says so itself.
        case failed
    }

    private let state = Mutex(Phase.notStarted)

    /// Notes that it has come further.
    func advance(to phase: Phase) {
        state.withLock { $0 = phase }
    }

    /// What a person has to know who ends it here, in a sentence; nil if there is nothing.
    var message: String? {
        switch state.withLock(\.self) {
        case .notStarted: Self.unchanged
        case .running: Self.interrupted
        case .done: Self.done
        case .failed: nil
        }
    }

    /// Said where nothing was done.
    static let unchanged = "Nothing was changed."

    /// Said where nobody waits for what becomes of it.
    static let interrupted =
        "It was interrupted: it is done, or not begun. Find out which before you try again."

    /// Said where something was done, but nobody can read of it.
    static let done = "It was done; only the report of it is missing."
}
