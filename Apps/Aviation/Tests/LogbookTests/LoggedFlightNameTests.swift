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
        let other = try #require(await name.withCallSign(AircraftFactsSpy()))
        let flight = LoggedFlight.sample(kept, "FRA", "2024", "LHR", nil)
        let id = try #require(RecordID("x"))

        let found = other.matches(in: [flight], id: { _ in id }, flight: { $0 })

        #expect(name.text == other.text)
        #expect(found == [flight])
    }

    @Test(arguments: ["XX7", "LH", "LH12345", "FRA-LHR", "2024", "LHX7"])
    func `other texts have no other name`(typed: String) async throws {
        let name = try #require(LoggedFlightName(typed))

        #expect(await name.withCallSign(AircraftFactsSpy()) == nil)
    }
}
