import Flights
import Logbook
import Networking
import SectionEssentials
import Testing

@testable import LogFiles

@Suite struct OpenFlightsTests {
    private static let header =
        "Date,From,To,Flight_Number,Airline,Distance,Duration,Seat,Seat_Type,Class,Reason,Plane,"
        + "Registration,Trip,Note,From_OID,To_OID,Airline_OID,Plane_OID"

    @Test func `all columns of a row are read`() throws {
        let file = try LogFile.sample(
            "\u{FEFF}\(Self.header)\r\n2009-04-17 21:15:00,IAH,MAF,CO 2192,Continental,429,01:29,"
                + "14A,W,B,L,Embraer 145,N14950,7,\"late, again\",3550,3652,1881,\r\n")

        #expect(file.format == .openFlights)
        let flight = try #require(file.flights.first).settled()
        #expect(flight.departure == FlightEnd("IAH", scheduled: LocalDateTime("2009-04-17T21:15")))
        #expect(flight.arrival == FlightEnd("MAF"))
        #expect(flight.number == "CO2192")
        #expect(flight.airline == "Continental")
        #expect(flight.minutes == 89)
        #expect(flight.seat == "14A")
        #expect(flight.seatKind == .window)
        #expect(flight.cabin == .business)
        #expect(flight.reason == .leisure)
        #expect(flight.aircraft == "Embraer 145")
        #expect(flight.registration == "N14950")
        #expect(flight.note == "late, again")
        #expect(flight.source == .imported)
        #expect(file.flights.first?.place == .line(2))
    }

    @Test(arguments: [
        ("2009", "2009"), ("2009-04", "2009-04"), ("2009-04-17", "2009-04-17"),
        ("04/17/2009", "2009-04-17"), ("17.04.2009", "2009-04-17"), ("17/04/2009", "2009-04-17"),
        ("2009-04-17 21:15:00", "2009-04-17T21:15"), ("17.04.2009 06:05", "2009-04-17T06:05"),
    ])
    func `dates have several forms`(text: String, date: String) throws {
        let file = try LogFile.sample("\(Self.header)\n\(text),IAH,MAF\n")

        #expect(file.flights.first?.settled().date?.text == date)
    }

    @Test(arguments: ["2009-02-30", "17/14/2009", "2009-04-17 25:00", "yesterday", "2009-4"])
    func `a date that is none is said with its line`(text: String) throws {
        let file = try LogFile.sample("\(Self.header)\n2009,A,B\n\(text),IAH,MAF\n")

        #expect(file.flights.count == 1)
        #expect(file.unread.first?.place.words == "line 3")
        #expect(file.unread.first?.flaw.reason == "'\(text)' is not a date")
        #expect(file.unread.first?.text == "\(text),IAH,MAF")
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `lines end in any way`(end: String) throws {
        let rows = [Self.header, "2009-04-17,IAH,MAF", "2009-04-18,MAF,IAH"]
        let file = try LogFile.sample(rows.joined(separator: end) + end)

        #expect(
            file.flights.map { $0.airports.map(\.airport) } == [["IAH", "MAF"], ["MAF", "IAH"]])
        #expect(file.flights.map(\.place) == [.line(2), .line(3)])
    }

    @Test func `a header may be last, or missing, and comments are passed over`() throws {
        let rows = "# my flights\n2001-01-01,OSL,SVG,DY1,Norwegian\n2001-01-04,OSL,SVG,DY2\n"

        let bare = try LogFile.sample(rows)
        let last = try LogFile.sample("\(rows)\u{FEFF}\(Self.header)\n")

        #expect(bare.flights.map { $0.settled().number } == ["DY1", "DY2"])
        #expect(last.flights == bare.flights)
        #expect(last.unread.isEmpty)
    }

    @Test func `a file in Latin-1 is read, also if a part of it is in UTF-8`() throws {
        var data = Data("\(Self.header)\n2009-06-26,OSL,CPH,SK467,,,,,,,,,OY-KBL Gunnbj".utf8)
        data.append(0xF8)
        data.append(contentsOf: Data("rn\n2009-06-27,OSL,CPH,SK467,,,,,,,,,Bjørn\n".utf8))

        let file = try LogFile.read(Body(data))

        #expect(file.flights.map { $0.settled().registration } == ["OY-KBL Gunnbjørn", "Bjørn"])
    }

    @Test(arguments: [",", ";", "\t"])
    func `a spreadsheet may have changed the separator`(separator: String) throws {
        let text = "\(Self.header)\n2009-06-26,OSL,CPH,SK467\n".replacing(",", with: separator)

        #expect(try LogFile.sample(text).flights.first?.settled().number == "SK467")
    }

    @Test func `null of a database is nothing, and identical rows are flights of their own`() throws
    {
        let row = "2009-06-26,OSL,CPH,\\N,\\N,,,\\N,\\N\n"
        let file = try LogFile.sample("\(Self.header)\n\(row)\(row)")

        #expect(file.flights.count == 2)
        #expect(file.flights.first?.settled().number == nil)
        #expect(file.flights.first?.settled().seat == nil)
    }

    @Test(arguments: [
        (",OSL,CPH", RowFlaw.noDate), ("2009,,CPH", .noDeparture), ("2009,OSL", .noArrival),
    ])
    func `a row without a date or an airport is not understood`(row: String, flaw: RowFlaw) throws {
        let file = try LogFile.sample("\(Self.header)\n\(row)\n")

        #expect(file.flights.isEmpty)
        #expect(file.unread.map(\.flaw) == [flaw])
    }
}
