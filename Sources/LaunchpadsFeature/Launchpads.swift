import Geodesy
import SectionKit
import SpaceXLaunches
import WorldMap

/// The launch sites, the one with the most launches first.
struct Launchpads: Equatable, Sendable {
    /// One launch site.
    struct Site: Equatable, Sendable {
        /// The name that launches have for it; nil for launches without a known site.
        let name: String?

        let fullName: String?
        let locality: String?
        let region: String?
        let position: Coordinate?

        /// Whether it is in use, such as "active" or "retired", as the source says.
        let status: String?

        let counts: OutcomeCounts
    }

    let sites: [Site]

    /// How much of the source's list of launches was read; nil if all of it was.
    let part: ListPart?

    /// Sentences about data that could not be loaded or read.
    let warnings: [String]
}

extension Launchpads {
    /// Counts the launches of each site, and adds sites that have none.
    init(_ entity: LaunchesEntity) {
        var counts: [String?: OutcomeCounts] = [:]
        for launch in Launch.all(entity.launches) {
            counts[launch.launchpad, default: OutcomeCounts()].add(launch)
        }
        var known: [String: SiteEntity] = [:]
        for (_, site) in entity.sites.sorted(by: { $0.key < $1.key }) {
            if let name = site.name.nonBlank, known[name] == nil { known[name] = site }
        }
        let names = Set(counts.keys).union(known.keys.map(Optional.some))
        sites =
            names.map { name in
                Site(name, name.flatMap { known[$0] }, counts[name] ?? OutcomeCounts())
            }
            .sorted {
                OutcomeCounts.isBusier(($0.counts, $0.name), than: ($1.counts, $1.name))
            }
        part = entity.part
        warnings = entity.warnings
    }
}

extension Launchpads.Site {
    fileprivate init(_ name: String?, _ entity: SiteEntity?, _ counts: OutcomeCounts) {
        self.name = name
        fullName = entity?.fullName.nonBlank
        locality = entity?.locality.nonBlank
        region = entity?.region.nonBlank
        position = entity.flatMap { entity in
            guard let latitude = entity.latitude, let longitude = entity.longitude else {
                return nil
            }
            return Coordinate(latitude: latitude, longitude: longitude)
        }
        status = entity?.status.nonBlank
        self.counts = counts
    }
}

extension Launchpads {
    /// How many sites there are, how many of them are in use, and how many are not on the map.
    var summary: String {
        let named = sites.filter { $0.name != nil }
        if named.isEmpty { return "The source has no launch sites." }
        let count = named.count.counted("launch site", "launch sites")
        let missing = named.count { $0.position == nil }
        let place = missing == 1 ? "position of one is" : "positions of \(missing.grouped) are"
        return count + statuses(of: named) + "."
            + (missing == 0 ? "" : " The \(place) not known.")
    }

    /// How many sites have each status, such as ": 3 active, 2 retired"; empty if the source has
    /// none.
    private func statuses(of sites: [Site]) -> String {
        let counts = Dictionary(sites.map { ($0.status, 1) }, uniquingKeysWith: +)
        if counts.keys.allSatisfy({ $0 == nil }) { return "" }
        let words = counts.sorted { ($1.value, $0.key ?? "~") < ($0.value, $1.key ?? "~") }
            .map { "\($0.value.grouped) \($0.key ?? "of unknown status")" }
        return ": " + words.separated(by: ", ")
    }

    /// The sites with a known position; those that launches flew from look different.
    var map: Map {
        Map(
            key: "map",
            title: "Map of launch sites",
            on: .naturalEarth,
            points: sites.reversed().compactMap { site in
                site.position.map { position in
                    MapPoint(
                        position,
                        label: site.name ?? "",
                        tone: site.counts.launches > 0 ? .positive : .neutral,
                        priority: site.counts.launches,
                        row: site.name,
                        note: site.counts.launches.counted("launch", "launches"))
                }
            },
            tones: [.positive: "with launches", .neutral: "without launches"],
            table: Self.tableKey
        )
    }

    /// The sites with their launches by outcome.
    var table: Table {
        Table(
            key: Self.tableKey,
            columns: [
                Column("name", "Launch site"),
                .machines("full_name"),
                Column("locality", "Locality", priority: 3),
                Column("region", "Region", priority: 1),
                Column("launches", "Launches", alignment: .trailing),
                Column("successes", "Successes", alignment: .trailing, priority: 4),
                Column("failures", "Failures", alignment: .trailing, priority: 4),
                .partialFailures(sites.map(\.counts)),
                Column("unknown", "Unknown", alignment: .trailing, priority: 6),
                Column("upcoming", "Upcoming", alignment: .trailing, priority: 5),
                Column("success_rate", "Success rate", alignment: .trailing),
                Column("status", "Status", priority: 2),
                Column("position", "Position", priority: 2, keys: .place),
            ],
            rows: sites.map(\.row),
            identities: sites.map(\.name)
        ).narrowing("launches", by: "search")
    }

    private static let tableKey = "rows"
}

extension Launchpads.Site {
    /// The cells of its row.
    fileprivate var row: [Cell] {
        let numbers = [
            counts.launches, counts.successes, counts.failures, counts.partialFailures,
            counts.unknown, counts.upcoming,
        ]
        return [name, fullName, locality, region].map(Cell.text(orUnknown:))
            + numbers.map(Cell.integer)
            + [counts.successRate.map(Cell.share) ?? .empty]
            + [.text(orUnknown: status), .place(orUnknown: position)]
    }
}
