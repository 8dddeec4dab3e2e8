import SectionEssentials
import SectionKit
import SpaceXLaunches

extension LaunchChoice {
    /// A sentence with the number of launches that match.
    var summary: String {
        let launches = count.counted("launch", "launches")
        let sharesNumber = entries.allSatisfy { $0.launch.flightNumber == search.number }
        return search.number != nil && sharesNumber
            ? "\(launches) have the flight number \(search.text)."
            : "\(launches) match “\(search.text)”."
    }

    /// The summary, and which of the launches the report lists.
    var warning: String {
        let newest = isComplete ? "them" : "the newest \(entries.count.grouped)"
        return "\(summary) The report lists \(newest)."
    }

    /// Whether the entries are all launches that match.
    private var isComplete: Bool { entries.count == count }

    /// How to look up one of the launches; the warning says how many there are.
    var advice: InlineText {
        guard let argument = entries.lazy.compactMap(\.argument).first else {
            return InlineText("Give more of the name.")
        }
        return InlineText(
            "Look one up by the value in the last column, as in "
                + "'spacex-report \(LaunchDetailBuilder.name) \(argument)'.")
    }

    /// The launches to choose from, at a time.
    func table(at now: Date) -> Table {
        Self.table(of: entries, columns: Self.columns(count: count, at: now))
    }

    /// A table of the only launch that matches, in the same columns, for programs only.
    static func table(of launch: Launch) -> Table {
        let entries = [Entry(launch: launch, argument: nil)]
        return table(of: entries, columns: columns(count: 1).map(\.forMachines))
    }

    private static func table(of entries: [Entry], columns: [TableColumn<Entry>]) -> Table {
        Table(key: "matches", ofLaunches: entries, columns: columns, events: .launches)
    }

    /// The columns of the table; `count` is how many launches match, including unlisted ones.
    ///
    /// - Parameter now: when people read it; nil if only programs do.
    private static func columns(count: Int, at now: Date? = nil) -> [TableColumn<Entry>] {
        let seen: [TableColumn<Launch>] = [
            .flightNumber, .name, .date, .datePrecision, .dateTentative, .rocket(priority: 4),
            .launchpad(priority: 5),
        ]
        let outcome: [TableColumn<Launch>] = now.map { [.outcome(at: $0, priority: 2)] } ?? []
        let unseen: [TableColumn<Launch>] = [.outcome, .patch, .webcast, .article, .wikipedia, .id]
        // Trailing, because a wrapped id cannot be copied.
        let argument = TableColumn<Entry>(.people("Look up", alignment: .trailing)) {
            $0.argument.map(Cell.text) ?? .empty
        }
        let matches = TableColumn<Entry>(.machines("match_count")) { _ in .integer(count) }
        return (seen + outcome + unseen.map(\.forMachines)).map { $0.of(\.launch) } + [
            matches, argument,
        ]
    }
}
