import Flights
import Logbook
import RecordStore
import SectionEssentials
import Testing

@testable import LogFiles

@Suite struct ExportsTests {
    private static let now = Date(timeIntervalSince1970: 1_800_000_000)

    private static func export(
        _ flights: LoggedFlight..., as format: LogExportFormat
    ) throws -> String {
        let entries = try flights.enumerated().map { number, flight in
            try LogEntry.sample(flight, id: "f\(number)")
        }
        return format.text(of: Log(entries.reversed()), now: now)
    }

    /// Reads an export in the zones of the airports, as an import does.
    private static func imported(_ text: String) throws -> LoggedFlight {
        try #require(LogFile.sample(text).flights.first).settled(1, -4)
    }

    @Test func `the JSON holds everything, with IDs`() throws {
        var month = LoggedFlight(
            departure: FlightEnd("XXA", scheduled: LocalDateTime("2006-02")),
            arrival: FlightEnd("Old Field"), source: .manual)
        month.note = "a\u{202E}b\u{1B}\u{1F6EB}"
        let text = try Self.export(.full, month, as: .json)

        let file = try LogFile.sample(text)

        #expect(file.format == .json)
        #expect(file.flights.map { $0.settled() } == [.full, month])
        #expect(file.flights.map(\.id?.text) == ["f0", "f1"])
        let again = try file.flights.map { try LogEntry.sample($0.flight, id: $0.id?.text ?? "") }
        #expect(LogExportFormat.json.text(of: Log(again), now: Self.now) == text)
    }

    @Test func `the JSON of an empty log is read again`() throws {
        let file = try LogFile.sample(LogExportFormat.json.text(of: Log(), now: Self.now))

        #expect(file.format == .json)
        #expect(file.rowCount == 0)
    }

    @Test func `the table of this program is read again`() throws {
        var flight = try Self.imported(try Self.export(.full, as: .csv))

        #expect(flight.origin == nil)
        flight.origin = LoggedFlight.full.origin
        #expect(flight == .full)
    }

    @Test func `the departure of a flight whose real arrival is unknown is the planned one`() throws
    {
        var flight = LoggedFlight.full
        flight.arrival.actual = nil

        for format in [LogExportFormat.openFlights, .flightradar24] {
            let late = try Self.imported(try Self.export(.full, as: format))
            let planned = try Self.imported(try Self.export(flight, as: format))

            #expect(late.departure.time == LoggedFlight.full.departure.actual)
            #expect(planned.departure.time == LoggedFlight.full.departure.scheduled)
        }
    }

    @Test func `AirTrail gets what it can hold`() throws {
        let flight = try Self.imported(try Self.export(.full, as: .airTrail))

        #expect(flight.departure.scheduled == LoggedFlight.full.departure.scheduled)
        #expect(flight.departure.actual == LoggedFlight.full.departure.actual)
        #expect(flight.arrival.actual == LoggedFlight.full.arrival.actual)
        #expect(flight.departure.gate == "A1")
        #expect(flight.cabin == .premiumEconomy)
        #expect(flight.reason == .business)
        #expect(flight.seatKind == .window)
        #expect(flight.note == LoggedFlight.full.note)
        #expect(flight.bookingCode == nil)
    }

    @Test func `AirTrail gets the keys that its importer needs, which may be null`() throws {
        var flight = LoggedFlight.full
        (flight.airline, flight.aircraft) = (NamedAirline(name: "Air Example"), "Some aircraft")

        let text = try Self.export(flight, as: .airTrail)

        #expect(text.contains(#"{"name": "Air Example", "icao": null, "iata": null}"#))
        #expect(text.contains(#"{"name": "Some aircraft", "icao": null}"#))
    }

    @Test func `a flight that was as late as planned keeps its real times in AirTrail`() throws {
        var flight = LoggedFlight.full
        flight.departure.actual = flight.departure.scheduled
        flight.minutes = nil

        let read = try Self.imported(try Self.export(flight, as: .airTrail))

        #expect(read.departure.scheduled == flight.departure.scheduled)
        #expect(read.departure.actual == flight.departure.actual)
        #expect(read.arrival.actual == flight.arrival.actual)
    }

