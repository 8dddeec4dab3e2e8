import FeatureKit
import FeatureTesting
import Flights
import LogSamples
import Logbook
import RecordStore
import Testing

@testable import FlightSearchFeature

/// Looking flights up, and saving them.
@Suite struct SearchInteractorTests {
    private func search(_ text: String?, in sample: SearchSample) async throws -> NumberSearch {
        let output = InteractorOutputSpy<NumberSearch, FlightSearchError>()
        await sample.interactor.fetch(
            text.flatMap(FlightReference.init), reportingTo: output)
        return try #require(output.answers.first).get()
    }

    private func save(
        _ text: String, in sample: SearchSample
    ) async throws -> Result<FlightLookUp.Found, FlightSearchError> {
        let output = InteractorOutputSpy<FlightLookUp.Found, FlightSearchError>()
        await sample.interactor.save(
            try #require(FlightReference(text)), reportingTo: output)
        return try #require(output.answers.first)
    }

    // MARK: Searching

    @Test func `a search shows a flight without saving it`() async throws {
        let sample = SearchSample([.sample()])

        let found = try await search("LH21 2026-05-29", in: sample)

        #expect(found.lookUp.found.map(\.flight.route) == ["DRS–MUC"])
        #expect(sample.lookUp.asked == ["LH21 2026-05-29"])
        #expect(try await sample.flights.all().records.isEmpty)
    }

    @Test func `a search is remembered once, with what it found`() async throws {
        let sample = SearchSample([.sample()])

        _ = try await search("LH21", in: sample)
        let found = try await search("LH21", in: sample)

        #expect(found.past.map(\.number) == ["LH21"])
        #expect(found.past.map(\.found) == ["DRS–MUC"])
    }

    @Test func `without a flight nobody is asked`() async throws {
        let sample = SearchSample([.sample()])

        let found = try await search(nil, in: sample)

        #expect(found.past.isEmpty)
        #expect(sample.lookUp.asked.isEmpty)
    }

    @Test func `airports are named by their best-known codes`() async throws {
        let route = LoggedFlight(
            departure: FlightEnd("EDDF"), arrival: FlightEnd("KJFK"), source: .routes)

        let found = try await search("LH400", in: SearchSample([route]))

        #expect(found.lookUp.found.map(\.flight.route) == ["FRA–JFK"])
    }

    @Test func `the flight in the log is shown too`() async throws {
        let id = try #require(RecordID("one"))
        let sample = SearchSample([], logged: [id: .sample()])

        let found = try await search("LH21", in: sample)

        #expect(found.logged.map(\.id) == [id])
    }

    @Test func `OpenSky's times are added to a flight with a registration`() async throws {
        let seen = LoggedFlight(
            departure: FlightEnd("DRS", actual: LocalDateTime("2026-05-28T13:04")),
            arrival: FlightEnd("MUC"), source: .openSky)
        let sample = SearchSample(
            [.sample(at: "2026-05-28T13:00").with { $0.registration = "D-AXYZ" }],
            times: FlightLookUp([.init(seen)], steps: [.init("sky", .found)]))

        let found = try await search("LH21 2026-05-28", in: sample)

        let flight = try #require(found.lookUp.found.first?.flight)
        #expect(flight.departure.actual?.text == "2026-05-28T13:04")
        #expect(flight.source == .combined)
        #expect(found.lookUp.steps.map(\.name) == ["tests", "sky"])
    }

    // MARK: Saving

    @Test func `a flight is saved with what is known of it`() async throws {
        let flight = LoggedFlight.sample().with { $0.departure.gate = "B2" }
        let sample = SearchSample([flight])

        let saved = try await save("LH21", in: sample).get()

        #expect(saved.flight == flight)
        #expect(try await sample.flights.all().records.map(\.record) == [flight])
    }

    @Test func `a flight that nobody knows is not saved`() async throws {
        let sample = SearchSample()

        let result = try await save("LH21", in: sample)

        let flight = try #require(FlightReference("LH21"))
        #expect(result.failure == .unknown(flight, FlightLookUp(steps: [.init("tests", .missing)])))
        #expect(try await sample.flights.all().records.isEmpty)
    }

    @Test func `a flight whose day is unknown is not saved`() async throws {
        let sample = SearchSample([.sample(at: nil, source: .routes)])

        #expect(try await save("LH21", in: sample).failure == .needsDay("LH21"))
    }

    @Test func `of several legs one must be named`() async throws {
        let onward = LoggedFlight.sample(at: "2026-05-29T15:00").with {
            $0.departure.airport = "MUC"
            $0.arrival.airport = "FRA"
        }
        let sample = SearchSample([.sample(), onward])

        #expect(
            try await save("LH21", in: sample).failure
                == .several("LH21", ["DRS–MUC 2026-05-29T13:00", "MUC–FRA 2026-05-29T15:00"]))
        #expect(
            try await save("LH21 2026-05-29 MUC", in: sample).get().flight.route == "MUC–FRA")
    }

    @Test func `a flight is not saved twice, by whatever number`() async throws {
        let id = try #require(RecordID("one"))
        let logged = LoggedFlight.sample().with { $0.codeShares = ["UA88"] }
        let sample = SearchSample([logged], logged: [id: logged])

        #expect(
            try await save("UA88", in: sample).failure
                == .alreadySaved("UA88 of 2026-05-29", id: "one"))
    }

    // MARK: Past searches

    @Test func `all past searches are removed at once`() async throws {
        let sample = SearchSample([.sample()])
        _ = try await search("LH21", in: sample)
        _ = try await search("LH22", in: sample)
        let output = InteractorOutputSpy<Int, FlightSearchError>()

        await sample.interactor.clearSearches(reportingTo: output)

        #expect(output.answers == [.success(2)])
        #expect(try await search(nil, in: sample).past.isEmpty)
    }
}

extension Result {
    var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
