import FlightSamples
import LogSamples
import Logbook
import RecordStore
import Testing

/// What flights can be called.
struct LoggedFlightNameTests {
    @Test(arguments: [("LH7", "DLH7"), ("lh 7 2024", "DLH7"), ("LH7777", "DLH7777")])
    func `the IATA code of an airline stands for that of ICAO`(
        typed: String, kept: String
    ) async throws {
        let name = try #require(LoggedFlightName(typed))
        let other = try #require(await name.withOtherCode(AircraftFactsSpy()))
        let flight = LoggedFlight.sample(kept, "FRA", "2024", "LHR", nil)
        let id = try #require(RecordID("x"))

        let found = other.matches(in: [flight], id: { _ in id }, flight: { $0 })

        #expect(name.text == other.text)
        #expect(found == [flight])
    }

    @Test(arguments: [("1583", ["1583"]), ("1999", ["LH1"]), ("1583 1999", ["1583"]), ("2001", [])])
    func `a number of four digits is a flight number before it is a year`(
        typed: String, numbers: [String]
    ) throws {
        let name = try #require(LoggedFlightName(typed))
        let flights = [
            LoggedFlight.sample("1583", "FRA", "1999", "LHR", nil),
            LoggedFlight.sample("LH1", "FRA", "1999", "LHR", nil),
        ]
        let id = try #require(RecordID("x"))

        let found = name.matches(
            in: typed == "1999" ? Array(flights.dropFirst()) : flights, id: { _ in id },
            flight: { $0 })

        #expect(found.map(\.number) == numbers)
    }

    @Test(arguments: [
        ("LH7 FRA-LHR 1999", 1), ("LH 7 FRA–LHR", 1), ("LH7 FRA to LHR 1999-05", 1),
        ("lh7 fra lhr", 1), ("LH7 1999", 2), ("FRA LHR", 1), ("FRA to LHR", 1), ("LH7 FRA-MUC", 0),
    ])
    func `a route tells two flights of a number apart`(typed: String, count: Int) throws {
        let name = try #require(LoggedFlightName(typed))
        let flights = [
            LoggedFlight.sample("LH7", "FRA", "1999-05-01", "LHR", nil),
            LoggedFlight.sample("LH7", "LHR", "1999-05-01", "JFK", nil),
        ]
        let id = try #require(RecordID("x"))

        #expect(name.matches(in: flights, id: { _ in id }, flight: { $0 }).count == count)
    }

    @Test(arguments: [
        ("LH7", "Add the date, or give the ID"),
        ("LH7 1999-05-01", "Add the route, such as FRA-JFK, or give the ID"),
        ("LH7 FRA-LHR 1999-05-01", "Give the ID"),
    ])
    func `what is advised has not been given yet`(typed: String, advice: String) {
        #expect(LoggedFlightName(typed)?.advice == advice)
    }

    @Test(arguments: ["XX7", "LH", "LH12345", "FRA-LHR", "2024", "LHX7"])
    func `other texts have no other name`(typed: String) async throws {
        let name = try #require(LoggedFlightName(typed))

        #expect(await name.withOtherCode(AircraftFactsSpy()) == nil)
    }
}
