import FeatureTesting
import Networking
import SectionEssentials
import Testing

@testable import Flights

/// OpenSky's past flights of one aircraft.
@Suite struct OpenSkyFlightsTests {
    /// In the shape of OpenSky's answers, where keys are left out and some begin with a capital.
    private static let answer = """
        [{"icao24": "c060b9", "callsign": "POE2136 ", "firstSeen": 1689193028,
          "lastSeen": 1689197805, "EstArrivalAirport": "KEWR", "arrivalAirportCandidatesCount": 3},
         {"icao24": "c060b9", "callsign": null, "firstSeen": 1689192822, "lastSeen": 1689196463,
          "estDepartureAirport": "KEWR", "estArrivalAirport": null},
         {"icao24": "c060b9", "firstSeen": 1689192822, "lastSeen": 1689100000},
         {"icao24": "?", "firstSeen": 1689192822, "lastSeen": 1689196463}, 7]
        """

    private static let address = AircraftAddress(icao: 0xC060B9)
    private static let time =
        Date(timeIntervalSince1970: 1_689_033_600)..<Date(timeIntervalSince1970: 1_689_206_400)
    private static let endpoint = Endpoint(
        "/flights/aircraft",
        query: [
            .init("icao24", "c060b9"), .init("begin", "1689033600"), .init("end", "1689206400"),
        ])

    private let notes = Calls<String>()

    private func flights(
        live: BaseRequestSpy.Answer,
        cached: BaseRequestSpy.Answer = .failure(.notCached)
    ) async throws -> Records<PastFlight> {
        try await OpenSkyFlights(
            live: BaseRequestSpy([Self.endpoint: live]),
            cached: BaseRequestSpy([Self.endpoint: cached]), note: { notes.note($0) }
        ).flights(of: Self.address, in: Self.time)
    }

    @Test func `flights are read, and those without a time or an address are counted`() async throws
    {
        let flights = try await flights(live: .text(Self.answer))

        #expect(flights.dropped == 3)
        #expect(flights.records.map(\.callSign) == ["POE2136", nil])
        #expect(flights.records.map(\.departure) == [nil, "KEWR"])
        #expect(flights.records.map(\.arrival) == ["KEWR", nil])
        #expect(flights.records.map(\.duration) == [4_777, 3_641])
        #expect(flights.records[0].firstSeen == Date(timeIntervalSince1970: 1_689_193_028))
    }

    @Test func `the cost is said before OpenSky is asked, and not for a known answer`() async throws
    {
        let known = try await flights(live: .failure(.needsNetwork), cached: .text("[]"))
        #expect(known.records.isEmpty)
        #expect(notes.all.isEmpty)

        _ = try await flights(live: .text("[]"))

        #expect(
            notes.all == [
                "This request costs 30 credits of OpenSky; a day has 400 without an account, and"
                    + " 4,000 with one."
            ])
    }

    @Test func `a cached answer that there are none costs nothing`() async throws {
        let known = try await flights(
            live: .failure(.needsNetwork),
            cached: .failure(.notFound(Self.endpoint, status: 404)))

        #expect(known.records.isEmpty)
        #expect(notes.all.isEmpty)
    }

    @Test func `status 404 means that there are none`() async throws {
        let flights = try await flights(live: .failure(.notFound(Self.endpoint, status: 404)))

        #expect(flights == Records())
    }

    @Test func `another error is passed on`() async throws {
        await #expect(throws: RequestError.timedOut(seconds: 5)) {
            try await flights(live: .failure(.timedOut(seconds: 5)))
        }
    }
}
