import SectionKit
import TrackFiles

extension Check {
    /// The result in a sentence, such as "3 files: 1 cannot be read, 1 has 4 odd things.".
    var summary: String {
        let broken = files.count { $0.content == nil }
        let odd = files.filter { $0.content != nil && $0.findingCount > 0 }
        let things = odd.reduce(0) { $0 + $1.findingCount }
        var parts: [String] = []
        if broken > 0 { parts.append("\(broken.grouped) cannot be read") }
        if !odd.isEmpty {
            let verb = odd.count == 1 ? "has" : "have"
            parts.append(
                "\(odd.count.grouped) \(verb) \(things.counted("odd thing", "odd things"))")
        }
        let words = parts.isEmpty ? "nothing is odd" : parts.separated(by: ", ")
        return "\(files.count.counted("file", "files")): \(words)."
    }

    /// The files with what they contain.
    var fileTable: Table {
        Table(
            key: "files", of: files,
            columns: [
                TableColumn(Column("file", "File")) { .text($0.name) },
                TableColumn(Column("state", "State")) { .badge($0.badge) },
                TableColumn(Column("format", "Format", priority: 1)) {
                    $0.content.map { .text($0.format.name) } ?? .empty
                },
                Self.count("points", "Points") { $0.content == nil ? nil : $0.points },
                Self.count("segments", "Segments", priority: 2) {
                    $0.content == nil ? nil : $0.segments
                },
                Self.count("tracks", "Tracks", priority: 3) { $0.content?.found.tracks },
                Self.count("routes", "Routes", priority: 3) { $0.content?.found.routes },
                Self.count("waypoints", "Waypoints", priority: 3) {
                    $0.content?.found.waypoints
                },
                Self.count("findings", "Odd") { $0.findingCount },
            ], titledBy: "file")
    }

    /// How often each kind occurs, and the findings with their lines.
    var tables: [Table] {
        [
            Table(
                key: "kinds", of: kinds,
                columns: [
                    TableColumn(Column("file", "File")) { .text($0.file) },
                    TableColumn(Column("kind", "Kind")) { .text($0.name) },
                    TableColumn(Column("count", "Count", alignment: .trailing)) {
                        .integer($0.count)
                    },
                ]),
            Table(
                key: "findings", of: findings,
                columns: [
                    TableColumn(Column("file", "File")) { .text($0.file) },
                    TableColumn(Column("line", "Line", alignment: .trailing)) {
                        $0.finding.line.map(Cell.integer) ?? .empty
                    },
                    TableColumn(Column("what", "What")) { .text($0.finding.sentence) },
                    TableColumn(Column("kind", "Kind", priority: 1)) { .text($0.finding.kind) },
                ]),
        ]
    }

    /// What is not shown, and how to see it.
    var notices: [String] {
        let hidden = kinds.filter { $0.shown < $0.count }
        guard let most = hidden.map(\.count).max() else { return [] }
        let all = findings.count.grouped
        let limit = min(most, TrackFinding.limit)
        return [
            "The first \(all) are listed with their lines. For more, use --per-kind \(limit)."
        ]
    }

    private static func count(
        _ key: String,
        _ title: String,
        priority: Int = 0,
        _ number: @escaping @Sendable (File) -> Int?
    ) -> TableColumn<File> {
        TableColumn(Column(key, title, alignment: .trailing, priority: priority)) {
            number($0).map(Cell.integer) ?? .empty
        }
    }
}

extension Check.File {
    fileprivate var badge: Badge {
        if content == nil { return Badge("broken", .negative) }
        return findingCount == 0 ? Badge("fine", .positive) : Badge("odd", .pending)
    }
}

extension TrackFormat {
    /// The name for people.
    fileprivate var name: String {
        switch self {
        case .gpx: "GPX"
        case .geoJSON: "GeoJSON"
        case .tcx: "TCX"
        case .nmea: "NMEA"
        }
    }
}
