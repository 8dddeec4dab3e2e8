import Flights
import Logbook
import RecordStore
import SectionEssentials
import SectionKit

/// What is known of a flight that a person has searched for, and what was searched for before.
struct NumberSearch: Equatable, Sendable {
    /// The flight; nil if none was named.
    var reference: FlightReference?

    var lookUp: FlightLookUp

    /// Where it is now; nil if it is not in the air, or nobody was asked.
    var live: LiveFlight?

    /// Who was asked where it is now, and the result; nil if nobody was.
    var liveStep: FlightLookUp.Step?

    /// The flights with this number that are in the log.
    var logged: [LogEntry]

    /// The past searches, the newest first.
    var past: [PastSearch]

    var warnings: [String]
}

extension NumberSearch {
    /// The content of the section; the tables are always the same.
    var blocks: [Block] {
        var blocks: [Block] = [.paragraph(InlineText(summary))]
        for remark in remarks { blocks.append(.notice(Notice(.info, InlineText(remark)))) }
        blocks.append(.table(foundTable))
        blocks += liveBlocks
        for table in [loggedTable, stepTable, pastTable] { blocks.append(.table(table)) }
        return blocks
    }

    private var summary: String {
        guard let reference else {
            return past.isEmpty
                ? "Search for a flight by its number with 'flight-log search LH400'."
                : "\(past.count.counted("search", "searches")), the newest first."
        }
        let day = reference.day.map { " on \($0.day.formatted)" } ?? ""
        switch lookUp.found.count {
        case 0:
            let answer =
                lookUp.isAnswered ? "Nobody who was asked knows" : "Nobody could be asked about"
            return "\(answer) \(reference.name)\(day)."
                + " Add it by hand with '\(reference.addCommand)'."
        case 1: return "\(reference.name)\(day). It is not saved."
        case let count: return "\(reference.name)\(day): \(count) flights. They are not saved."
        }
    }

    private var remarks: [String] {
        var remarks: [String] = []
        for remark in lookUp.found.flatMap(\.remarks) where !remarks.contains(remark) {
            remarks.append(remark)
        }
        return remarks
    }

    private var foundTable: Table {
        let number = reference?.number
        return Table(
            key: "found", of: lookUp.found.map(\.flight), columns: TableColumn<LoggedFlight>.found,
            identity: { flight in
                var reference = number.flatMap { FlightReference($0.airline + $0.number) }
                reference?.day = flight.date?.withoutTime
                reference?.from = flight.departure.airport
                return reference?.text ?? flight.route
            },
            commands: [FlightSearchBuilder.save])
    }

    private var loggedTable: Table {
        Table(
            key: "logged", of: logged,
            columns: [
                TableColumn(Column("date", "In your log", keys: .day)) { entry in
                    entry.flight.date.map { .date($0.day) } ?? .empty
                },
                TableColumn(Column("route", "Route")) { .text($0.flight.route) },
                TableColumn(Column("status", "Status")) { .text($0.status.rawValue) },
            ],
            identity: \.id.text, commands: ["show"])
    }

    private var stepTable: Table {
        Table(
            key: "asked", of: lookUp.steps + [liveStep].compactMap(\.self),
            columns: [
                TableColumn(Column("name", "Asked")) { .text($0.name) },
                TableColumn(Column("answer", "Answer").asAdvice) { .text($0.outcome.words) },
            ])
    }

    private var pastTable: Table {
        Table(
            key: "searches", of: past,
            columns: [
                TableColumn(Column("number", "Searched before")) { .text($0.number) },
                TableColumn(Column("day", "Day", keys: .day)) { search in
                    search.day.map { .date($0.day) } ?? .empty
                },
                TableColumn(Column("found", "Found")) { .text(orUnknown: $0.found) },
                TableColumn(Column("searched_at", "When")) {
                    .date(PreciseDate($0.searchedAt, precision: .hour))
                },
            ],
            identity: \.reference, commands: [FlightSearchBuilder.name])
    }
}

extension PastSearch {
    /// The text that searches for it again.
    fileprivate var reference: String {
        [number, day?.text].compactMap(\.self).joined(separator: " ")
    }
}

extension FlightLookUp.Step.Outcome {
    fileprivate var words: String {
        switch self {
        case .found: "knows it"
        case .missing: "does not know it"
        case .failed(let reason, let recovery): "failed: \(reason). \(recovery)"
        case .skipped(let reason): "not asked: \(reason)"
        }
    }
}

extension TableColumn<LoggedFlight> {
    /// The columns of the flights that were found.
    fileprivate static let found: [TableColumn] = [
        Self(Column("number", "Flight")) { .text(orUnknown: $0.number) },
        Self(Column("route", "Route")) { .text($0.route) },
        Self(Column("departure", "Departs")) { .time($0.departure) },
        Self(Column("arrival", "Arrives")) { .time($0.arrival) },
        Self(Column("status", "Status")) { .text(orUnknown: $0.status?.rawValue) },
        Self(Column("terminal", "Terminal", priority: 3)) {
            .text(orUnknown: $0.departure.terminal)
        },
        Self(Column("gate", "Gate", priority: 2)) { .text(orUnknown: $0.departure.gate) },
        Self(Column("code_shares", "Also", priority: 4)) {
            .text(orUnknown: $0.codeShares.joined(separator: ", ").nonBlank)
        },
        Self(Column("source", "Source", priority: 5)) { .text($0.source.rawValue) },
    ]
}

extension Cell {
    /// The time of an end on the clock of its airport, as far as it is known.
    fileprivate static func time(_ end: FlightEnd) -> Cell {
        guard let time = end.time else { return .unknown }
        return .text(time.text.replacing("T", with: " "))
    }
}

extension NumberSearch {
    /// Where the flight is now; nothing if it is not in the air.
    var liveBlocks: [Block] { live.map { [.facts(LiveFlight.facts(of: $0))] } ?? [] }
}
