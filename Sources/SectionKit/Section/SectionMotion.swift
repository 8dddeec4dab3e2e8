import SectionEssentials

/// How the content of a section is computed for a time between two loads.
struct SectionMotion: Sendable {
    /// Returns whether the content is another one at a time.
    let moves: @Sendable (Date) -> Bool

    /// Returns a snapshot of the content at a time; nil if it stays as it is.
    let snapshot: @Sendable (Date) -> SectionSnapshot?

    /// The time between two moves.
    static let interval = Duration.seconds(1)

    init<S: Section>(_ section: S, _ content: S.Content) {
        moves = { section.moved(content, to: $0) != nil }
        snapshot = { now in
            section.moved(content, to: now).map { SectionSnapshot(section, .success($0)) }
        }
    }
}

extension SectionMotion: Equatable {
    /// Always true: snapshots that show the same are equal, however they move on.
    static func == (one: SectionMotion, other: SectionMotion) -> Bool { true }
}
