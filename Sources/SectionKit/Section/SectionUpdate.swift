/// A state that a load has brought: as surfaces see it, and with its content for comparison.
struct SectionUpdate: Sendable {
    let snapshot: SectionSnapshot

    /// The section's own content; nil while it loads, or where it failed.
    let content: (any Sendable)?

    /// What is worth telling of the content since another, if that is of the same type.
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

    /// That a load has failed, whatever the section says.
    init(failure: SectionSnapshot) {
        (snapshot, content, notices) = (failure, nil, { _ in [] })
    }
}
