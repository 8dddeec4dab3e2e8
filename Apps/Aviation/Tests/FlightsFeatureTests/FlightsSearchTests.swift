import AirportSamples
import Airports
import FeatureTesting
import FlightSamples
import Flights
import Networking
import SectionEssentials
import SectionKit
import Testing

@testable import FlightsFeature

/// Searches that follow each other on a screen, over a source whose first answer is late.
@Suite(.timeLimit(.minutes(1))) struct FlightsSearchTests {
    private static let now = Date(timeIntervalSince1970: 1_600_000_000)

    private let service = LateService()
    private let memory = SharedSkyCache()

    /// A service with one aircraft for each transponder code, which is late with the first answer.
    private struct LateService: SkyService {
        let gate = Gate()
        let asked = Calls<SkySelection>()

        func sky(
            _ selection: SkySelection,
            from request: any BaseRequestInput,
            at now: Date
        ) async throws(RequestError) -> Sky {
            guard request is BaseRequestSpy, case .squawk(let squawk) = selection else {
                throw .notCached
            }
            asked.note(selection)
            if asked.all.count == 1 { await gate.passed() }
            return Sky([.sample("00\(squawk)", "IBE\(squawk)") { $0.squawk = squawk }], at: now)
        }
    }

    /// A cache without answers.
    private struct NoCache: BaseRequestInput {
        func value<Value>(of resource: Resource<Value>) async throws(RequestError) -> Value {
            throw .notCached
        }
    }

    private func section(_ squawk: String) throws -> FlightsSection {
        let sky = CachedSky(
            service, live: BaseRequestSpy(), cached: NoCache(), memory: memory, usesCache: true,
            now: Self.now)
        let airports = airportsService(BaseRequestSpy.tables(), memory: nil)
        return FlightsBuilder.section(
            service: FlightListService(
                sky: sky, facts: AircraftFactsSpy(), airports: airports, now: Self.now),
            query: try FlightQuery(OptionValues(["squawk": squawk])))
    }

    private static func flights(_ snapshot: SectionSnapshot?) -> [Cell] {
        snapshot?.state.content?.table?.cells("call_sign") ?? []
    }

    @Test func `a new search replaces the last one, whose late answer is never shown`()
        async throws
    {
        let shown = Calls<[Cell]>()
        let screen = Screen([try section("1111")])
        async let first: Void = screen.load { shown.note(Self.flights($0)) }
        await service.gate.reached()

        await screen.load([try section("2222")]) { shown.note(Self.flights($0)) }
        await service.gate.open()
        await first

        #expect(shown.all.filter { !$0.isEmpty } == [[.text("IBE2222")]])
        #expect(Self.flights(await screen.snapshots.first) == [.text("IBE2222")])
    }

    @Test func `the answer to a search that was replaced is known when it is searched again`()
        async throws
    {
        let screen = Screen([try section("1111")])
        async let first: Void = screen.load()
        await service.gate.reached()
        await screen.load([try section("2222")]) { _ in }
        await service.gate.open()
        await first

        await screen.load([try section("1111")]) { _ in }

        #expect(Self.flights(await screen.snapshots.first) == [.text("IBE1111")])
        #expect(service.asked.all == [.squawk("1111"), .squawk("2222")])
    }
}
