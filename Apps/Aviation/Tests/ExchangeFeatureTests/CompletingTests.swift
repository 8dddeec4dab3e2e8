import FeatureTesting
import Flights
import Logbook
import RecordStore
import SectionEssentials
import SectionKit
import Testing

@testable import ExchangeFeature

/// Imports that add to flights of the log, and what a file says that is not certain.
@Suite struct CompletingTests {
    private static let header =
        "Date,Airline,Flight,From,To,Dep Terminal,Dep Gate,Arr Terminal,Arr Gate,Canceled,"
        + "Gate Departure (Scheduled),Gate Departure (Actual),Seat\n"

    private static var known: LoggedFlight {
        var flight = LoggedFlight.sample("BA117", "2024-06-14T10:00")
        flight.departure.gate = "B32"
        return flight
    }

    @Test func `a second source adds what the log lacks, and replaces nothing`() async throws {
        let store = RecordStoreSpy<LoggedFlight>.log(Self.known)
        let files = FilesSpy([
            "a.csv": Self.header
                + "2024-06-14,BAW,117,LHR,JFK,5,A99,8,12,false,2024-06-14T10:00,"
                + "2024-06-14T10:25,14A\n2024-06-14,BAW,175,LHR,JFK,5,,,,false,"
                + "2024-06-14T11:30,,\n"
        ])
        let dependencies = LogDependencies.sample(store, files)
        let options = ["file": "a.csv", "duplicates": "complete"]

        let shown = try await dependencies.shown("import", options)

        let flights = try await store.flights
        let flight = try #require(flights.first { $0.number == "BA117" })
        #expect(flights.count == 2)
        #expect(flight.departure.gate == "B32")
        #expect(flight.departure.terminal == "5")
        #expect(flight.departure.actual == LocalDateTime("2024-06-14T10:25"))
        #expect(flight.arrival.gate == "12")
        #expect(flight.seat == Self.known.seat ?? "14A")
        #expect(try await store.history().count == 1)
        #expect(shown.state.content?.text.contains("1 flight was completed.") == true)

        let again = try await dependencies.shown("import", options)
        #expect(again.state.content?.text.hasPrefix("Nothing was imported.") == true)
    }

    @Test func `a flight of another number and time does not complete one`() {
        var other = LoggedFlight.sample("BA175", "2024-06-14T11:30")
        #expect(!Self.known.isSurely(other))
        other.departure.scheduled = LocalDateTime("2024-06-14T10:00")
        #expect(Self.known.isSurely(other))
        other.number = nil
        other.departure.scheduled = LocalDateTime("2024-06-14")
        #expect(Self.known.isSurely(other))
        other.departure.scheduled = LocalDateTime("2024-06-15")
        #expect(!Self.known.isSurely(other))
    }

