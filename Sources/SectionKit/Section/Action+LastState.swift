import Synchronization

extension Action {
    /// Returns the last state that `plan(into:)` shows.
    package func plan() async -> SectionState<ActionPlan> {
        let output = LastState<ActionPlan>()
        await plan(into: output)
        return output.state(of: self)
    }

    /// Returns the last state that `currentValues(into:)` shows.
    package func currentValues() async -> SectionState<FormValues> {
        let output = LastState<FormValues>()
        await currentValues(into: output)
        return output.state(of: self)
    }
}

/// An output that keeps the last state.
private final class LastState<Content: Sendable>: SectionOutput {
    private let last = Mutex(SectionState<Content>.loading)

    func show(_ state: SectionState<Content>) async {
        last.withLock { $0 = state }
    }

    /// Returns the last state; an error if the action showed no result.
    func state(of action: some Action) -> SectionState<Content> {
        let state = last.withLock(\.self)
        guard case .loading = state else { return state }
        return .error(
            SectionError(message: "\(action.title) returned no result.", recovery: "Try again."))
    }
}
