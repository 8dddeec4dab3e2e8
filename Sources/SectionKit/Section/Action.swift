/// A section that changes something when it loads: it is loaded once, after its plan was agreed to.
///
/// Like any section it shows `loading`, then `success` with what it has done, or `error` with why
/// it could not; so the result can be written in every format that holds its ``Section/shape``,
/// which is checked before anything is done.
///
/// An action asks its presenter, which asks an interactor, which asks a store or a server; none of
/// them changes anything in `plan(into:)` and `currentValues(into:)`.
public protocol Action: Section {
    /// Call to learn what it would change; it shows a plan, or why there is none.
    func plan(into output: some SectionOutput<ActionPlan>) async

    /// Call to learn the values that its options have now, which a form begins with.
    ///
    /// A form asks an action that was made with its operand alone; if it cannot be made so, since
    /// it needs other options too, the form begins empty.
    func currentValues(into output: some SectionOutput<FormValues>) async
}

extension Action {
    /// Nothing but text: a format that asks for tables, facts or events refuses the result.
    public var shape: ContentShape {
        ContentShape()
    }

    /// No values: what a form asks for is new.
    public func currentValues(into output: some SectionOutput<FormValues>) async {
        await output.show(.success(FormValues()))
    }
}
