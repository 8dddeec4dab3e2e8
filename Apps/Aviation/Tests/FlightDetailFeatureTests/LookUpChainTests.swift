import Airports
import FeatureTesting
import Flights
import Networking
import SectionEssentials
import Testing

@testable import FlightDetailFeature

/// The services that are asked about one aircraft, each of which may fail alone.
@Suite struct LookUpChainTests {
    @Test func `each service is asked only for what those before it do not know`() async throws {
        let spies = LookUpSpies()

        let found = try await enrichment(of: .toad, from: spies)

        #expect(found.answers.map(\.origin) == [.hexdb])
        #expect(found.answers.first?.answer.operatorName == "Toad Hall Leasing")
        #expect(found.route?.origin == .routes)
        #expect(found.route?.value.stops.map(\.bestCode) == ["TOA", "OTT"])
        #expect(outcomes(found) == [.hexdb: .found, .routes: .found])
        #expect(spies.adsbdb.asked == [])
    }

    @Test func `adsbdb is asked if the others do not know the aircraft and its route`()
        async throws
    {
        let miss = BaseRequestSpy.Answer.failure(.notFound(Endpoint("/"), status: 404))
        let spies = LookUpSpies(hexdb: .text(SampleAnswers.hexdbMiss), route: miss)

        let found = try await enrichment(of: .toad, from: spies)

        #expect(found.answers.map(\.origin) == [.adsbdb])
        #expect(found.route?.origin == .adsbdb)
        #expect(found.route?.value.stops.last?.words == "Far (ZZZZ)")
        #expect(outcomes(found) == [.hexdb: .missing, .routes: .missing, .adsbdb: .found])
    }

    @Test func `an unknown aircraft and route is not an error`() async throws {
        let spies = LookUpSpies(
            hexdb: .text(SampleAnswers.hexdbMiss),
            route: .text(#"{"callsign": "TDL12", "airport_codes": "unknown", "_airports": []}"#),
            adsbdb: .text(#"{"response": "unknown aircraft"}"#),
            adsbdbRoute: .text(#"{"response": "unknown callsign"}"#))

        let found = try await enrichment(of: .toad, from: spies)

        #expect(found.answers.isEmpty)
        #expect(found.route == nil)
        #expect(outcomes(found) == [.hexdb: .missing, .routes: .missing, .adsbdb: .missing])
    }

    @Test(arguments: RequestError.examples)
    func `a service that fails leaves the others alone`(error: RequestError) async throws {
        let found = try await enrichment(
            of: .toad, from: LookUpSpies(hexdb: .failure(error), adsbdb: .failure(error)))

        #expect(found.answers.isEmpty)
        #expect(found.route?.origin == .routes)
        if case .notFound = error {
            #expect(outcomes(found)[.hexdb] == .missing)
        } else {
            #expect(outcomes(found)[.hexdb] == .failed(error.summary))
        }
    }

    @Test func `a page of HTML instead of an answer is a failure with a reason`() async throws {
        let page = BaseRequestSpy.Answer.text("<html>Sorry</html>")
        let found = try await enrichment(
            of: .toad,
            from: LookUpSpies(hexdb: page, route: page, adsbdb: page, adsbdbRoute: page))

        #expect(found.outcomes.count == 3)
        for (_, outcome) in found.outcomes {
            guard case .failed = outcome else {
                Issue.record("The outcome is \(outcome).")
                continue
            }
        }
    }

    @Test func `nobody is asked about an address that is not ICAO's, or without services`()
        async throws
    {
        let spies = LookUpSpies()

        #expect(try await enrichment(of: .otter, from: spies) == Enrichment())
        #expect(spies.hexdb.asked.isEmpty && spies.routes.asked.isEmpty)
        #expect(try await enrichment(of: .toad, from: nil) == Enrichment())
    }

    @Test func `a call sign that is a registration has no route`() async throws {
        var aircraft = Aircraft.toad
        aircraft.callSign = "GTOAD"
        let spies = LookUpSpies()

        _ = try await enrichment(of: aircraft, from: spies)

        #expect(spies.routes.asked == [])
        #expect(spies.hexdb.asked.count == 1)
    }

    @Test func `the track of the source is a step of its own`() async throws {
        let track = TrackSpy(answer: .success(FlightTrack.sample))
        let failing = TrackSpy(answer: .failure(.timedOut(seconds: 5)))

        let found = try await enrichment(of: .toad, from: nil, tracks: track)
        let failed = try await enrichment(of: .toad, from: nil, tracks: failing)

        #expect(found.track == FlightTrack.sample)
        #expect(outcomes(found) == [.track: .found])
        #expect(outcomes(failed) == [.track: .failed("no response came within 5 seconds")])
    }

    @Test func `the past flights are those of the last two whole days in UTC`() async throws {
        let spy = PastFlightsSpy(.success(Records(PastFlight.samples)))

        let found = try await enrichment(of: .toad, from: nil, pastFlights: spy)

        #expect(found.pastFlights == PastFlight.samples)
        #expect(outcomes(found) == [.flights: .found])
        let time = try #require(spy.asked.all.first)
        #expect(ISO8601.text(from: time.upperBound).hasSuffix("T00:00:00Z"))
        #expect(time.upperBound <= GoldenFormat.now)
        #expect(time.upperBound > GoldenFormat.now - 86_400)
        #expect(time.upperBound.timeIntervalSince(time.lowerBound) == 2 * 86_400)
    }

    @Test func `nobody is asked for the past flights of an address that is not ICAO's`()
        async throws
    {
        let spy = PastFlightsSpy(.success(Records(PastFlight.samples)))

        #expect(try await enrichment(of: .otter, from: nil, pastFlights: spy) == Enrichment())
        #expect(spy.asked.all.isEmpty)
    }

    private func enrichment(
        of aircraft: Aircraft,
        from spies: LookUpSpies?,
        tracks: TrackSpy? = nil,
        pastFlights: PastFlightsSpy? = nil
    ) async throws -> Enrichment {
        let flight = FlightTables(try await sampleDirectory(), countries: Countries([]))
            .flight(aircraft, at: GoldenFormat.now)
        return await LookUpChain(
            lookUps: spies?.lookUps, tracks: tracks, pastFlights: pastFlights
        ).enrichment(of: flight, airports: try await sampleAirports())
    }

    private func outcomes(
        _ found: Enrichment
    ) -> [LookUpStep.Origin: LookUpStep.Outcome] {
        Dictionary(uniqueKeysWithValues: found.outcomes.map { ($0.origin, $0.outcome) })
    }
}
