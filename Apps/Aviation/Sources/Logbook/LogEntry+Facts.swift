import Flights
package import SectionKit

extension LogEntry {
    /// All that is known of the flight; data formats have the same keys for every flight.
    package var facts: [Fact] {
        Self.record.compactMap { $0.fact(of: self) }.map { fact in
            ["Distance", "Duration", "Delay"].contains(fact.label) ? fact.asFigure : fact
        }
    }

    private static let record: [TableColumn<LogEntry>] =
        [.number, .airline, possibleAirline, .codeShares, .status]
        + [
            place("From", \.from, \.flight.departure), TableColumn.from.forMachines,
            time("Departs", \.from, \.flight.departure.scheduled),
            time("Departed", \.from, \.flight.departure.actual),
            place("To", \.to, \.flight.arrival), TableColumn.to.forMachines,
            time("Arrives", \.to, \.flight.arrival.scheduled),
            time("Arrived", \.to, \.flight.arrival.actual),
            TableColumn.date.forMachines, TableColumn.departure.forMachines,
            TableColumn.arrival.forMachines,
        ]
        + [.delay, .delayInSeconds, .divertedTo] + TableColumn.gates + [
            .duration, .distance, .kilometres,
        ]
        + [.aircraft, .registration, .seat, .seatKind, .cabin, .reason, .bookingCode, .note]
        + [.photos] + TableColumn.places + TableColumn.clocks + [airportSources]
        + TableColumn.origins

    /// The airline that may be meant, for people, if none is known for certain.
    private static let possibleAirline = TableColumn<LogEntry>(.people("Perhaps")) { entry in
        entry.airline?.match.guess?.named.map { .text($0.description) } ?? .empty
    }

    /// A place for people: what is known of the airport, or what was written down.
    private static func place(
        _ title: String,
        _ airport: any KeyPath<LogEntry, LogAirport?> & Sendable,
        _ end: any KeyPath<LogEntry, PackedFlight.End> & Sendable
    ) -> TableColumn<LogEntry> {
        TableColumn(.people(title)) { entry in
            .text(entry[keyPath: airport]?.place ?? "\(entry[keyPath: end].airport), unknown")
        }
    }

    /// A time for people: in the zone of the airport, or as it was written down if that is unknown.
    private static func time(
        _ title: String,
        _ airport: any KeyPath<LogEntry, LogAirport?> & Sendable,
        _ time: any KeyPath<LogEntry, LocalDateTime?> & Sendable
    ) -> TableColumn<LogEntry> {
        TableColumn(.people(title)) { entry in
            guard let time = entry[keyPath: time] else { return .empty }
            if let zone = entry[keyPath: airport]?.zone, let date = time.instant(in: zone) {
                return .localTime(LocalTime(date, in: zone))
            }
            let isTime = time.precision == .minute
            return .text(isTime ? "\(time.formatted), in an unknown time zone" : time.formatted)
        }
    }

    /// Who describes the airports, for people.
    private static let airportSources = TableColumn<LogEntry>(.people("Airports from")) { entry in
        let origins = [entry.from, entry.to].compactMap { $0?.origin }
        let words = LogAirport.Origin.allCases.filter(origins.contains).map(\.words)
        return words.isEmpty ? .empty : .text(words.listed(by: "and"))
    }
}

extension LogAirport.Origin {
    /// The origin for people.
    fileprivate var words: String {
        switch self {
        case .own: "your own airports"
        case .embedded: "the program's table"
        case .closed: "the program's table of closed airports and cities"
        case .fetched: "OurAirports"
        }
    }
}
