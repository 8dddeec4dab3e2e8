/// A new state from a load, with the section's own content for comparison.
struct SectionUpdate: Sendable {
    let snapshot: SectionSnapshot

    /// The section's own content; nil while it loads, or if it failed.
    let content: (any Sendable)?

    /// Returns the notable changes since an older content; none if that is of another type.
    let notices: @Sendable (_ old: any Sendable) -> [String]

    init<S: Section>(_ section: S, _ state: SectionState<S.Content>) {
        snapshot = SectionSnapshot(section, state)
        guard case .success(let new) = state else {
            (content, notices) = (nil, { _ in [] })
            return
        }
        content = new
        notices = { old in
            (old as? S.Content).map { section.notices(of: new, since: $0) } ?? []
        }
    }

    /// Creates an update that says that a load failed.
    init(failure: SectionSnapshot) {
        (snapshot, content, notices) = (failure, nil, { _ in [] })
    }
}
