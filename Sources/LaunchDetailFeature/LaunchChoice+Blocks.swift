import SectionKit
import SpaceXLaunches

extension LaunchChoice {
    /// How many launches could be meant.
    var summary: String {
        let launches = "\(count.grouped) launches"
        let sharesNumber = entries.allSatisfy { $0.launch.flightNumber == search.number }
        return search.number != nil && sharesNumber
            ? "\(launches) have the flight number \(search.text)."
            : "\(launches) match “\(search.text)”."
    }

    /// That, and how to ask for one of them.
    var advice: InlineText {
        let part = entries.count < count ? " These are the newest \(entries.count)." : ""
        guard let words = entries.lazy.compactMap(\.words).first else {
            return InlineText("\(summary)\(part) Say more of the name.")
        }
        return InlineText([
            .plain("\(summary)\(part) Ask for one by what stands in the last column: "),
            .code("\(LaunchDetailBuilder.name) \(words)"), .plain("."),
        ])
    }

    /// The launches to choose from.
    var table: Table {
        Self.table(of: entries) { Column($0, $1, alignment: $2, priority: $3) }
    }

    /// A launch that there is no need to choose, in the same columns, for machines alone.
    static func table(of launch: Launch) -> Table {
        table(of: [Entry(launch: launch, words: nil)]) { key, _, _, _ in .machines(key) }
    }

    private static func table(
        of entries: [Entry],
        _ column: (String, String, Alignment, Int) -> Column
    ) -> Table {
        let keys: [Column] = [
            column("flight_number", "#", .trailing, 3),
            column("name", "Mission", .leading, 0),
            column("date_utc", "Date", .leading, 0),
            .machines("date_precision"),
            column("rocket", "Rocket", .leading, 4),
            column("launchpad", "Launch site", .leading, 5),
            column("outcome", "Outcome", .leading, 2),
            .machines("patch"),
            .machines("webcast"),
            .machines("article"),
            .machines("wikipedia"),
            .machines("id"),
            // Trailing, because an id that is wrapped cannot be copied.
            .people("Ask for", alignment: .trailing),
        ]
        return Table(
            key: "matches", columns: keys, rows: entries.map(row), rowTitle: 1, events: .launches)
    }

    private static func row(for entry: Entry) -> [Cell] {
        let launch = entry.launch
        return [
            launch.flightNumber.map(Cell.integer) ?? .empty,
            .text(launch.name),
            .date(orUnknown: launch.date),
            .text(orUnknown: launch.date?.precision.rawValue),
            .text(orUnknown: launch.rocket),
            .text(orUnknown: launch.launchpad),
            .badge(launch.outcome.badge),
            .image(orEmpty: launch.patch, alternative: "Mission patch of \(launch.name)"),
            .link(orEmpty: launch.webcast),
            .link(orEmpty: launch.article),
            .link(orEmpty: launch.wikipedia),
            .text(orUnknown: launch.id),
            entry.words.map(Cell.text) ?? .empty,
        ]
    }
}
