import FeatureTesting
import Flights
import LogSamples
import Logbook
import Networking
import SectionEssentials
import Testing

@testable import Schedules

/// When a flight really departed and arrived, as OpenSky saw its aircraft.
@Suite struct ActualTimesTests {
    private static let aircraft = Endpoint("/v0/aircraft/D-AIMA")
    private static let known = #"{"response": {"aircraft": {"mode_s": "3C65A1"}}}"#

    /// 13:00 in Frankfurt on 19 June 2024, which is 11:00 UTC.
    private static let flight = LoggedFlight.sample(
        "LH174", "FRA", "2024-06-19T13:00", "BER", "2024-06-19T14:10"
    ) { $0.registration = "D-AIMA" }

    /// The 36 hours from three hours before the planned departure.
    private static let day = Endpoint(
        "/flights/aircraft",
        query: [
            .init("icao24", "3c65a1"), .init("begin", "1718784000"), .init("end", "1718913600"),
        ])

    /// 11:14 to 12:05 UTC on that day, and the way back.
    private static let seen = #"""
        [{"icao24": "3c65a1", "firstSeen": 1718795640, "estDepartureAirport": "EDDF",
          "lastSeen": 1718798700, "estArrivalAirport": "EDDB", "callsign": "DLH174  "},
         {"icao24": "3c65a1", "firstSeen": 1718802000, "estDepartureAirport": "EDDB",
          "lastSeen": 1718805600, "estArrivalAirport": "EDDF", "callsign": "DLH175  "}]
        """#

    private func times(
        of flight: LoggedFlight = flight,
        aircraft: BaseRequestSpy.Answer = .text(known),
        seen: BaseRequestSpy.Answer = .text(seen),
        hasAccount: Bool = true,
        at now: String = "2024-06-21T10:00:00Z"
    ) async throws -> (answer: FlightLookUp, asked: [Endpoint], notes: [String]) {
        let now = try #require(ISO8601.date(from: now))
        let (adsbdb, openSky) = (
            BaseRequestSpy([Self.aircraft: aircraft]), BaseRequestSpy([Self.day: seen])
        )
        let notes = Calls<String>()
        let chain = ScheduleChain(
            aviationStack: nil, aeroDataBox: nil, routes: BaseRequestSpy(), adsbdb: adsbdb,
            openSky: hasAccount
                ? OpenSkyFlights(
                    live: openSky, cached: BaseRequestSpy([Self.day: .failure(.notCached)]),
                    note: { notes.note($0) }) : nil,
            facts: FactsStub(), now: now)
        let airports = await SampleAirports().airports(["FRA", "BER"]).airports
        let answer = await chain.actualTimes(
            of: flight, from: airports["FRA"], to: airports["BER"])
        return (answer, openSky.asked, notes.all)
    }

    private static func step(_ outcome: FlightLookUp.Step.Outcome) -> [FlightLookUp.Step] {
        [.init("opensky-network.org", outcome)]
    }

    @Test func `they are taken on the clocks of the airports, and marked as estimates`()
        async throws
    {
        let (answer, _, notes) = try await times()

        let found = try #require(answer.found.first)
        #expect(found.flight.departure.actual?.text == "2024-06-19T13:14")
        #expect(found.flight.arrival.actual?.text == "2024-06-19T14:05")
        #expect(found.flight.status == .landed)
        #expect(found.flight.source == .openSky)
        #expect(
            found.remarks == [
                "OpenSky's times are estimates: when the aircraft was first and last seen."
            ])
        #expect(answer.steps == Self.step(.found))
        #expect(notes.count == 1 && notes.first?.contains("30 credits") == true)
    }

    @Test func `a time that is known stays`() async throws {
        var flight = Self.flight
        flight.departure.actual = LocalDateTime("2024-06-19T13:09")

        let found = try #require(try await times(of: flight).answer.found.first)

        #expect(found.flight.departure.actual == nil)
        #expect(found.flight.arrival.actual?.text == "2024-06-19T14:05")
    }

    @Test func `a flight between other airports is not taken`() async throws {
        let other = Self.seen.replacing("EDDB", with: "EDDM")

        let answer = try await times(seen: .text(other)).answer

        #expect(answer.found.isEmpty)
        #expect(answer.steps == Self.step(.missing))
    }

    @Test func `without an account, a registration or the night after, nobody is asked`()
        async throws
    {
        var unknown = Self.flight
        unknown.registration = nil
        var odd = Self.flight
        odd.registration = "../../etc"

        for flight in [unknown, odd] {
            let (answer, asked, _) = try await times(of: flight)
            #expect(
                answer.steps
                    == Self.step(.skipped("the registration of the aircraft is unknown")))
            #expect(asked.isEmpty)
        }
        let early = try await times(at: "2024-06-19T20:00:00Z")
        #expect(
            early.answer.steps
                == Self.step(.skipped("it adds the flights of a day in the night after it")))
        #expect(early.asked.isEmpty)
        #expect(
            try await times(hasAccount: false).answer.steps
                == Self.step(
                    .skipped(
                        "OPENSKY_CLIENT_ID is not set (https://opensky-network.org has accounts)")))
    }

    @Test(arguments: RequestError.examples)
    func `a service that fails is a step that says why`(error: RequestError) async throws {
        let outcome: FlightLookUp.Step.Outcome =
            switch error {
            case .notFound: .missing
            default: .failed(error.summary, recovery: error.recovery)
            }

        #expect(try await times(aircraft: .failure(error)).answer.steps == Self.step(outcome))
        #expect(try await times(seen: .failure(error)).answer.steps == Self.step(outcome))
    }
}
