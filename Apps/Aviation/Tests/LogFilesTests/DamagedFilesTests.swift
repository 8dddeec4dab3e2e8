import FeatureTesting
import Logbook
import Networking
import SectionEssentials
import Testing

@testable import LogFiles

/// Files of all formats, damaged in every place, and with numbers that nothing can have.
@Suite struct DamagedFilesTests {
    private static let jetlog = """
        date,origin,destination,departure_time,arrival_time,arrival_date,seat,ticket_class,duration,\
        flight_number
        2025-06-01,EGLL,LEBL,22:20,00:20,,window,economy,120,BA488
        """

    private static let airTrail = """
        {"users": [], "flights": [{"date": "2024-06-14", "from": {"iata": "CPH"},
        "to": {"iata": "LHR"}, "departure": "2024-06-14T22:30:00.000Z", "duration": 7200,
        "passengers": [{"seat": "aisle", "seatNumber": "1C"}]}]}
        """

    private static let calendar = """
        BEGIN:VCALENDAR\r
        PRODID:-//TripIt//EN\r
        BEGIN:VEVENT\r
        SUMMARY:LH400 FRA to JFK\r
        DTSTART:20240614T080500Z\r
        DTEND:20240614T164500Z\r
        DESCRIPTION:a\\nb\r
          c\r
        END:VEVENT\r
        END:VCALENDAR\r

        """

    private static let samples = [
        CSVFormatsTests.flightradar24, CSVFormatsTests.flighty, jetlog, airTrail, calendar,
        "Date,From,To,Flight_Number,Duration\n2009-04-17 21:15:00,IAH,MAF,CO 2192,01:29\n",
        """
        {"SegmentListResponses": [{"DepartureDate": "2025-03-01", "OriginAirportCode": "ZRH ",
        "DestinationAirportCode": "BER", "FlightNumber": 962, "TimeOnPlane": 5100,
        "DepartureTime": "2025-03-01T19:55:00.000+0000"}]}
        """,
        """
        {"format": "flight-log", "version": 1, "flights": [{"id": "0abc", "number": "LH400",
        "departure": {"airport": "FRA", "scheduled": "2024-06-14T10:05"},
        "arrival": {"airport": "JFK", "actual": "2024-06-14T12:45"}, "duration_min": 500}]}
        """,
        """
        user: 1
        trips:
        Ownership.MINE;2018-02-04T04:00:00;2018-02-04T14:10:00;SFO;LHR;x;y;None
        flights:
        BUSINESS (C);11G;XYZ123;1;None;None;mail;VS;42;346;SFO;LHR;2018-02-04T04:00:00;\
        2018-02-04T14:10:00;2018-02-03T20:00:00;2018-02-04T14:10:00;2018-01-10T20:15:41
        """,
    ]

    @Test func `no damage to a file ends the program`() {
        var flights = 0
        DamagedBytes(of: Self.samples).forEach { bytes in
            guard let file = try? LogFile.read(Body(bytes)) else { return }
            for flight in file.flights {
                let flight = flight.settled(-7, 2)
                flights += flight.minutes.map { $0 * 60 } == nil ? 1 : 2
                _ = LogExportFormat.allCases.count
            }
        }
        #expect(flights > 1_000)
    }

    @Test(arguments: [
        "-9223372036854775808", "9223372036854775807", "-1", "2881", "1e30", "many",
    ])
    func `a row with a duration that no flight has is not understood`(duration: String) throws {
        let file = try LogFile.sample(
            Self.jetlog.replacing(",120,", with: ",\(duration),") + "\n")

        #expect(file.flights.isEmpty)
        #expect(file.unread.map(\.flaw) == [.invalidDuration(duration)])
    }

    @Test(arguments: ["1e308", "-7200", "1e30", "9223372036854775807", "9007199254740991"])
    func `a flight of AirTrail with a duration that no flight has is not understood`(
        duration: String
    ) throws {
        let file = try LogFile.sample(Self.airTrail.replacing("7200", with: duration))

        #expect(file.flights.isEmpty)
        #expect(file.unread.count == 1)
        #expect(file.unread.first?.flaw.reason.hasSuffix("is not the duration of a flight") == true)
    }

    @Test func `an export has no control characters, and JSON escapes them`() throws {
        var flight = LoggedFlight(
            departure: FlightEnd("LHR", scheduled: LocalDateTime("2024-06-14")),
            arrival: FlightEnd("JFK"), source: .manual)
        flight.note = "a\u{1B}[31mb\u{9B}2Jc\u{7F}\nd"
        let log = Log([try LogEntry.sample(flight)])
        for format in LogExportFormat.allCases {
            let text = format.text(of: log, now: Date(timeIntervalSince1970: 1_800_000_000))
            let controls = text.unicodeScalars.filter {
                $0.properties.generalCategory == .control && !"\n\r\t".unicodeScalars.contains($0)
            }
            #expect(controls.isEmpty, "\(format)")
        }
        let json = LogExportFormat.json.text(of: log, now: Date(timeIntervalSince1970: 0))
        #expect(try LogFile.sample(json).flights.first?.settled().note == flight.note)
    }
}
