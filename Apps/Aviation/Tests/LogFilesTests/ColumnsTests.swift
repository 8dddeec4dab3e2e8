import Flights
import Logbook
import Networking
import SectionEssentials
import Testing

@testable import LogFiles

/// Tables whose columns are read by their names, and never guessed.
@Suite struct ColumnsTests {
    private static func read(
        _ text: String, _ columns: String? = nil, order: DateOrder? = nil
    ) throws(LogFileError) -> LogFile {
        try LogFile.read(
            Body(Data(text.utf8)),
            LogFileHints(columns: columns.flatMap(ColumnMapping.init(_:)), order: order))
    }

    @Test func `the CSV of AirTrail has times in UTC and a duration in seconds`() throws {
        let file = try Self.read(
            """
            date,from,to,departure,arrival,duration,flightNumber,flightReason,airline,aircraft,\
            aircraftReg,note,seat,seatNumber,seatClass
            2023-03-02,OSL,LHR,2023-03-02T08:05:00.000Z,2023-03-02T10:20:00.000Z,8100,BA763,\
            business,BAW,A320,G-TEST,fine,aisle,3C,premium_economy

            """)

        #expect(file.format == .airTrailCSV)
        let flight = try #require(file.flights.first).settled(1, 0)
        #expect(flight.departure.scheduled == LocalDateTime("2023-03-02T09:05"))
        #expect(flight.arrival.scheduled == LocalDateTime("2023-03-02T10:20"))
        #expect(flight.number == "BA763")
        #expect(flight.airline == "BAW")
        #expect(flight.minutes == 135)
        #expect(flight.seat == "3C")
        #expect(flight.seatKind == .aisle)
        #expect(flight.cabin == .premiumEconomy)
        #expect(flight.reason == .business)
    }

    @Test(arguments: [
        "2024-06-14T08:05:00Z,2024-06-14T16:45:00Z",
        "2024-06-14 10:05+02:00,2024-06-14 12:45-04:00",
        "2024-06-14T08:05Z,2024-06-14T16:45Z",
    ])
    func `a time that says its zone is put on the clock of its airport`(times: String) throws {
        let file = try Self.read(
            "date,from,to,departure,arrival\n2024-06-14,FRA,JFK,\(times)\n",
            "date=date,from=from,to=to,departs=departure,arrives=arrival")
        let flight = try #require(file.flights.first).settled(2, -4)
        #expect(flight.departure.scheduled == LocalDateTime("2024-06-14T10:05"))
        #expect(flight.arrival.scheduled == LocalDateTime("2024-06-14T12:45"))
    }

