/// Where a section's presenter shows its states, one after another.
public protocol SectionOutput<Content>: Sendable {
    /// What the section shows when it succeeds.
    associatedtype Content: Sendable

    /// Call when the section has a new state; each replaces the one before it.
    func show(_ state: SectionState<Content>) async
}
