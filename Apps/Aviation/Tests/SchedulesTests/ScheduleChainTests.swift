import FeatureTesting
import Flights
import Logbook
import Networking
import SectionEssentials
import Testing

@testable import Schedules

/// The services that are asked one after another, until one knows the flight.
@Suite struct ScheduleChainTests {
    private static let now = Date(timeIntervalSince1970: 1_780_056_000)  // 2026-05-29T12:00Z
    private static let adsbdb = Endpoint("/v0/callsign/DLH400")
    private static let table = Endpoint("/routes/DL/DLH400.json")

    private func chain(
        aviationStack: BaseRequestSpy? = nil,
        aeroDataBox: BaseRequestSpy? = nil,
        routes: BaseRequestSpy = BaseRequestSpy(),
        adsbdb: BaseRequestSpy = BaseRequestSpy()
    ) -> ScheduleChain {
        ScheduleChain(
            aviationStack: aviationStack, aeroDataBox: aeroDataBox, routes: routes,
            adsbdb: adsbdb, facts: FactsStub(), now: Self.now)
    }

    private func look(
        _ chain: ScheduleChain, _ number: String = "LH400"
    ) async throws -> FlightLookUp {
        await chain.flights(try #require(FlightNumber(number)), on: nil)
    }

    @Test func `without keys only the route is known, and that is said`() async throws {
        let spy = BaseRequestSpy([Self.adsbdb: .text(SampleSchedules.route)])

        let result = try await look(chain(adsbdb: spy))

        let found = try #require(result.found.first)
        #expect(found.flight.route == "EDDF–KJFK")
        #expect(found.flight.number == "LH400")
        #expect(found.flight.airline == "Lufthansa (LH/DLH)")
        #expect(found.flight.date == nil)
        #expect(found.flight.source == .routes)
        #expect(found.remarks.count == 2)
        #expect(
            result.steps == [
                .init(
                    "aviationstack.com",
                    .skipped("AVIATIONSTACK_KEY is not set (https://aviationstack.com has keys)")),
                .init(
                    "aerodatabox.com",
                    .skipped("AERODATABOX_KEY is not set (https://aerodatabox.com has keys)")),
                .init("vrs-standing-data.adsb.lol", .missing),
                .init("adsbdb.com", .found),
            ])
    }

    @Test func `services that know only routes are not asked for schedules`() async throws {
        let (routes, adsbdb) = (BaseRequestSpy(), BaseRequestSpy())

        let result = await chain(routes: routes, adsbdb: adsbdb).schedules(
            try #require(FlightNumber("LH400")), on: nil)

        #expect(result.steps.map(\.name) == ["aviationstack.com", "aerodatabox.com"])
        #expect(routes.asked.isEmpty && adsbdb.asked.isEmpty)
        #expect(
            result.refusal
                == "aviationstack.com: AVIATIONSTACK_KEY is not set (https://aviationstack.com has "
                + "keys). aerodatabox.com: AERODATABOX_KEY is not set (https://aerodatabox.com has "
                + "keys).")
    }

    @Test func `tables of call signs are not asked about an airline that is not known`()
        async throws
    {
        let (routes, adsbdb) = (BaseRequestSpy(), BaseRequestSpy())

        let result = try await look(chain(routes: routes, adsbdb: adsbdb), "XX999")

        #expect(routes.asked.isEmpty && adsbdb.asked.isEmpty)
        #expect(!result.isAnswered)
        let outcome = FlightLookUp.Step.Outcome.skipped("no call sign of XX is known")
        #expect(result.steps.suffix(2).map(\.outcome) == [outcome, outcome])
    }

    @Test func `nobody is asked after a service that knows the flight`() async throws {
        let (routes, adsbdb) = (BaseRequestSpy(), BaseRequestSpy())
        let service = BaseRequestSpy([
            Endpoint("/flights/number/LH21/2026-05-29"): .text(SampleSchedules.aeroDataBox)
        ])

        let result = try await look(
            chain(aeroDataBox: service, routes: routes, adsbdb: adsbdb), "LH21")

        #expect(result.found.map(\.flight.source) == [.aeroDataBox])
        #expect(routes.asked.isEmpty && adsbdb.asked.isEmpty)
        #expect(result.steps.last?.outcome == .skipped("it was not needed"))
    }

    @Test(arguments: RequestError.examples)
    func `a service that fails leaves the others`(error: RequestError) async throws {
        let broken = BaseRequestSpy([
            Endpoint("/v1/flights", query: [.init("flight_iata", "LH400")]): .failure(error)
        ])
        let adsbdb = BaseRequestSpy([Self.adsbdb: .text(SampleSchedules.route)])

        let result = try await look(chain(aviationStack: broken, adsbdb: adsbdb))

        #expect(result.found.count == 1)
        switch error {
        case .notFound: #expect(result.steps.first?.outcome == .missing)
        default:
            #expect(result.steps.first?.outcome == .failed(error.summary, recovery: error.recovery))
        }
    }

    @Test func `AeroDataBox names its gate, its revised time and its code-share`() async throws {
        let service = BaseRequestSpy([
            Endpoint("/flights/number/LH21/2026-05-29"): .text(SampleSchedules.aeroDataBox)
        ])

        let flight = try #require(
            try await look(chain(aeroDataBox: service), "LH21").found.first?.flight)

        #expect(flight.number == "LH21")
        #expect(flight.codeShares == ["UA88"])
        #expect(flight.departure.scheduled?.text == "2026-05-29T13:00")
        #expect(flight.departure.actual?.text == "2026-05-29T13:10")
        #expect(flight.departure.gate == "B2")
        #expect(flight.status == .boarding)
    }
}
