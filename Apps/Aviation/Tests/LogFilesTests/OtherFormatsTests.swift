import Flights
import Logbook
import RecordStore
import SectionEssentials
import Testing

@testable import LogFiles

/// The formats that are not CSV.
@Suite struct OtherFormatsTests {
    @Test func `App in the Air has flights in the blocks of trips`() throws {
        let file = try LogFile.sample(
            """
            user: 1
            trips:
            Ownership.MINE;2018-02-04T04:00:00;2018-02-04T14:10:00;SFO;LHR;x;y;None
            flights:
            BUSINESS (C);11G;XYZ123;1;None;None;mail;VS;42;346;SFO;LHR;2018-02-04T04:00:00;\
            2018-02-04T14:10:00;2018-02-03T20:00:00;2018-02-04T14:10:00;2018-01-10T20:15:41
            ECO LIGHT;None;None;None
            hotels:
            a;b
            Ownership.FRIEND;a
            flights:
            None;None;None;None;None;None;mail;VS;43;346;LHR;SFO;a;b;c;d;e
            """)

        #expect(file.format == .appInTheAir)
        let flight = try #require(file.flights.first).settled()
        #expect(file.flights.count == 1)
        #expect(flight.departure == FlightEnd("SFO", scheduled: LocalDateTime("2018-02-03T20:00")))
        #expect(flight.arrival == FlightEnd("LHR", scheduled: LocalDateTime("2018-02-04T14:10")))
        #expect(flight.number == "VS42")
        #expect(flight.cabin == .business)
        #expect(flight.seat == "11G")
        #expect(flight.bookingCode == "XYZ123")
        #expect(file.unread.map(\.flaw) == [.noFlight])
        #expect(file.unread.first?.place == .line(6))
        #expect(file.othersCount == 1)
    }

    @Test func `AirTrail has times in UTC, and dates that are only a month`() throws {
        let file = try LogFile.sample(
            """
            {"users": [{"id": "u"}], "flights": [
            {"date": "2024-06-14", "datePrecision": "day", "from": {"icao": "EKCH", "iata": "CPH",
             "tz": "Europe/Copenhagen"}, "to": {"icao": "EGLL", "iata": "LHR"},
             "departure": "2024-06-14T22:30:00.000Z", "arrival": "2024-06-15T00:30:00.000Z",
             "departureScheduled": "2024-06-14T22:00:00.000Z", "duration": 7200,
             "flightNumber": "SK501", "airline": {"name": "SAS", "icao": "SAS"},
             "aircraft": {"icao": "A20N"}, "passengers": [
             {"seat": "aisle", "seatNumber": "1C", "seatClass": "economy+", "flightReason": "crew"},
             {"seatNumber": "9Z"}]},
            {"date": "2006-02-01", "datePrecision": "month", "from": {"code": "NZDN"},
             "to": {"code": "NZCH"}, "departure": null, "duration": 2460},
            {"date": "2006-02-01", "from": null, "to": {"code": "NZCH"}}, 7
            ]}
            """)

        #expect(file.format == .airTrail)
        let flight = try #require(file.flights.first).settled(2, 1)
        #expect(flight.departure.scheduled?.text == "2024-06-15T00:00")
        #expect(flight.departure.actual?.text == "2024-06-15T00:30")
        #expect(flight.departure.zone == "Europe/Copenhagen")
        #expect(flight.arrival.scheduled == nil)
        #expect(flight.arrival.actual?.text == "2024-06-15T01:30")
        #expect(flight.minutes == 120)
        #expect(flight.airline == "SAS (SAS)")
        #expect(flight.seat == "1C")
        #expect(flight.cabin == .premiumEconomy)
        #expect(flight.reason == .crew)
        #expect(file.flights.last?.settled().date?.text == "2006-02")
        #expect(file.unread.map(\.flaw) == [.noDeparture, .noFlight])
        #expect(file.unread.map(\.place.words) == ["flight 3", "flight 4"])
    }

