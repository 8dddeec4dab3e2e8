/// Where a section's presenter shows its states, one after another.
public protocol SectionOutput<Content>: Sendable {
    /// What the section shows when it succeeds.
    associatedtype Content: Sendable

    /// Call when the section has a new state; each replaces the one before it.
    func show(_ state: SectionState<Content>) async
}

extension SectionOutput {
    /// An output that takes other content and shows here what is made of it.
    ///
    /// ```swift
    /// output.showing { (book: Book) in ActionPlan("remove “\(book.title)”") }
    /// ```
    public func showing<Other: Sendable>(
        _ content: @escaping @Sendable (Other) -> Content
    ) -> some SectionOutput<Other> {
        MappedOutput(output: self, content: content)
    }
}

/// An output that shows what a transform makes of content in another.
private struct MappedOutput<Output: SectionOutput, Content: Sendable>: SectionOutput {
    let output: Output
    let content: @Sendable (Content) -> Output.Content

    func show(_ state: SectionState<Content>) async {
        await output.show(state.map(content))
    }
}
