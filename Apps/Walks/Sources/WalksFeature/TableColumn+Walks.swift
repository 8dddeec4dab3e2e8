import SectionEssentials
import SectionKit
import Tracks
import Walking

extension TableColumn<ListedWalk> {
    /// The columns of the list.
    static let all: [TableColumn] = [
        Self(Column("name", "Walk")) { .text($0.walk.name) },
        Self(Column("started", "Date")) {
            .date(PreciseDate($0.walk.started, precision: .hour))
        },
        Self(.people("Distance", alignment: .trailing, priority: 1)) {
            .kilometres($0.walk.distance)
        },
        Self(.people("Duration", alignment: .trailing, priority: 2)) {
            .duration(orEmpty: $0.duration)
        },
        Self(Column("state", "State", priority: 3)) { listed in
            [.ended, .recording].contains(listed.state)
                ? .badge(Badge(listed.state.rawValue, .positive))
                : .badge(Badge(listed.state.rawValue, .negative))
        },
        Self(Column("file", "File", priority: Column.expendable)) { .text($0.walk.file) },
        Self(.machines("photos")) { $0.walk.photos.map(Cell.text) ?? .empty },
        Self(.machines("ended")) {
            .date(orUnknown: $0.walk.ended.map { PreciseDate($0, precision: .hour) })
        },
        Self(.machines("distance_m")) { listed in
            listed.walk.distance.map { .decimal($0, digits: 1) } ?? .empty
        },
        Self(.machines("duration_s")) { listed in
            listed.duration.map { .integer(Int(clamping: $0.rounded())) } ?? .empty
        },
    ]
}

extension ListedWalk {
    /// In seconds, as the report of the walk has it; nil if it did not end, or if its dates are wrong.
    fileprivate var duration: Double? {
        (walk.duration ?? walk.ended.map { $0.timeIntervalSince(walk.started) })
            .flatMap { (0...1e9).contains($0) ? $0 : nil }
    }
}

extension TableColumn<Walk> {
    /// The columns of the walk that goes on.
    static let current: [TableColumn] = [
        Self(Column("name", "Now")) { .text($0.name) },
        Self(Column("state", "State")) { .badge($0.badge) },
        Self(.people("Distance", alignment: .trailing)) { .kilometres($0.measures.distance) },
        Self(.people("Duration", alignment: .trailing, priority: 1)) {
            .duration(orEmpty: $0.measures.duration)
        },
        Self(Column("steps", "Steps", alignment: .trailing, priority: 2)) {
            .integer($0.steps.count)
        },
        Self(Column("file", "File", priority: Column.expendable)) {
            .text(orUnknown: $0.recording)
        },
        Self(.machines("distance_m")) { .decimal($0.measures.distance, digits: 1) },
    ]
}

extension Walk {
    fileprivate var badge: Badge {
        switch state {
        case .requesting: Badge("waiting for a position", .pending)
        case .authorised: Badge("walking", .positive)
        case .denied: Badge("no receiver", .negative)
        }
    }
}
