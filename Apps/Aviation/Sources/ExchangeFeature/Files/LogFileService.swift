import Essentials
import Flights
import LogFiles
import Logbook
import Networking
import RecordStore
import SectionKit

/// The logs in files that a person has named.
protocol LogFileInput: Sendable {
    /// Reads a file, and finds the airports of its flights.
    func read(_ path: String) async throws(ExchangeError) -> ReadLog
}

/// The flights of a file with all their times, and the airports that are known.
struct ReadLog: Equatable, Sendable {
    let file: LogFile
    let flights: [ReadFlight]
    let airports: [String: LogAirport]

    /// The warnings about tables that could not be read, in plain sentences.
    let warnings: [String]
}

/// A flight of a file with its times on the clocks of its airports.
struct ReadFlight: Equatable, Sendable {
    let flight: LoggedFlight
    let place: FilePlace

    /// Its ID in the log that the file was exported from.
    let id: RecordID?
}

/// Reads the logs in files.
struct LogFileService: LogFileInput {
    /// Opens a file that a person has named.
    let open: @Sendable (String) throws(UsageError) -> Body

    let airports: any LogAirportsInput

    /// The tables of airlines and types of aircraft.
    let facts: any AircraftFactsInput

    /// Returns the time zone of an IANA name.
    let zone: @Sendable (String) -> DisplayZone?

    func read(_ path: String) async throws(ExchangeError) -> ReadLog {
        let body: Body
        do throws(UsageError) { body = try open(path) } catch { throw .unusable(error.clause) }
        let file: LogFile
        do throws(LogFileError) {
            file = try LogFile.read(body)
        } catch {
            throw .file(path, error)
        }
        var found = await airports.airports(Set(file.flights.flatMap(\.airports)))
        for airport in found.airports.values {
            found.airports[airport.code] = found.airports[airport.code] ?? airport
        }
        let codes = await KnownCodes(of: file.flights, facts: facts)
        let flights = file.flights.map { read in
            let zones = read.airports.map { found.airports[$0]?.zone }
            var flight = read.settled(from: zones[0], to: zones[1], named: zone)
            // The JSON of this program stays as it is.
            if file.format != .json {
                codes.write(to: &flight, of: read)
                // One code for each airport, whichever the file has.
                let known = read.airports.map { found.airports[$0]?.code ?? $0 }
                (flight.departure.airport, flight.arrival.airport) = (known[0], known[1])
            }
            return ReadFlight(flight: flight, place: read.place, id: read.id)
        }
        return ReadLog(
            file: file, flights: flights, airports: found.airports, warnings: found.warnings)
    }
}
