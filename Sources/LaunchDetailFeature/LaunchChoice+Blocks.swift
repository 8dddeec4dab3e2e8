import SectionKit
import SpaceXLaunches

extension LaunchChoice {
    /// How many launches could be meant.
    var summary: String {
        let launches = count.counted("launch", "launches")
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
            .plain("\(summary)\(part) Ask for one by what the last column has: "),
            .code("\(LaunchDetailBuilder.name) \(words)"), .plain("."),
        ])
    }

    /// The launches to choose from.
    var table: Table {
        Self.table(of: entries, columns: Self.columns)
    }

    /// A launch that there is no need to choose, in the same columns, for machines alone.
    static func table(of launch: Launch) -> Table {
        table(of: [Entry(launch: launch, words: nil)], columns: columns.map(\.forMachines))
    }

    private static func table(of entries: [Entry], columns: [LaunchColumn<Entry>]) -> Table {
        Table(key: "matches", of: entries, columns: columns, events: .launches)
    }

    private static var columns: [LaunchColumn<Entry>] {
        let seen: [LaunchColumn<Launch>] = [
            .flightNumber, .name, .date, .datePrecision, .rocket(priority: 4),
            .launchpad(priority: 5), .outcome(priority: 2),
        ]
        let unseen: [LaunchColumn<Launch>] = [.patch, .webcast, .article, .wikipedia, .id]
        // Trailing, because an id that is wrapped cannot be copied.
        let words = LaunchColumn<Entry>(.people("Ask for", alignment: .trailing)) {
            $0.words.map(Cell.text) ?? .empty
        }
        return (seen + unseen.map(\.forMachines)).map { $0.of(\.launch) } + [words]
    }
}
