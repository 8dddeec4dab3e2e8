import SectionEssentials
import SectionKit
import TrackFiles

extension Check {
    /// The result in a sentence, such as "3 files: 1 cannot be read, 1 has 4 odd things.".
    var summary: String {
        let broken = files.count { $0.content == nil }
        let odd = files.filter { $0.content != nil && $0.findingCount > 0 }
        let things = odd.reduce(0) { $0 + $1.findingCount }
        if files.count == 1 {
            if broken == 1 { return "\(files[0].name) cannot be read." }
            if odd.isEmpty { return "Nothing is odd in \(files[0].name)." }
            return "\(files[0].name) has \(things.counted("odd thing", "odd things"))."
        }
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

    /// The numbers of files and findings, for machines.
    var facts: [Fact] {
        let broken = files.count { $0.content == nil }
        let noise = files.compactMap(\.content?.noise)
        return [
            .machines("files", .integer(files.count)),
            .machines("files_broken", .integer(broken)),
            .machines(
                "files_odd", .integer(files.count { $0.findingCount > 0 } - broken)),
            .machines("noise_points", .integer(noise.reduce(0) { $0 + $1.points })),
            .machines("noise_heights", .integer(noise.reduce(0) { $0 + $1.heights })),
            .machines("noise_m", .decimal(noise.reduce(0) { $0 + $1.metres }, digits: 1)),
            .machines("findings_all", .integer(files.reduce(0) { $0 + $1.findingCount })),
        ]
    }

    /// The files with what they contain, for people.
    var fileTable: Table {
        Table(
            key: "files", of: files,
            columns: [
                TableColumn(.people("File")) { .text($0.name) },
                TableColumn(.people("State")) { .badge($0.badge) },
                TableColumn(.people("Format", priority: 1)) {
                    $0.content.map { .text($0.format.name) } ?? .empty
                },
                Self.count("Points") { $0.content == nil ? nil : $0.points },
                Self.count("Segments", priority: 2) { $0.content == nil ? nil : $0.segments },
                Self.count("Tracks", priority: 3) { $0.content?.found.tracks },
                Self.count("Routes", priority: 3) { $0.content?.found.routes },
                Self.count("Waypoints", priority: 3) { $0.content?.found.waypoints },
                Self.count("Odd") { $0.findingCount },
            ])
    }

    /// The findings with their lines.
    var findingTable: Table {
        Table(
            key: "findings", of: findings,
            columns: [
                TableColumn(Column("file", "File")) { .text($0.file) },
                TableColumn(Column("line", "Line", alignment: .trailing)) {
                    $0.finding.line.map(Cell.ordinal) ?? .empty
                },
                TableColumn(Column("what", "What")) { .text($0.finding.sentence) },
                TableColumn(Column("kind", "Kind", priority: 1)) { .text($0.finding.kind) },
                TableColumn(Column("count", "Of", alignment: .trailing, priority: 2)) {
                    .integer($0.count)
                },
            ])
    }

    /// What is not shown, and how to see it.
    var notices: [String] {
        let most = findings.map(\.count).max() ?? 0
        let all = files.reduce(0) { $0 + $1.findingCount }
        let noise = files.compactMap { file in
            file.content?.noise.sentence { "\(Int(clamping: $0.rounded()).grouped) m" }.map {
                files.count == 1 ? $0 : "\(file.name): \($0)"
            }
        }
        guard findings.count < all else { return noise }
        return noise + [
            "\((all - findings.count).counted("more is", "more are")) not listed;"
                + " see them with --per-kind \(min(most, TrackFinding.limit))."
        ]
    }

    private static func count(
        _ title: String,
        priority: Int = 0,
        _ number: @escaping @Sendable (File) -> Int?
    ) -> TableColumn<File> {
        TableColumn(.people(title, alignment: .trailing, priority: priority)) {
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
        case .kml: "KML"
        case .fit: "FIT"
        }
    }
}
