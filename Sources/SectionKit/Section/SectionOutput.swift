/// Receives the states of a section, one after another.
public protocol SectionOutput<Content>: Sendable {
    /// The content of the section.
    associatedtype Content: Sendable

    /// Shows a new state, which replaces the one before it.
    func show(_ state: SectionState<Content>) async
}

extension SectionOutput {
    /// Returns an output for other content, which it transforms and shows here.
    ///
    /// ```swift
    /// let plan = output.showing { (undone: UndonePlan) in
    ///     ActionPlan(undone.summary, changes: [undone.facts])
    /// }
    /// ```
    public func showing<Other: Sendable>(
        _ content: @escaping @Sendable (Other) -> Content
    ) -> some SectionOutput<Other> {
        MappedOutput(output: self, content: content)
    }
}

/// An output that transforms content and shows it in another output.
private struct MappedOutput<Output: SectionOutput, Content: Sendable>: SectionOutput {
    let output: Output
    let content: @Sendable (Content) -> Output.Content

    func show(_ state: SectionState<Content>) async {
        await output.show(state.map(content))
    }
}
