import Synchronization

/// A section that changes something when it loads, once, after a person agrees to its plan.
///
/// Like any section it shows `loading`, then `success` with what it changed, or `error` with why it
/// failed. So the result can be written in every format that supports its ``Section/shape``, which
/// is checked before anything changes.
///
/// An action asks its presenter, which asks an interactor, which asks a store or a server.
/// `plan(into:)` and `currentValues(into:)` change nothing.
public protocol Action: Section {
    /// Shows a plan of what the action would change, or why it cannot.
    func plan(into output: some SectionOutput<ActionPlan>) async

    /// Shows the current values of the action's options, which a form starts with.
    ///
    /// A form asks an action that was made with its operand alone. If the action needs other
    /// options too and cannot be made, the form starts empty.
    func currentValues(into output: some SectionOutput<FormValues>) async
}

extension Action {
    /// Only text: formats that need tables, facts or events cannot write the result.
    public var shape: ContentShape {
        ContentShape()
    }

    /// No values, as for a new record.
    public func currentValues(into output: some SectionOutput<FormValues>) async {
        await output.show(.success(FormValues()))
    }
}

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
