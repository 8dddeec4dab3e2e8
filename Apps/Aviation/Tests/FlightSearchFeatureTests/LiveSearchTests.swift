import FeatureKit
import FeatureTesting
import Flights
import Geodesy
import LogSamples
import Logbook
import Networking
import SectionEssentials
import SectionKit
import Testing

@testable import FlightSearchFeature

/// Where a flight is now, from the answer of adsb.lol to what a person sees.
@Suite struct LiveSearchTests {
    private static let endpoint = Endpoint("/v2/callsign/DLH400")

    /// In the shape of adsb.lol's answers: feet, knots, and milliseconds.
    private static let overTheOcean = #"""
        {"ac": [{"hex": "3c65a1", "type": "adsb_icao", "flight": "DLH400  ", "r": "D-AIMA",
          "t": "A388", "alt_baro": 38000, "gs": 480, "track": 270, "lat": 52.5, "lon": -35.2,
          "seen_pos": 1.2, "seen": 0.4}],
         "msg": "No error", "now": 1780055999000, "total": 1, "ctime": 1780055999000, "ptime": 0}
        """#

    private static let atTheGate = overTheOcean.replacing("38000", with: #""ground""#)

    private func search(
        _ answer: BaseRequestSpy.Answer, for text: String = "LH400"
    ) async throws -> (found: NumberSearch, facts: [Fact]) {
        let route = LoggedFlight(
            departure: FlightEnd("FRA"), arrival: FlightEnd("JFK"), source: .routes)
        var sample = SearchSample([route])
        sample.airports = SampleAirports()
        sample.sky = CachedSky(
            ADSBLolService(), live: BaseRequestSpy([Self.endpoint: answer]),
            cached: BaseRequestSpy(), memory: SharedSkyCache(), usesCache: false,
            now: SearchSample.now)
        let output = InteractorOutputSpy<NumberSearch, FlightSearchError>()
        await sample.interactor.fetch(FlightReference(text), reportingTo: output)
        let found = try #require(output.answers.first).get()
        return (found, found.blocks.flatMap(\.facts))
    }

    @Test func `a flight in the air is shown with its position and its progress`() async throws {
        let (found, facts) = try await search(.text(Self.overTheOcean))

        func value(_ key: String) -> Cell? { facts.first { $0.key == key }?.value }
        let position = try #require(Coordinate(latitude: 52.5, longitude: -35.2))
        #expect(value("position") == .place(position))
        #expect(value("altitude_m") == .measure(Measure(38_000 * 0.3048, .metre, digits: 0)))
        #expect(value("route_check") == .text("the aircraft can be on it"))
        let check = try #require(found.live?.check)
        let (flown, toGo) = (try #require(check.flown), try #require(check.toGo))
        let length = try #require(check.length)
        #expect(flown > 0 && toGo > 0 && abs(flown + toGo - length) < length / 20)
        #expect(found.liveStep == .init("adsb.lol", .found))
    }

    @Test(arguments: [atTheGate, #"{"ac": [], "msg": "No error", "now": 1780055999000}"#])
    func `a flight that is not in the air has no position`(answer: String) async throws {
        let (found, facts) = try await search(.text(answer))

        #expect(facts.isEmpty)
        #expect(found.liveStep == .init("adsb.lol", .missing))
    }

    @Test func `a service that fails is named, and the route is still shown`() async throws {
        let (found, facts) = try await search(.failure(.status(500)))

        #expect(facts.isEmpty)
        #expect(found.lookUp.found.count == 1)
        let error = RequestError.status(500)
        #expect(
            found.liveStep
                == .init("adsb.lol", .failed(error.summary, recovery: error.recovery)))
    }

    @Test func `a flight of another day is not looked for in the air`() async throws {
        let (found, _) = try await search(.text(Self.overTheOcean), for: "LH400 2026-06-14")

        #expect(found.live == nil)
        #expect(found.liveStep == nil)
    }
}

extension Block {
    fileprivate var facts: [Fact] {
        if case .facts(let facts) = self { facts } else { [] }
    }
}
