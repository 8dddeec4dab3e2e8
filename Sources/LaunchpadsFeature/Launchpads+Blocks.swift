import SectionKit
import SpaceXLaunches
import WorldMap

extension Launchpads {
    /// How many sites there are, and how many are not on the map.
    var summary: String {
        let named = sites.filter { $0.name != nil }
        if named.isEmpty { return "The source has no launch sites." }
        let count = named.count.counted("launch site", "launch sites")
        let missing = named.count { $0.position == nil }
        if missing == 0 { return "\(count)." }
        return "\(count), of which \(missing.grouped) \(missing == 1 ? "has" : "have") no known"
            + " position."
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
                        row: site.name)
                }
            },
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
                Column("position", "Position", priority: 2, keys: .place),
            ],
            rows: sites.map(\.row),
            identities: sites.map(\.name)
        )
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
            + [counts.successRate.map(Cell.share) ?? .empty, .place(orUnknown: position)]
    }
}