    @Test func `a flight of which only the real arrival is known gets no real departure`() throws {
        var flight = LoggedFlight.full
        flight.departure.actual = nil

        let read = try Self.imported(try Self.export(flight, as: .airTrail))

        #expect(read.departure.actual == nil)
        #expect(read.departure.scheduled == flight.departure.scheduled)
        #expect(read.arrival.actual == flight.arrival.actual)
    }

    @Test(arguments: [LogExportFormat.openFlights, .flightradar24, .airTrail])
    func `a cancelled flight is not exported as flown`(format: LogExportFormat) throws {
        var flight = LoggedFlight.full
        flight.status = .cancelled
        let log = Log([try .sample(flight, id: "c"), try .sample(.full)])

        #expect(format.entries(of: log).map(\.id.text) == ["a"])
        #expect(try LogFile.sample(format.text(of: log, now: Self.now)).flights.count == 1)
        #expect(format.omission(of: log.entries[0]) == "it was cancelled")
    }

    @Test func `airports without a code in the tables keep that of the flight`() throws {
        var flight = LoggedFlight.full
        flight.departure.airport = "SXF"
        (flight.arrival.airport, flight.arrival.icao) = ("IST", "LTBA")

        let radar = try Self.imported(try Self.export(flight, as: .flightradar24))
        let airTrail = try Self.imported(try Self.export(flight, as: .airTrail))
        let openFlights = try Self.imported(try Self.export(flight, as: .openFlights))

        for read in [radar, airTrail] {
            #expect(read.departure.airport == "SXF")
            #expect(read.arrival.airport == "IST")
            #expect(read.arrival.icao == "LTBA")
        }
        #expect(openFlights.departure.airport == "SXF")
    }

    @Test(arguments: [LogExportFormat.openFlights, .flightradar24])
    func `OpenFlights and my flightradar24 get the real times`(format: LogExportFormat) throws {
        let flight = try Self.imported(try Self.export(.full, as: format))

        #expect(flight.departure.scheduled == LoggedFlight.full.departure.actual)
        #expect(flight.departure.airport == "LHR")
        #expect(flight.arrival.airport == "JFK")
        #expect(flight.number == "BA117")
        #expect(flight.minutes == 450)
        #expect(flight.seat == "12A")
        #expect(flight.seatKind == .window)
        #expect(flight.cabin == .premiumEconomy)
        #expect(flight.reason == .business)
        #expect(flight.note == LoggedFlight.full.note)
    }

    @Test func `a text that a spreadsheet would run is marked, and read without its mark`() throws {
        var flight = LoggedFlight.full
        flight.note = "=1+1"

        let text = try Self.export(flight, as: .openFlights)

        #expect(text.contains(",'=1+1,"))
        #expect(try Self.imported(text).note == "=1+1")
    }

    @Test func `a cancelled flight is a cancelled event of a calendar`() throws {
        var flight = LoggedFlight.full
        flight.status = .cancelled

        let text = try Self.export(flight, as: .iCalendar)

        #expect(text.contains("STATUS:CANCELLED"))
        #expect(try Self.imported(text).status == .cancelled)
        #expect(try !Self.export(.full, as: .iCalendar).contains("STATUS:"))
    }

    @Test func `a calendar has an event with its end, and says what has no day`() throws {
        let month = LoggedFlight(
            departure: FlightEnd("LHR", scheduled: LocalDateTime("2006-02")),
            arrival: FlightEnd("JFK"), source: .manual)
        let log = Log([try .sample(.full), try .sample(month, id: "m")])

        let text = LogExportFormat.iCalendar.text(of: log, now: Self.now)

        #expect(text.contains("DTSTART:20240614T092000Z"))
        #expect(text.contains("DTEND:20240614T165000Z"))
        #expect(LogExportFormat.iCalendar.entries(of: log).map(\.id.text) == ["a"])
        #expect(LogExportFormat.geoJSON.entries(of: log).isEmpty)
    }

    @Test(arguments: [
        ("a.json", LogExportFormat.json), ("x/a.CSV", .csv), ("a.ics", .iCalendar),
        ("a.geojson", .geoJSON), ("a", nil), ("a.txt", nil),
    ])
    func `the extension of a file says the format`(path: String, format: LogExportFormat?) {
        #expect(LogExportFormat(file: path) == format)
    }
}
