import Flights
import LogFiles
import Logbook
import RecordStore
import SectionEssentials
import SectionKit

/// What a person should look at before or after an import.
extension LogImport {
    /// The flights of the log that get something, and what.
    var completedBlocks: [Block] {
        let table = Table(
            key: "completed_flights", of: completed,
            columns: TableColumn<LoggedFlight>.route.map { $0.of(\.known.record) } + [
                TableColumn(Column("gains", "What it gets")) { .text($0.changes) },
                TableColumn(Column("place", "Where", priority: 1)) { .text($0.flight.place.words) },
            ])
        return completed.isEmpty ? [] : [.heading("Completed"), .table(table)]
    }

    /// Airlines that are not certain, and lengths that are hardly possible.
    var doubtfulBlocks: [Block] {
        (doubtfulAirlines.isEmpty ? [] : [.heading("Doubtful airlines"), .table(airlineTable)])
            + (doubtfulLengths.isEmpty ? [] : [.heading("Doubtful lengths"), .table(lengthTable)])
    }

    /// The airlines that are not certain, each once, with the number of its flights.
    private var doubtfulAirlines: [(airline: LoggedAirline, count: Int)] {
        var counts: [(airline: LoggedAirline, count: Int)] = []
        for airline in added.compactMap(\.airline) where airline.certainty == .doubtful {
            if let place = counts.firstIndex(where: { $0.airline == airline }) {
                counts[place].count += 1
            } else {
                counts.append((airline, 1))
            }
        }
        return counts
    }

    private var airlineTable: Table {
        Table(
            key: "doubtful_airlines", of: doubtfulAirlines,
            columns: [
                TableColumn(Column("airline", "In the file")) {
                    .text(orUnknown: $0.airline.said?.description)
                },
                TableColumn(Column("guess", "Perhaps")) {
                    .text(orUnknown: $0.airline.match.guess?.named?.description)
                },
                TableColumn(Column("flights", "Flights", alignment: .trailing)) {
                    .integer($0.count)
                },
            ])
    }

    /// The flights whose length is hardly possible, with the likely one in minutes.
    private var doubtfulLengths: [(read: ReadFlight, minutes: Int, likely: Int)] {
        added.compactMap { read in
            let flight = read.flight
            let from = airports.airport(of: flight.departure, on: flight.date)
            let to = airports.airport(of: flight.arrival, on: flight.date)
            guard let length = FlightLength(from: from, to: to), flight.divertedTo == nil else {
                return nil
            }
            let (departure, arrival) = flight.times
            let start = from?.zone.flatMap { departure?.instant(in: $0) }
            let end = to?.zone.flatMap { arrival?.instant(in: $0) }
            let timed = start.flatMap { start in
                end.map { Int(clamping: $0.timeIntervalSince(start) / 60) }
            }
            // A wrong duration counts for nothing beside times, but is said too.
            let doubtful = [timed, flight.minutes].compactMap(\.self).first(
                where: length.isDoubtful)
            return doubtful.map {
                (
                    read, $0,
                    timed.map { length.isDoubtful($0) ? length.likely : $0 } ?? length.likely
                )
            }
        }
    }

    private var lengthTable: Table {
        Table(
            key: "doubtful_lengths", of: doubtfulLengths,
            columns: [
                TableColumn(Column("place", "Where")) { .text($0.read.place.words) }
            ] + TableColumn<LoggedFlight>.route.map { $0.of(\.read.flight) } + [
                TableColumn(Column("length_s", "In the file")) { .duration($0.minutes * 60) },
                TableColumn(Column("likely_s", "Likely")) { .duration($0.likely * 60) },
            ])
    }
}
