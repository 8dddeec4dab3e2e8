import FeatureTesting
import Flights
import Logbook
import Networking
import SectionEssentials
import Testing

@testable import Schedules

/// AviationStack, whose times are local although they end in `+00:00`.
@Suite struct AviationStackTests {
    private static let today = Date(timeIntervalSince1970: 1_780_056_000)  // 2026-05-29T12:00Z

    private func flights(
        _ number: String, on day: String? = nil, _ answers: [Endpoint: BaseRequestSpy.Answer]
    ) async throws -> (found: [LoggedFlight], asked: [Endpoint]) {
        let spy = BaseRequestSpy(answers)
        let service = AviationStackService(request: spy, now: Self.today)
        let found = try await service.flights(
            try #require(FlightNumber(number)), on: day.flatMap(LocalDateTime.init))
        return (try #require(found).map(\.flight), spy.asked)
    }

    private static func endpoint(_ number: String, date: String? = nil) -> Endpoint {
        Endpoint(
            "/v1/flights",
            query: [Endpoint.QueryItem("flight_iata", number)]
                + (date.map { [Endpoint.QueryItem("flight_date", $0)] } ?? []))
    }

    @Test func `a flight is found once, with the number of its code-share`() async throws {
        let (found, _) = try await flights(
            "LH21", [Self.endpoint("LH21"): .text(SampleSchedules.aviationStack)])

        #expect(found.count == 1)
        let flight = try #require(found.first)
        #expect(flight.number == "LH21")
        #expect(flight.codeShares == ["UA88"])
        #expect(flight.airline == "Lufthansa (LH/DLH)")
        #expect(flight.registration == "D-AXYZ")
        #expect(flight.status == .scheduled)
        #expect(flight.source == .aviationStack)
    }

    @Test func `times are read on the clocks of the airports`() async throws {
        let (found, _) = try await flights(
            "LH21", [Self.endpoint("LH21"): .text(SampleSchedules.aviationStack)])

        #expect(found.first?.departure.scheduled?.text == "2026-05-29T13:00")
        #expect(found.first?.departure.zone == "Europe/Berlin")
        #expect(found.first?.arrival.scheduled?.text == "2026-05-29T13:55")
    }

    @Test func `a code-share leads to the flight that is really flown`() async throws {
        let (found, _) = try await flights(
            "UA88", [Self.endpoint("UA88"): .text(SampleSchedules.aviationStack)])

        #expect(found.map(\.number) == ["LH21"])
    }

    @Test func `the date is sent only for another day, because it needs a paid plan`()
        async throws
    {
        let (_, today) = try await flights(
            "LH21", on: "2026-05-29",
            [Self.endpoint("LH21"): .text(SampleSchedules.aviationStack)])
        let (_, other) = try await flights(
            "LH21", on: "2026-05-30",
            [Self.endpoint("LH21", date: "2026-05-30"): .text(SampleSchedules.aviationStack)])

        #expect(today == [Self.endpoint("LH21")])
        #expect(other == [Self.endpoint("LH21", date: "2026-05-30")])
    }

    @Test func `flights of other days are left out`() async throws {
        let (found, _) = try await flights(
            "LH21", on: "2026-05-30",
            [Self.endpoint("LH21", date: "2026-05-30"): .text(SampleSchedules.aviationStack)])

        #expect(found.isEmpty)
    }

    @Test(arguments: [
        BaseRequestSpy.Answer.text(SampleSchedules.planRefused), .failure(.status(403)),
    ])
    func `a plan without other days is said to be one`(answer: BaseRequestSpy.Answer) async {
        await #expect(
            throws: RequestError.notAllowed(
                reason: "the plan of your key has no flights of other days")
        ) {
            _ = try await flights(
                "LH21", on: "2026-05-30", [Self.endpoint("LH21", date: "2026-05-30"): answer])
        }
    }

    @Test func `an empty answer is an unknown flight, not an error`() async throws {
        let (found, _) = try await flights(
            "LH21", [Self.endpoint("LH21"): .text(#"{"data": []}"#)])

        #expect(found.isEmpty)
    }
}
