import SectionEssentials

/// A new state from a load, with the section's own content for comparison.
struct SectionUpdate: Sendable {
    private(set) var snapshot: SectionSnapshot

    /// The section's own content; nil while it loads, or if it failed.
    let content: (any Sendable)?

    /// Returns the notable changes since an older content; none if that is of another type.
    let notices: @Sendable (_ old: any Sendable) -> [String]

    /// How the content moves between loads; nil while it loads, or if it failed.
    private let motion: SectionMotion?

    init<S: Section>(_ section: S, _ state: SectionState<S.Content>) {
        snapshot = SectionSnapshot(section, state)
        guard case .success(let new) = state else {
            (content, notices, motion) = (nil, { _ in [] }, nil)
            return
        }
        content = new
        motion = SectionMotion(section, new)
        notices = { old in
            (old as? S.Content).map { section.notices(of: new, since: $0) } ?? []
        }
    }

    /// Creates an update that says that a load failed.
    init(failure: SectionSnapshot) {
        (snapshot, content, notices, motion) = (failure, nil, { _ in [] }, nil)
    }

    /// Returns the update with a snapshot that can be moved, if its content moves after a time.
    func moving(after date: Date) -> SectionUpdate {
        guard let motion, motion.moves(date + SectionMotion.interval / .seconds(1)) else {
            return self
        }
        var update = self
        update.snapshot = snapshot.moving(motion)
        return update
    }
}
