import Flights
import Geodesy
import LogFiles
import Logbook
import Networking
import RecordStore
import SectionEssentials
import SectionKit

/// The logs in files that a person has named.
protocol LogFileInput: Sendable {
    /// Reads a file, and finds the airports of its flights.
    func read(_ path: String, _ hints: LogFileHints) async throws(ExchangeError) -> ReadLog

    /// Reads the content of a file with a name.
    func read(
        _ body: Body, named path: String, _ hints: LogFileHints
    ) async throws(ExchangeError) -> ReadLog
}

extension LogFileInput {
    /// Reads a file that says everything itself.
    func read(_ path: String) async throws(ExchangeError) -> ReadLog {
        try await read(path, LogFileHints())
    }
}

/// The flights of a file with all their times, and the airports that are known.
struct ReadLog: Equatable, Sendable {
    let file: LogFile
    let flights: [ReadFlight]
    let airports: FoundAirports

    /// The airports that the file only names.
    var names = AirportsOfNames()

    /// The warnings about tables that could not be read, in plain sentences.
    let warnings: [String]
}

/// A flight of a file with its times on the clocks of its airports.
struct ReadFlight: Equatable, Sendable {
    let flight: LoggedFlight
    let place: FilePlace

    /// Its airline, as the file names it and as it is known.
    var airline: LoggedAirline?

    /// Its ID in the log that the file was exported from.
    let id: RecordID?
}

/// Reads the logs in files.
struct LogFileService: LogFileInput {
    /// Opens a file that a person has named.
    let open: @Sendable (String) throws(UsageError) -> Body

    let airports: any LogAirportsInput

    /// Finds the airports that a file names instead of giving their codes.
    let names: AirportNames

    /// The tables of airlines and types of aircraft.
    let facts: any AircraftFactsInput

    /// Returns the time zone of an IANA name.
    let zone: @Sendable (String) -> DisplayZone?

    /// Shows what is being done, such as "20,000 flights read".
    var progress: @Sendable (String) -> Void = { _ in }

    func read(_ path: String, _ hints: LogFileHints) async throws(ExchangeError) -> ReadLog {
        let body: Body
        do throws(UsageError) { body = try open(path) } catch { throw .unusable(error.clause) }
        return try await read(body, named: path, hints)
    }

    func read(
        _ body: Body, named path: String, _ hints: LogFileHints
    ) async throws(ExchangeError) -> ReadLog {
        var file: LogFile
        progress("reading")
        do throws(LogFileError) {
            file = try LogFile.read(body, hints)
        } catch {
            throw .file(path, error)
        }
        progress("\(file.flights.count.counted("flight", "flights")) read")
        var found = await airports.airports(
            Set(file.flights.flatMap(\.airports).flatMap(\.codes)))
        var named = AirportsOfNames()
        if file.format != .json {
            named = await AirportsOfNames(in: file, besides: found, names, airports)
            found = found.merging(await airports.airports(Set(named.codes.values)))
            file.name(named.codes)
        }
        let settled = file.flights.map { read in
            let airports = read.airports.map { found.airport(of: $0, on: read.date) }
            return read.settled(
                from: airports[0]?.zone, to: airports[1]?.zone,
                length: FlightLength(from: airports[0], to: airports[1]), named: zone)
        }
        let codes = await KnownCodes(of: settled, facts: facts)
        let flights = zip(file.flights, settled).map { read, flight in
            var flight = flight
            let airline = codes.airline(of: flight)
            // The JSON of this program stays as it is.
            if file.format != .json {
                codes.write(to: &flight)
                let date = flight.date
                flight.departure.takeBestCode(from: found, on: date)
                flight.arrival.takeBestCode(from: found, on: date)
            }
            return ReadFlight(flight: flight, place: read.place, airline: airline, id: read.id)
        }
        return ReadLog(
            file: file, flights: flights, airports: found, names: named, warnings: found.warnings)
    }
}

extension FlightEnd {
    /// Takes the code of IATA that a known airport had on a date, if only that of ICAO or the name
    /// was written down; the code of ICAO stays beside it.
    mutating func takeBestCode(from found: FoundAirports, on date: LocalDateTime?) {
        guard icao == nil, let known = found.airport(of: self, on: date) else { return }
        let code = found.code(of: known, on: date)
        guard code != airport, airport != known.iata else { return }
        let said = airport
        airport = code
        if said == known.icao { icao = said }
    }
}

extension FlightLength {
    /// The length of a flight between two airports; nil if one of their positions is unknown.
    init?(from: LogAirport?, to: LogAirport?) {
        guard let start = from?.position, let end = to?.position else { return nil }
        self.init(distance: start.distance(to: end))
    }
}

/// What the tables know of the airlines and types of aircraft that flights of files name.
struct KnownCodes {
    private var airlines: [AirlineWords: AirlineCandidates] = [:]
    private var types: [String: String] = [:]

    /// How many types are looked up, because each takes a search of the whole table: more than
    /// anybody has flown in.
    private static let limit = 1_000

    /// Looks up the airlines and aircraft of flights; if the tables cannot be read, all names stay.
    init(of flights: [LoggedFlight], facts: any AircraftFactsInput) async {
        guard let directory = try? await facts.directory() else { return }
        let words = Array(Set(flights.map(AirlineWords.init)))
        airlines = Dictionary(uniqueKeysWithValues: zip(words, directory.airlines(of: words)))
        for name in Set(flights.compactMap(\.aircraft)).sorted().prefix(Self.limit) {
            types[name] = directory.aircraftType(named: name)?.code
        }
    }

    /// The airline of a flight, as the file names it and as it is known; nil if nothing says it.
    func airline(of flight: LoggedFlight) -> LoggedAirline? {
        let candidates = airlines[AirlineWords(flight)]
        return LoggedAirline(
            said: flight.airline, match: candidates?.match(on: flight.date?.days) ?? AirlineMatch())
    }

    /// Writes the ICAO code of its type of aircraft into a flight; and in its number, if it begins
    /// with the airline's code of ICAO, that of IATA, which is on tickets.
    func write(to flight: inout LoggedFlight) {
        if let airline = airline(of: flight), let icao = airline.icao, let iata = airline.iata,
            let number = flight.number, number.hasPrefix(icao)
        {
            flight.number = iata + number.dropFirst(icao.count)
        }
        flight.aircraft = flight.aircraft.map { types[$0] ?? $0 }
    }
}

extension AirlineWords {
    fileprivate init(_ flight: LoggedFlight) {
        self.init(
            said: flight.airline, code: flight.number.flatMap(FlightNumber.init)?.airline)
    }
}
