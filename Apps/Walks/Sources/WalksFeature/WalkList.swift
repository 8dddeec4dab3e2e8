import SectionEssentials
import SectionKit
import TrackFiles
import Tracks
import Walking

/// The walks that a person keeps, and the one that goes on.
struct WalkList: Equatable, Sendable {
    /// The walks, the newest first.
    let walks: [ListedWalk]

    /// The walk that goes on; nil if there is none.
    let current: Walk?

    /// Whether a walk can be started where the list is shown.
    let canStart: Bool

    /// The made-up walk, to try the program with; nil if there are other walks.
    let demo: Track?

    /// The warnings about the records, in plain sentences.
    let warnings: [String]

    init(
        _ walks: [ListedWalk],
        current: Walk? = nil,
        canStart: Bool = false,
        demo: Track? = nil,
        warnings: [String] = []
    ) {
        self.walks = walks.sorted { $0.walk.started > $1.walk.started }
        self.current = current
        self.canStart = canStart
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

        /// Another program records it.
        case recording

        /// Its program was killed; the file has the way until then.
        case interrupted

        /// Its file was deleted or moved.
        case fileMissing = "file missing"

        /// Its date is before 1980, when there was no GPS.
        case wrongDate = "wrong date"
    }

    init(_ walk: RecordedWalk, isFileThere: Bool, isRecorded: Bool = false) {
        self.walk = walk
        state =
            !isFileThere
            ? .fileMissing
            : isRecorded
                ? .recording
                : walk.started < TrackFile.earliestTime
                    ? .wrongDate : walk.ended == nil ? .interrupted : .ended
    }
}

extension WalkList {
    /// The content of the section: the walk that goes on, and the table of the others.
    var blocks: [Block] {
        let now = Table(
            key: "current", of: [current].compactMap(\.self), columns: TableColumn<Walk>.current,
            identity: \.recording, commands: ["walk", WalksBuilder.stop]
        ).begun(by: [WalksBuilder.begin, WalksBuilder.followDevice])
        let table = Table(
            of: walks, columns: TableColumn<ListedWalk>.all, identity: \.walk.file,
            commands: Self.commands)
        return [.table(now)] + hint + [.table(table)] + demoTable
    }

    /// What can be done with a walk of the list.
    private static let commands = [
        "walk", "track", WalksBuilder.rename, WalksBuilder.photos, WalksBuilder.remove,
    ]

    /// What to do while there is no walk.
    private var hint: [Block] {
        guard walks.isEmpty, current == nil else { return [] }
        let start = canStart ? "walk-report walks start" : "walk-report walk --live"
        return [
            .notice(
                Notice(
                    .info,
                    InlineText(
                        "No walks are kept yet. Walk with a receiver by '\(start)',"
                            + " or add a file with 'walk-report walks add FILE'.")))
        ]
    }

    /// The row of the made-up walk, for people only.
    private var demoTable: [Block] {
        guard let demo else { return [] }
        let measures = TrackMeasures(of: demo)
        return [
            .table(
                Table(
                    key: "demo", of: [measures],
                    columns: [
                        TableColumn(.people("To try")) { _ in
                            .text(demo.name ?? "A made-up walk")
                        },
                        TableColumn(.people("Distance", alignment: .trailing)) {
                            .kilometres($0.distance)
                        },
                        TableColumn(.people("Duration", alignment: .trailing)) {
                            .duration(orEmpty: $0.duration)
                        },
                    ],
                    identity: { _ in WalkDependencies.demoName }, commands: Self.commands
                ).madeUp(true))
        ]
    }
}

extension Cell {
    /// A distance in kilometres, given in metres; empty if it is unknown.
    static func kilometres(_ metres: Double?) -> Cell {
        metres.map { .measure(Measure($0 / 1000, .kilometre, digits: 2)) } ?? .empty
    }

    /// A duration; empty if it is unknown.
    static func duration(orEmpty seconds: Double?) -> Cell {
        seconds.flatMap { Int(exactly: $0.rounded()) }.map(Cell.duration) ?? .empty
    }
}
