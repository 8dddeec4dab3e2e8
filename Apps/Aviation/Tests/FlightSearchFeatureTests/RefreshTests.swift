import FeatureKit
import FeatureTesting
import LogSamples
import Logbook
import RecordStore
import Testing

@testable import FlightSearchFeature

/// Looking up the flights of these days again.
@Suite struct RefreshTests {
    private func refresh(_ sample: SearchSample) async throws -> [FlightUpdate] {
        try await result(sample).get().updates
    }

    private func result(
        _ sample: SearchSample
    ) async throws -> Result<NearUpdates, FlightSearchError> {
        let output = InteractorOutputSpy<NearUpdates, FlightSearchError>()
        await sample.interactor.refresh(reportingTo: output)
        return try #require(output.answers.first)
    }

    @Test func `changed gates and times are kept, and what the person wrote stays`()
        async throws
    {
        let id = try #require(RecordID("one"))
        let logged = LoggedFlight.sample().with {
            $0.departure.gate = "B1"
            $0.seat = "12A"
            $0.note = "window"
        }
        let now = LoggedFlight.sample().with {
            $0.departure.gate = "B2"
            $0.departure.actual = LocalDateTime("2026-05-29T13:20")
            $0.status = .delayed
        }
        let sample = SearchSample([now], logged: [id: logged])

        let updates = try await refresh(sample)

        #expect(
            updates.map { $0.new.changes(since: $0.old) } == [
                [
                    "status delayed",
                    "departure 29 May 2026 13:20 (was 29 May 2026 13:00)", "delay 20 min",
                    "gate B2 (was B1)",
                ]
            ])
        let kept = try #require(try await sample.flights.record(id)?.record)
        #expect(kept.departure.gate == "B2")
        #expect(kept.seat == "12A" && kept.note == "window")
    }

    @Test func `nothing is written if nothing has changed`() async throws {
        let id = try #require(RecordID("one"))
        let sample = SearchSample([.sample()], logged: [id: .sample()])

        #expect(try await refresh(sample).isEmpty)
        #expect(try await sample.flights.record(id)?.revision == 1)
    }

    @Test(arguments: ["2026-05-25T13:00", "2026-06-02T13:00", "2026-05", "2026"])
    func `flights of other days are not looked up`(time: String) async throws {
        let id = try #require(RecordID("one"))
        let sample = SearchSample([.sample()], logged: [id: .sample(at: time)])

        #expect(try await refresh(sample).isEmpty)
        #expect(sample.lookUp.asked.isEmpty)
    }

    @Test(arguments: [FlightStatus.landed, .cancelled])
    func `a flight that has ended is not looked up`(status: FlightStatus) async throws {
        let id = try #require(RecordID("one"))
        let logged = LoggedFlight.sample().with { $0.status = status }
        let sample = SearchSample([.sample()], logged: [id: logged])

        _ = try await refresh(sample)

        #expect(sample.lookUp.asked.isEmpty)
    }

    @Test func `a table of routes changes nothing`() async throws {
        let id = try #require(RecordID("one"))
        let route = LoggedFlight.sample(source: .routes).with { $0.departure.gate = "Z9" }
        let sample = SearchSample([route], logged: [id: .sample()])

        #expect(try await refresh(sample).isEmpty)
    }

    @Test func `the airports of a flight may be named by other codes`() async throws {
        let id = try #require(RecordID("one"))
        let logged = LoggedFlight.sample().with {
            $0.departure.airport = "EDDC"
            $0.arrival.airport = "EDDM"
        }
        let found = LoggedFlight.sample().with { $0.departure.gate = "B2" }

        let updates = try await refresh(SearchSample([found], logged: [id: logged]))

        #expect(updates.map(\.new.departure.gate) == ["B2"])
        #expect(updates.map(\.new.route) == ["EDDC–EDDM"])
    }

    @Test func `if nobody could be asked it is an error that says what to set`() async throws {
        let id = try #require(RecordID("one"))
        let answer = FlightLookUp([], steps: [.init("tests", .skipped("KEY is not set"))])

        let result = try await result(SearchSample(answer, logged: [id: .sample()]))

        #expect(result.failure?.summary == "nobody who knows schedules answered")
        #expect(
            result.failure?.recovery
                == "LH21 DRS–MUC could not be looked up. tests: KEY is not set.")
    }

    @Test func `a flight of the past is no error without an account of OpenSky`() async throws {
        let id = try #require(RecordID("one"))
        let logged = LoggedFlight.sample(at: "2026-05-28T13:00").with {
            $0.registration = "D-AXYZ"
            $0.status = .landed
        }
        let times = FlightLookUp([], steps: [.init("sky", .skipped("there is no account"))])

        let updates = try await result(SearchSample([], logged: [id: logged], times: times)).get()

        #expect(updates.updates.isEmpty && updates.warnings.isEmpty)
    }

    @Test func `times that OpenSky estimates are kept and marked`() async throws {
        let id = try #require(RecordID("one"))
        let logged = LoggedFlight.sample(at: "2026-05-28T13:00").with {
            $0.registration = "D-AXYZ"
            $0.status = .landed
        }
        let seen = LoggedFlight(
            departure: FlightEnd("DRS", actual: LocalDateTime("2026-05-28T13:04")),
            arrival: FlightEnd("MUC", actual: LocalDateTime("2026-05-28T13:51")),
            source: .openSky)
        let times = FlightLookUp(
            [.init(seen, remarks: ["They are estimates."])], steps: [.init("sky", .found)])
        let sample = SearchSample([], logged: [id: logged], times: times)

        let updates = try await result(sample).get()

        #expect(sample.lookUp.asked == ["D-AXYZ DRS MUC"])
        #expect(updates.remarks == ["They are estimates."])
        let kept = try #require(try await sample.flights.record(id)?.record)
        #expect(kept.departure.actual?.text == "2026-05-28T13:04")
        #expect(kept.arrival.actual?.text == "2026-05-28T13:51")
        #expect(kept.source == .combined)
    }
}