    @Test func `columns are kept under a name, and used by it`() async throws {
        let kept = RecordStoreSpy<KeptColumns>()
        let store = RecordStoreSpy<LoggedFlight>()
        let files = FilesSpy(["a.csv": "Day,A,B\n2024-06-14,LHR,JFK\n"])
        let dependencies = LogDependencies.sample(store, files, columns: kept)

        let unknown = try await dependencies.shown("import", ["file": "a.csv", "columns": "mine"])
        _ = try await dependencies.shown(
            "import",
            ["file": "a.csv", "columns": "date=Day,from=A,to=B", "save-columns": "mine"])
        let again = try await dependencies.shown("import", ["file": "a.csv", "columns": "mine"])

        #expect(
            unknown.state.error?.message
                == "The log could not be imported: no columns are kept as 'mine'.")
        #expect(try await store.flights.map(\.route) == ["LHR–JFK"])
        #expect(again.state.content?.text.hasPrefix("Nothing was imported.") == true)
        let records = try await kept.all().records.map(\.record)
        #expect(records == [KeptColumns(name: "mine", columns: "date=Day,from=A,to=B")])
        await #expect(throws: UsageError.self) {
            try await dependencies.shown("import", ["file": "a.csv", "save-columns": "mine"])
        }
    }

    @Test func `an airline is kept as the file names it`() async throws {
        let store = RecordStoreSpy<LoggedFlight>()
        let files = FilesSpy([
            "a.csv": "Date,From,To,Flight_Number,Airline\n2018-05-01,FCO,JFK,AZ610,Alitalia\n"
                + "2016-05-01,TXL,LHR,AB6203,\n2018-05-02,FCO,JFK,ZZ1,Some Air\n"
        ])
        let dependencies = LogDependencies.sample(store, files)

        _ = try await dependencies.shown("import", ["file": "a.csv"])

        let flights = try await store.flights
        let named = flights.sorted { $0.date?.text ?? "" < $1.date?.text ?? "" }
        #expect(named.map(\.airline?.name) == [nil, "Alitalia", "Some Air"])
        let log = try await dependencies.log.log().entries.reversed()
        let found = Dictionary(
            uniqueKeysWithValues: log.map { ($0.flight.number ?? "", $0.airline) })
        #expect(found["AZ610"]??.icao == "AZA")
        #expect(found["AZ610"]??.iata == "AZ")
        #expect(found["AB6203"]??.name == "airberlin")
        #expect(found["ZZ1"]??.name == "Some Air")
        #expect(found["ZZ1"]??.certainty == .unknown)
    }

    @Test func `an airline that is not certain is shown so`() async throws {
        let files = FilesSpy([
            "a.csv": "Date,From,To,Flight_Number,Airline\n2023-05-01,FCO,JFK,,Alitalia\n"
        ])
        let store = RecordStoreSpy<LoggedFlight>()
        let dependencies = LogDependencies.sample(store, files)

        let shown = try await dependencies.shown("import", ["file": "a.csv"])

        #expect(shown.state.content?.text.contains("Doubtful airlines") == true)
        let check = try await dependencies.section("doctor")
        let page = GoldenFormat.markdown.text(of: check)
        #expect(page.contains("the airline 'Alitalia' may be Alitalia (AZ/AZA)"))
        #expect(try await store.flights.first?.airline == NamedAirline(name: "Alitalia"))
    }

    @Test(arguments: [
        ("IST/LTBA", "2016-05-01", "LTBA"), ("IST", "2016-05-01", "LTBA"),
        ("IST", "2020-05-01", "LTFM"), ("HKG/VHHX", "1997-05-02", "VHHX"),
        ("DEN", "1994-05-02", "KDEN"),
        ("BER/EDDB", "2011-05-02", "EDDB"), ("DOH/OTBD", "2012-05-02", "OTBD"),
    ])
    func `a code means the airport that had it at that date`(
        code: String, date: String, icao: String
    ) async throws {
        let store = RecordStoreSpy<LoggedFlight>()
        let files = FilesSpy([
            "a.csv": "Date,Flight number,From,To,Dep time\n\(date),XX1,Some / Where (\(code)),"
                + "Rome / Rome (FCO/LIRF),00:00:00\n"
        ])
        let dependencies = LogDependencies.sample(store, files)

        _ = try await dependencies.shown("import", ["file": "a.csv"])

        let entry = try #require(try await dependencies.log.log().entries.first)
        #expect(entry.flight.departure.airport == code.prefix(3))
        #expect(entry.from?.icao == icao)
        #expect(entry.from?.kind == (["KDEN", "VHHX"].contains(icao) ? .closed : entry.from?.kind))
        #expect(icao != "KDEN" || entry.from?.name == "Stapleton International Airport")
    }

    @Test func `another airport has another code of ICAO`() {
        var end = FlightEnd("IST", icao: "LTBA")
        end.airport = "SAW"
        #expect(end == FlightEnd("SAW"))
        end = FlightEnd("IST", icao: "LTBA")
        end.airport = "IST"
        #expect(end.icao == "LTBA")
    }

    @Test func `an unknown pair keeps both codes`() async throws {
        let store = RecordStoreSpy<LoggedFlight>()
        let files = FilesSpy([
            "a.csv": "Date,Flight number,From,To,Dep time\n1999-01-01,XX1,Some / Where (CGX/ZZQZ),"
                + "Rome / Rome (FCO/LIRF),00:00:00\n"
        ])
        let dependencies = LogDependencies.sample(store, files)

        _ = try await dependencies.shown("import", ["file": "a.csv"])

        let flight = try #require(try await store.flights.first)
        #expect(flight.departure.airport == "CGX")
        #expect(flight.departure.icao == "ZZQZ")
        #expect(try await dependencies.log.log().entries.first?.from == nil)
    }

    @Test func `an airline that an earlier version guessed is found, and told by its file`()
        async throws
    {
        var flight = LoggedFlight.sample("NK101", "2024-05-02", from: "FLL", to: "EWR")
        (flight.airline, flight.source) = (NamedAirline(icao: "SDN"), .imported)
        let store = RecordStoreSpy<LoggedFlight>.log(flight)
        let files = FilesSpy([
            "a.csv": "Date,From,To,Flight_Number,Airline,Class\n"
                + "2024-05-02,FLL,EWR,NK101,Spirit Airlines,Y\n"
        ])
        let dependencies = LogDependencies.sample(store, files)

        let findings = try await dependencies.section("doctor").state.content?.table
        #expect(findings?.cells("kind").compactMap(\.words) == ["doubtful-airline"])
        let advice = findings?.cells("advice").compactMap(\.words).first
        #expect(advice?.hasSuffix("--airline 'Spirit Airlines (NK/NKS)'") == true)

        _ = try await dependencies.shown("import", ["file": "a.csv", "duplicates": "complete"])
        #expect(try await store.flights.map(\.airline?.name) == ["Spirit Airlines"])
    }

    @Test func `an airline that a person or a code said is not replaced`() async throws {
        for source in [FlightDataSource.manual, .imported] {
            var flight = LoggedFlight.sample("NK101", "2024-05-02", from: "FLL", to: "EWR")
            flight.source = source
            flight.airline = NamedAirline(
                name: source == .imported ? "Spirit of Africa" : nil, icao: "SDN")
            let store = RecordStoreSpy<LoggedFlight>.log(flight)
            let files = FilesSpy([
                "a.csv": "Date,From,To,Flight_Number,Airline,Class\n"
                    + "2024-05-02,FLL,EWR,NK101,Spirit Airlines,Y\n"
            ])
            _ = try await LogDependencies.sample(store, files).shown(
                "import", ["file": "a.csv", "duplicates": "complete"])
            #expect(try await store.flights.map(\.airline?.icao) == ["SDN"])
        }
    }

    @Test func `airports that a file only names are found, and those of several are asked for`()
        async throws
    {
        let store = RecordStoreSpy<LoggedFlight>()
        let files = FilesSpy([
            "a.csv": "When,Leaving,Going\n2024-06-01,London Gatwick,Frankfurt\n"
                + "2024-06-02,Berlin Tegel,XYZ Field\n2024-06-03,Munich,Denver\n"
                + "1985-06-03,Heathrow,Hong Kong\n"
        ])
        let shown = try await LogDependencies.sample(store, files).shown(
            "import", ["file": "a.csv", "columns": "date=When,from=Leaving,to=Going"])

        let ends = try await store.flights.map(\.route).sorted()
        // Riem has not been MUC since 1992, and Kai Tak was HKG until 1998.
        #expect(ends == ["LGW–Frankfurt", "LHR–HKG", "MUC–Denver", "TXL–XYZ Field"])
        let words = shown.state.content?.text ?? ""
        #expect(words.contains("'Berlin Tegel' is TXL"))
        #expect(words.contains("'Frankfurt' may be FRA (Frankfurt Airport)"))
    }
}
