import Flights
import Geodesy
import LogFiles
import Logbook
import RecordStore
import SectionEssentials
import SectionKit

/// What an import would add to the log, or has added.
struct LogImport: Equatable, Sendable {
    let path: String
    let file: LogFile
    let choice: DuplicateChoice

    /// The flights that the log does not have.
    let new: [ReadFlight]

    /// The flights that may be in the log already.
    let duplicates: [PossibleDuplicate]

    /// The flights of the log that get what only the file has.
    let completed: [CompletedFlight]

    /// How many flights the log has.
    let knownCount: Int

    /// How many of these have other content in the log.
    let changedCount: Int

    /// The IDs of the flights of the log.
    let knownIDs: Set<RecordID>

    let airports: FoundAirports

    /// The airports that the file only names.
    let names: AirportsOfNames
    let warnings: [String]

    init(_ read: ReadLog, path: String, choice: DuplicateChoice, matcher: FlightMatcher) {
        self.path = path
        self.choice = choice
        file = read.file
        knownIDs = Set(matcher.log.map(\.id))
        airports = read.airports
        names = read.names
        var (new, duplicates, known, changed) = ([ReadFlight](), [PossibleDuplicate](), 0, 0)
        var completed: [CompletedFlight] = []
        var (contents, repeats): (Set<String>, Int) = ([], 0)
        func complete(_ flight: ReadFlight, _ place: Int) {
            guard choice == .complete else { return }
            let known = matcher.log[place]
            var record = known.record.completed(by: flight.flight)
            if flight.tells(of: known.record) { record.airline = flight.flight.airline }
            guard record != known.record else { return }
            completed.append(CompletedFlight(flight: flight, known: known, completed: record))
        }
        for (flight, match) in zip(read.flights, matcher.matches(of: read.flights)) {
            if let content = flight.dayContent, !contents.insert(content).inserted {
                repeats += 1
                continue
            }
            switch match {
            case .none: new.append(flight)
            case .similar(let place)
            where choice == .complete && matcher.log[place].record.isSurely(flight.flight):
                known += 1
                complete(flight, place)
            case .similar(let place):
                duplicates.append(PossibleDuplicate(flight: flight, known: matcher.log[place]))
            case .same(let place):
                known += 1
                complete(flight, place)
            case .changed(let place):
                known += 1
                if choice == .complete { complete(flight, place) } else { changed += 1 }
            }
        }
        (self.new, self.duplicates, self.completed) = (new, duplicates, completed)
        (knownCount, changedCount) = (known, changed)
        let repeated =
            "\(repeats.counted("row repeats", "rows repeat")) a flight of the file, which is added once."
        warnings = read.warnings + (repeats > 0 ? [repeated] : [])
    }

    /// The flights that the import adds.
    var added: [ReadFlight] { choice == .add ? new + duplicates.map(\.flight) : new }

    /// The airports of the added flights that are not known, sorted.
    var unknownAirports: [String] {
        let unknown = added.flatMap { read in
            [read.flight.departure, read.flight.arrival].filter {
                airports.airport(of: $0, on: read.flight.date) == nil
            }
        }
        return Set(unknown.map { $0.codes.joined(separator: "/") }).sorted()
    }

    /// The distance of the flights that the import adds, in metres.
    var distance: Double {
        added.reduce(0) { sum, read in
            let flight = read.flight
            guard let from = airports.airport(of: flight.departure, on: flight.date)?.position,
                let to = airports.airport(of: flight.arrival, on: flight.date)?.position
            else { return sum }
            return sum + from.distance(to: to)
        }
    }
}

extension ReadFlight {
    /// All that the file says of a flight with its day, on which nobody is twice; nil for one without a
    /// day, of which the file may have several.
    fileprivate var dayContent: String? {
        guard [.day, .minute].contains(flight.date?.precision) else { return nil }
        return flight.content + (flight.airline.map { "\($0)" } ?? "")
    }

    /// Whether it tells which airline a record really has, of which an earlier version kept only a
    /// code that it had guessed: another one than that of the name, the codes and the number.
    fileprivate func tells(of record: LoggedFlight) -> Bool {
        guard let kept = record.airline, kept.name == nil, kept.iata == nil,
            record.source == .imported, let known = airline?.known, let icao = known.icao,
            kept.icao != icao,
            let code = record.number.flatMap(FlightNumber.init)?.airline
        else { return false }
        return flight.airline?.name != nil && (code == known.iata || code == icao)
    }
}

/// A flight of the log with what a file says more of it.
struct CompletedFlight: Equatable, Sendable {
    let flight: ReadFlight
    let known: Revised<LoggedFlight>
    let completed: LoggedFlight

    /// What it gets, in a few words each.
    var changes: String {
        let changes = completed.changes(since: known.record)
        return changes.isEmpty
            ? "codes of its airports or airline" : changes.joined(separator: ", ")
    }
}

/// A flight of a file, and one of the log that may be the same.
struct PossibleDuplicate: Equatable, Sendable {
    let flight: ReadFlight
    let known: Revised<LoggedFlight>
}

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
