import Synchronization

extension Action {
    /// What it would change: its last word on that.
    package func plan() async -> SectionState<ActionPlan> {
        let answer = LastState<ActionPlan>()
        await plan(into: answer)
        return answer.state(of: self)
    }

    /// The values that its options have now: its last word on that.
    package func currentValues() async -> SectionState<FormValues> {
        let answer = LastState<FormValues>()
        await currentValues(into: answer)
        return answer.state(of: self)
    }
}

/// Keeps the last state that is shown.
private final class LastState<Content: Sendable>: SectionOutput {
    private let last = Mutex(SectionState<Content>.loading)

    func show(_ state: SectionState<Content>) async {
        last.withLock { $0 = state }
    }

    /// The state; an error if there was no answer.
    func state(of action: some Action) -> SectionState<Content> {
        let state = last.withLock(\.self)
        guard case .loading = state else { return state }
        return .error(
            SectionError(message: "\(action.title) gave no answer.", recovery: "Try again."))
    }
}
