import SectionEssentials
import Tracks
import Walking

/// The walks that a person keeps, and the one that goes on.
struct WalkList: Equatable, Sendable {
    /// The walks, the newest first.
    let walks: [ListedWalk]

    /// The walk that goes on; nil if there is none.
    let current: Walk?

    /// The made-up walk, to try the program with; nil if there are other walks.
    let demo: Track?

    /// The warnings about the records, in plain sentences.
    let warnings: [String]

    init(
        _ walks: [ListedWalk],
        current: Walk? = nil,
        demo: Track? = nil,
        warnings: [String] = []
    ) {
        self.walks = walks.sorted { $0.walk.started > $1.walk.started }
        self.current = current
        self.demo = walks.isEmpty && current == nil ? demo : nil
        self.warnings = warnings
    }
}

/// A walk of the list.
struct ListedWalk: Equatable, Sendable {
    let walk: RecordedWalk
    let state: State

    /// How it stands; the raw values are those of JSON.
    enum State: String {
        case ended

        /// Its program was killed; the file has the way until then.
        case interrupted

        /// Its file was deleted or moved.
        case fileMissing = "file missing"
    }

    init(_ walk: RecordedWalk, isFileThere: Bool) {
        self.walk = walk
        state = !isFileThere ? .fileMissing : walk.ended == nil ? .interrupted : .ended
    }
}