    @Test func `a list of flights is not a log, and what to do is said`() throws {
        let text = """
            date,number,from,to,airline_match,id,revision
            2024-05-01,LH400,FRA,JFK,known,1,1

            """
        do throws(LogFileError) {
            _ = try Self.read(text)
            Issue.record("it was read")
        } catch {
            #expect(error.summary == "it is a list of flights, which is for spreadsheets")
            #expect(
                error.recovery
                    == "Make a file with 'flight-log export FILE' where the log is, and import that;"
                    + " or say which column is which: --columns"
                    + " 'date=date,from=from,to=to,number=number'.")
        }
    }

    @Test func `columns that are not known are a question, with a proposal`() throws {
        let text = "Wann,Von,Nach,Flug\n2024-06-14,FRA,JFK,LH400\n"
        do throws(LogFileError) {
            _ = try Self.read(text)
            Issue.record("it was read")
        } catch {
            #expect(error.summary == "its columns are not known: 'Wann', 'Von' and 2 more")
            #expect(
                error.recovery
                    == "Say which is which with --columns 'date=COLUMN,from=COLUMN,to=COLUMN'. "
                    + "The first rows are '2024-06-14 | FRA | JFK | LH400'.")
        }
        do throws(LogFileError) {
            _ = try Self.read(text.replacing("Wann", with: "Datum"))
            Issue.record("it was read")
        } catch {
            #expect(
                error.recovery.hasPrefix(
                    "Say which is which, such as --columns "
                        + "'date=Datum,from=Von,to=Nach,number=Flug'."))
        }
    }

    @Test(arguments: [
        (
            "Day,From,To,Departure,Arrival",
            "date=Day,from=From,to=To,departs=Departure,arrives=Arrival"
        ),
        ("Date,Departure,Arrival,Class", "date=Date,from=Departure,to=Arrival,class=Class"),
    ])
    func `a departure is a time beside an airport, and else an airport`(
        header: String, columns: String
    ) throws {
        let error = #expect(throws: LogFileError.self) {
            try Self.read("\(header)\n2024-06-14,FRA,JFK,10:05,12:15\n")
        }

        #expect(
            error?.recovery.hasPrefix("Say which is which, such as --columns '\(columns)'.") == true
        )
    }

    @Test(arguments: ["from,to,date,class", "\u{FEFF}From;To;Date;Class"])
    func `columns that are all named as values are no question`(header: String) throws {
        let row =
            header.contains(";") ? "FRA;JFK;2024-06-14;business" : "FRA,JFK,2024-06-14,business"
        let file = try Self.read("\(header)\n\(row)\n")
        #expect(file.format == .columns)
        let flight = try #require(file.flights.first).flight
        #expect(flight.departure.airport == "FRA" && flight.arrival.airport == "JFK")
        #expect(flight.date?.text == "2024-06-14" && flight.cabin == .business)
        let other = Result { () throws(LogFileError) in
            try Self.read("from,to,date,meal\nFRA,JFK,2024-06-14,fish\n")
        }
        #expect(throws: LogFileError.self) { try other.get() }
    }

    @Test func `a file without a header is a question, with the numbers of its columns`() throws {
        let row = "2024-06-14,FRA,JFK,14A,Boeing 747,LH400"
        do throws(LogFileError) {
            _ = try Self.read("\(row)\n2024-06-15,JFK,FRA,LH401,x,15C\n")
            Issue.record("it was read")
        } catch {
            #expect(error.summary == "it has no header that says what its columns are")
            #expect(
                error.recovery.hasPrefix(
                    "Say which is which, such as --columns 'date=1,from=2,to=3,number=6'. "
                        + "The first rows are '2024-06-14 | FRA"))
        }
    }

    @Test func `columns that nothing reads are named, also those of a known format`() throws {
        let text =
            "Date,From,To,Flight_Number,Meal,Gate,Empty\n2024-06-14,FRA,JFK,LH400,Pasta,A1,\n"

        let file = try Self.read(text)
        let named = try Self.read(text, "date=Date,from=From,to=To,note=Meal")
        let numbered = try Self.read("2024-06-14,FRA,JFK,Pasta,\n", "date=1,from=2,to=3")

        #expect(file.leftOut.columnWords == "the columns 'Meal' and 'Gate'")
        #expect(named.leftOut.columns == ["Flight_Number", "Gate"])
        #expect(numbered.leftOut.columnWords == "the column '4'")
        let all = try Self.read(
            text,
            "date=Date,from=From,to=To,note=Meal,number=Flight_Number,departure-gate=Gate")
        #expect(all.leftOut == LeftOut())
    }

    @Test func `values that are not understood are named with their lines`() throws {
        let openFlights = try Self.read(
            "Date,From,To,Flight_Number,Duration,Class\n2024-06-14,FRA,JFK,LH400,9 hours,Y\n"
                + "2024-06-15,JFK,FRA,LH401,08:05,Royal\n")
        let flightradar = try Self.read(
            "Date,Flight number,From,To,Dep time,Arr time,Duration,Airline,Aircraft,Registration,"
                + "Seat number,Seat type,Flight class,Flight reason,Note\n"
                + "2024-06-14,LH400,a (FRA/EDDF),b (JFK/KJFK),00:00:00,25h,00:00:00,,,,,0,9,0,\n")

        #expect(
            openFlights.leftOut.valueWords
                == "2 values were not understood and are left out of their flights: '9 hours' of "
                + "'Duration' in line 2 and 'Royal' of 'Class' in line 3.")
        #expect(flightradar.leftOut.values.map(\.text) == ["25h", "9"])
        #expect(
            try Self.read(Self.header + "2024-06-14,FRA,JFK,LH400\n").leftOut.valueWords == nil)
    }

    @Test(arguments: [",", ";", "\t"])
    func `any table is read by the columns that a person names`(separator: String) throws {
        let text = """
            Tag,Von,Nach,Flug,Ab,An,Dauer,Klasse,Fluggesellschaft
            31.12.2023,Munich / Munich (MUC/EDDM),JFK,lh 410,4:05 PM,19:10,9h 5m,premium economy,SAS

            """.replacing(",", with: separator)
        let file = try Self.read(
            text,
            "date=Tag,from=Von,to=Nach,number=Flug,departs=Ab,arrives=An,duration=Dauer,"
                + "class=Klasse,airline=Fluggesellschaft")

        #expect(file.format == .columns)
        let flight = try #require(file.flights.first).settled(1, -5)
        #expect(
            flight.departure
                == FlightEnd("MUC", icao: "EDDM", scheduled: LocalDateTime("2023-12-31T16:05")))
        #expect(flight.arrival.scheduled == LocalDateTime("2023-12-31T19:10"))
        #expect(flight.number == "lh410")
        #expect(flight.minutes == 545)
        #expect(flight.cabin == .premiumEconomy)
        #expect(flight.airline?.name == "SAS")
    }

    @Test(arguments: [
        ("15:10+1", "2024-06-15T15:10"), ("15:10 +1", "2024-06-15T15:10"),
        ("3:10 PM (+1)", "2024-06-15T15:10"), ("15:10+2d", "2024-06-16T15:10"),
        ("23:50-1", "2024-06-13T23:50"), ("15:10", "2024-06-14T15:10"),
    ])
    func `an arrival may say how many days after the departure it is`(
        written: String,
        time: String
    ) throws {
        let file = try Self.read(
            "Date,From,To,Dep,Arr\n2024-06-14,FRA,FRA,10:00,\(written)\n",
            "date=Date,from=From,to=To,departs=Dep,arrives=Arr")

        let flight = try #require(file.flights.first).settled(0, 0)
        #expect(flight.arrival.scheduled == LocalDateTime(time))
    }

    @Test func `a file without a header has columns with numbers`() throws {
        let file = try Self.read(
            "a,FRA,2024-06-14,JFK\nb,JFK,2024-06-15,FRA\n", "date=3,from=2,to=4")

        #expect(file.flights.map { $0.settled().route } == ["FRA–JFK", "JFK–FRA"])
    }

    @Test func `a column that the file does not have is said`() {
        #expect(throws: LogFileError.noColumn("Day", in: ["A", "B", "C"])) {
            try Self.read("A,B,C\n1,2,3\n", "date=Day,from=A,to=B")
        }
        #expect(ColumnMapping("date=A,from=B") == nil)
        #expect(ColumnMapping("date=A,from=B,to=C,speed=D") == nil)
        #expect(ColumnMapping("date=A,from=B,to=C")?.description == "date=A,from=B,to=C")
    }

    @Test func `a spreadsheet may be in UTF-16`() throws {
        let text = "Date,From,To,Flight_Number,Note\n2009-06-26,OSL,CPH,SK467,Bjørn\n"
        let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }

        for data in [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little] {
            let file = try LogFile.read(Body(Data(data)))
            #expect(file.flights.first?.settled().note == "Bjørn")
        }
    }

    // MARK: Day and month

    private static let header = "Date,From,To,Flight_Number\n"

    @Test(arguments: [
        ("05/02/2022", "23/02/2022", ["2022-02-05", "2022-02-23"]),
        ("05/02/2022", "02/23/2022", ["2022-05-02", "2022-02-23"]),
        ("5-2-22", "23-2-99", ["2022-02-05", "1999-02-23"]),
    ])
    func `all dates of a file have the same order`(
        first: String, second: String, dates: [String]
    ) throws {
        for rows in [[first, second], [second, first]] {
            let text = Self.header + rows.map { "\($0),FRA,JFK\n" }.joined()
            let found = try Self.read(text).flights.compactMap { $0.settled().date?.text }
            #expect(Set(found) == Set(dates))
        }
    }

    @Test func `dates that tell no order are a question`() throws {
        let text = Self.header + "05/02/2022,FRA,JFK\n"

        #expect(throws: LogFileError.openDates("05/02/2022", line: 2)) { try Self.read(text) }
        let dates = try DateOrder.allCases.map { order in
            try Self.read(text, order: order).flights.first?.settled().date?.text
        }
        #expect(dates == ["2022-02-05", "2022-05-02"])
        #expect(
            try Self.read(Self.header + "05/05/2022,FRA,JFK\n").flights.first?.settled().date?.text
                == "2022-05-05")
    }

    @Test func `dates of both orders are said with their lines`() {
        let text = Self.header + "25/02/2022,FRA,JFK\n02/25/2022,FRA,JFK\n"

        #expect(throws: LogFileError.mixedDates(dayFirst: 2, monthFirst: 3)) {
            try Self.read(text)
        }
    }

    // MARK: The day of arrival

    @Test(arguments: [
        (20 * 60, "2024-03-09T20:20"), (65, "2024-03-09T20:20"), (nil, "2024-03-09T20:20"),
    ])
    func `a duration that fits no day does not move the arrival`(
        minutes: Int?, arrival: String
    ) throws {
        let day = ArrivalDay(
            departure: LocalDateTime("2024-03-09T17:15"), minutes: minutes,
            length: FlightLength(distance: 1_135_000))

        #expect(
            day.arrival(at: 1220, from: .hours(0), to: .hours(1)) == LocalDateTime(arrival))
    }

    @Test func `the distance tells on which day a flight across the date line arrives`() {
        let day = ArrivalDay(
            departure: LocalDateTime("2024-06-02T00:05"), minutes: nil,
            length: FlightLength(distance: 8_812_000))

        #expect(
            day.arrival(at: 1020, from: .hours(9), to: .hours(-7))
                == LocalDateTime("2024-06-01T17:00"))
    }
}
