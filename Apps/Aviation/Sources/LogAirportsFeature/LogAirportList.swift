import Logbook
import SectionKit

/// The airports of a log: unknown ones first, then those with the most flights.
struct LogAirportList: Equatable, Sendable {
    /// An airport with its flights.
    struct Entry: Equatable, Sendable {
        /// Its code, or the name by which flights name it if it is unknown.
        let name: String

        /// What is known of it; nil if nothing is.
        let airport: LogAirport?

        /// The number of flights that departed or arrived there.
        let flights: Int
    }

    let entries: [Entry]
    let notice: String?
    let warnings: [String]

    /// Whether airports are unknown because a table of them could not be read.
    let lacksAirports: Bool

    /// Creates the list.
    ///
    /// - Parameters:
    ///   - log: the log, of which flown flights count.
    ///   - own: the airports that the person has described, with flights or without.
    init(_ log: Log, own: [String: LogAirport]) {
        var known = Dictionary(own.values.map { ($0.code, $0) }) { first, _ in first }
        var flights = known.mapValues { _ in 0 }
        for entry in log.entries {
            let ends = [(entry.flight.departure, entry.from), (entry.flight.arrival, entry.to)]
            for (end, airport) in ends {
                // An airport may be named by either of its codes.
                let name = airport?.code ?? end.airport
                flights[name, default: 0] += entry.isFlown ? 1 : 0
                known[name] = airport ?? known[name]
            }
        }
        entries =
            flights
            .map { Entry(name: $0.key, airport: known[$0.key], flights: $0.value) }
            .sorted { one, other in
                let isKnown = (one.airport != nil, other.airport != nil)
                if isKnown.0 != isKnown.1 { return isKnown.1 }
                return one.flights == other.flights
                    ? one.name < other.name : one.flights > other.flights
            }
        notice = log.notice
        warnings = log.warnings
        lacksAirports = log.lacksAirports
    }

    /// The names of which nothing is known.
    var unknown: [String] { entries.filter { $0.airport == nil }.map(\.name) }
}

extension LogAirportList {
    /// The content of the section: what is unknown, and the airports.
    var blocks: [Block] {
        let notices = [notice, unknown.isEmpty ? nil : unknownNotice].compactMap(\.self)
            .map { Block.notice(Notice(.info, InlineText($0))) }
        return notices + [
            .paragraph(InlineText(summary)),
            .table(
                Table(
                    of: entries, columns: TableColumn<Entry>.airports, titledBy: "name",
                    identity: { AirportCode($0.name)?.text },
                    commands: [LogAirportsBuilder.add, LogAirportsBuilder.remove]
                ).narrowing("list", by: "airport")),
        ]
    }

    /// How many airports there are, and from or to how many of them somebody has flown: the
    /// statistics and the countries have those.
    private var summary: String {
        let flown = entries.filter { $0.flights > 0 }
        let all = entries.count.counted("airport", "airports") + Self.countries(of: entries, " in ")
        if flown.count == entries.count { return "\(all)." }
        let part = flown.isEmpty ? "none" : flown.count.grouped
        return "\(all). You have flown from or to \(part) of them"
            + "\(Self.countries(of: flown, ", in "))."
    }

    /// How many countries airports are in, after a word; empty if none is known.
    private static func countries(of entries: [Entry], _ word: String) -> String {
        let count = Set(entries.compactMap { $0.airport?.countryCode }).count
        return count == 0 ? "" : word + count.counted("country", "countries")
    }

    /// What to do about airports of which nothing is known.
    private var unknownNotice: String {
        let names = unknown.prefix(5).joined(separator: ", ") + (unknown.count > 5 ? ", …" : "")
        let subject = unknown.count.counted("airport of your log is", "airports of your log are")
        return "\(subject) unknown: \(names). Describe one with "
            + "'flight-log airports add \(unknown.first ?? "")'. Look in all of OurAirports with "
            + "'flight-log airports --all'."
    }
}

extension TableColumn<LogAirportList.Entry> {
    static let airports: [TableColumn] = [
        Self(Column("code", "Code")) { .text($0.name) },
        Self(Column("name", "Name")) { .text(orUnknown: $0.airport?.name) },
        Self(Column("city", "City", priority: 2)) { .text(orUnknown: $0.airport?.city) },
        Self(Column("country", "Country", priority: 1)) { .text(orUnknown: $0.airport?.country) },
        Self(.machines("country_code")) { .text(orUnknown: $0.airport?.countryCode) },
        Self(Column("flights", "Flights", alignment: .trailing)) { .integer($0.flights) },
        Self(Column("type", "Type", priority: 3)) { .text(orUnknown: $0.airport?.kind.rawValue) },
        Self(Column("source", "Source", priority: 4)) {
            .text(orUnknown: $0.airport?.origin.words)
        },
        Self(.machines("position", keys: .place)) { .place(orUnknown: $0.airport?.position) },
        Self(.machines("zone")) { .text(orUnknown: $0.airport?.zone?.name) },
    ]
}

extension LogAirport.Origin {
    /// Who says what is known, for people and machines.
    fileprivate var words: String {
        switch self {
        case .own: "you"
        case .embedded: "OurAirports"
        case .closed: "flight-log"
        case .fetched: "OurAirports, fetched"
        }
    }
}
