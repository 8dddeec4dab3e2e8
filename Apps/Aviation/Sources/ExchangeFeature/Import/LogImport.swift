import Flights
import Geodesy
import LogFiles
import Logbook
import RecordStore
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
        warnings = read.warnings
        var (new, duplicates, known, changed) = ([ReadFlight](), [PossibleDuplicate](), 0, 0)
        var completed: [CompletedFlight] = []
        func complete(_ flight: ReadFlight, _ place: Int) {
            guard choice == .complete else { return }
            let known = matcher.log[place]
            var record = known.record.completed(by: flight.flight)
            if flight.tells(of: known.record) { record.airline = flight.flight.airline }
            guard record != known.record else { return }
            completed.append(CompletedFlight(flight: flight, known: known, completed: record))
        }
        for (flight, match) in zip(read.flights, matcher.matches(of: read.flights)) {
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
            return sum + from.haversineDistance(to: to)
        }
    }
}

extension ReadFlight {
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
