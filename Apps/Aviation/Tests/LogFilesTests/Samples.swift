import Flights
import LogSamples
import Logbook
import Networking
import RecordStore
import SectionEssentials
import SectionKit
import Testing

@testable import LogFiles

extension LogFile {
    /// Reads a sample, whose flights are invented.
    static func sample(_ text: String) throws -> LogFile {
        try read(Body(Data(text.utf8)))
    }
}

extension FileFlight {
    /// The flight with its times, in zones that are so many hours east.
    func settled(_ from: Int? = nil, _ to: Int? = nil) -> LoggedFlight {
        settled(from: from.map(DisplayZone.hours), to: to.map(DisplayZone.hours))
    }
}

extension DisplayZone {
    static func hours(_ hours: Int) -> DisplayZone {
        DisplayZone(name: "\(hours)", secondsEast: hours * 3600)
    }
}

/// The reason why a text is no log.
func error(of text: String) -> LogFileError? {
    do throws(LogFileError) {
        _ = try LogFile.read(Body(Data(text.utf8)))
        return nil
    } catch {
        return error
    }
}

extension LogEntry {
    /// An entry whose airports are a known one in London and one in New York.
    static func sample(_ flight: LoggedFlight, id: String = "a") throws -> LogEntry {
        func airport(_ end: FlightEnd) -> LogAirport? {
            switch end.airport {
            case "LHR": .london
            case "JFK": .newYork
            default: nil
            }
        }
        return LogEntry(
            Revised(
                id: try #require(RecordID(id)), record: flight, revision: 1,
                changedAt: Date(timeIntervalSince1970: 0)),
            from: airport(flight.departure), to: airport(flight.arrival),
            now: Date(timeIntervalSince1970: 1_800_000_000))
    }
}

extension LogAirport {
    static var london: LogAirport {
        var airport = LogAirport(code: "LHR", name: "Heathrow", origin: .embedded)
        (airport.iata, airport.icao, airport.city) = ("LHR", "EGLL", "London")
        airport.zone = .hours(1)
        return airport
    }

    static var newYork: LogAirport {
        var airport = LogAirport(code: "JFK", name: "Kennedy", origin: .embedded)
        (airport.iata, airport.icao, airport.city) = ("JFK", "KJFK", "New York")
        airport.zone = .hours(-4)
        return airport
    }
}

extension LoggedFlight {
    /// A flight with something in every field.
    static var full: LoggedFlight {
        var flight = LoggedFlight(
            departure: FlightEnd(
                "LHR", scheduled: LocalDateTime("2024-06-14T10:00"),
                actual: LocalDateTime("2024-06-14T10:20"), terminal: "5", gate: "A1"),
            arrival: FlightEnd(
                "JFK", scheduled: LocalDateTime("2024-06-14T13:00"),
                actual: LocalDateTime("2024-06-14T12:50"), terminal: "8", gate: "B2"),
            source: .imported)
        (flight.number, flight.airline, flight.codeShares) = ("BA117", "BAW", ["AA6146"])
        (flight.minutes, flight.seat, flight.seatKind) = (450, "12A", .window)
        (flight.cabin, flight.reason) = (.premiumEconomy, .business)
        (flight.aircraft, flight.registration) = ("B77W", "G-STBA")
        (flight.bookingCode, flight.origin) = ("ABC123", "flighty:1")
        flight.note = "say \"hi\", then\nleave"
        flight.photos = ["a.jpg"]
        return flight
    }
}
