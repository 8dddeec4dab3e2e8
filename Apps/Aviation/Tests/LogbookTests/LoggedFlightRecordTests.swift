import Networking
import SectionEssentials
import Testing

@testable import Logbook

/// Flights as they are read from their files.
@Suite struct LoggedFlightRecordTests {
    private static func read(_ text: String) throws -> LoggedFlight? {
        try JSONReader.read(Data(text.utf8)) { LoggedFlight(json: &$0, schema: 1) }
    }

    /// A flight from FRA to JFK with more members, which replace earlier ones.
    private static func flight(_ more: String) throws -> LoggedFlight? {
        try read(
            """
            {"departure": {"airport": "FRA", "scheduled": "2024-06-14T10:05", "gate": "B42"},
             "arrival": {"airport": "JFK"}\(more)}
            """)
    }

    @Test func `words and times may be written with escape sequences`() throws {
        let flight = try #require(
            try Self.flight(
                #"""
                , "status": "land\u0065d", "class": "\u0065conomy",
                "arrival": {"airport": "\u004AFK", "actual": "2024-06-14T13\u003a25"}
                """#))

        #expect(flight.status == .landed)
        #expect(flight.cabin == .economy)
        #expect(flight.arrival == FlightEnd("JFK", actual: LocalDateTime("2024-06-14T13:25")))
    }

    @Test func `an unknown word, or a value of another type, is nothing`() throws {
        let flight = try #require(
            try Self.flight(
                #"""
                , "status": "lost", "class": 1, "reason": null, "source": "rumour", "seat": 14,
                "arrival": {"airport": "JFK", "scheduled": 2024, "actual": "soon"}
                """#))

        #expect(flight.status == nil && flight.cabin == nil && flight.reason == nil)
        #expect(flight.source == .manual && flight.seat == nil)
        #expect(flight.arrival == FlightEnd("JFK"))
    }

    @Test func `a repeated departure replaces the earlier one as a whole`() throws {
        let flight = try #require(
            try Self.flight(#", "departure": {"airport": "MUC", "scheduled": "2024-06-15"}"#))

        #expect(flight.departure == FlightEnd("MUC", scheduled: LocalDateTime("2024-06-15")))
    }

    @Test(arguments: [
        #", "departure": null"#, #", "departure": "FRA""#, #", "arrival": []"#,
        #", "arrival": {"scheduled": "2024-06-14"}"#, #", "departure": {"airport": "FRA"}"#,
    ])
    func `a flight needs two airports and a date`(more: String) throws {
        #expect(try Self.flight("") != nil)
        #expect(try Self.flight(more) == nil)
    }
}