    @Test func `the seat in AirTrail is that of its user, not of a guest before`() throws {
        let file = try LogFile.sample(
            #"{"users": [{"id": "u"}], "flights": [{"date": "2024-06-14", "#
                + #""from": {"code": "CPH"}, "to": {"code": "LHR"}, "passengers": ["#
                + #"{"userId": null, "guestName": "Ann", "seatNumber": "9Z"}, "#
                + #"{"userId": "u", "guestName": null, "seatNumber": "1C"}]}]}"#)

        #expect(try #require(file.flights.first).settled(2, 1).seat == "1C")
    }

    @Test func `without a zone, only the day of a time in UTC is known`() throws {
        let file = try LogFile.sample(
            #"{"flights": [{"date": "2024-06-14", "from": {"code": "XXA"}, "to": {"code": "XXB"},"#
                + #" "departure": "2024-06-14T22:30:00Z", "arrival": "2024-06-15T00:30:00Z"}]}"#)

        let flight = try #require(file.flights.first).settled()

        #expect(flight.departure.scheduled?.text == "2024-06-14")
        #expect(flight.arrival.scheduled?.text == "2024-06-15")
    }

    @Test func `Miles & More pads its texts with blanks`() throws {
        let file = try LogFile.sample(
            """
            {"SegmentListResponses": [{"DepartureDate": "2025-03-01", "OriginAirportCode": "ZRH ",
            "DestinationAirportCode": "BER", "AirlineDesignatorCode": "LX   ", "FlightNumber": 962,
            "CompartmentClass": "M", "AircraftCode": "320  ", "TimeOnPlane": 5100,
            "DepartureTime": "2025-03-01T19:55:00.000+0000", "PnrrecordLocator": "ABC123"}]}
            """)

        #expect(file.format == .milesAndMore)
        let flight = try #require(file.flights.first).settled(1, 1)
        #expect(flight.number == "LX962")
        #expect(flight.departure == FlightEnd("ZRH", scheduled: LocalDateTime("2025-03-01T20:55")))
        #expect(flight.cabin == .economy)
        #expect(flight.minutes == 85)
        #expect(flight.bookingCode == "ABC123")
    }

    @Test func `a calendar has flights among other events`() throws {
        let file = try LogFile.sample(
            "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20250614\r\nSUMMARY:Birmingham\r\n"
                + "END:VEVENT\r\nBEGIN:VEVENT\r\nUID:s1\r\nDTSTART:20250614T061500Z\r\n"
                + "DTEND:20250614T082000Z\r\nSUMMARY:SK2535 CPH \r\n to BHX\r\n"
                + "DESCRIPTION:Terminal 2\\, gate A\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\n"
                + "SUMMARY:SK1 CPH to BHX\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n")

        #expect(file.format == .calendar)
        let flight = try #require(file.flights.first).settled(2, 1)
        #expect(file.flights.count == 1)
        #expect(flight.number == "SK2535")
        #expect(flight.departure == FlightEnd("CPH", scheduled: LocalDateTime("2025-06-14T08:15")))
        #expect(flight.arrival == FlightEnd("BHX", scheduled: LocalDateTime("2025-06-14T09:20")))
        #expect(flight.note == "Terminal 2, gate A")
        #expect(flight.origin == "tripit:s1")
        #expect(file.unread.map(\.flaw) == [.noDate])
        #expect(file.passedOver.words == "1 other event: 'Birmingham'")
    }

    @Test func `a calendar of this program is read back whole`() throws {
        var cancelled = LoggedFlight.full
        cancelled.status = .cancelled
        cancelled.note = "three\nlines, with: colons\nPhotos: none"
        let log = Log([try .sample(cancelled, id: "f1"), try .sample(.full, id: "f0")])

        let file = try LogFile.sample(
            LogExportFormat.iCalendar.text(of: log, now: Date(timeIntervalSince1970: 0)))

        #expect(file.flights.map(\.id?.text) == ["f0", "f1"])
        var (first, second) = (LoggedFlight.full, cancelled)
        (first.origin, second.origin) = (nil, nil)
        #expect(file.flights.map { $0.settled() } == [first, second])
    }
}
