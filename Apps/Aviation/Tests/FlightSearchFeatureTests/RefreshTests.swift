import FeatureTesting
import Logbook
import RecordStore
import Testing

@testable import FlightSearchFeature

/// Looking up the flights of these days again.
@Suite struct RefreshTests {
    private func refresh(_ sample: SearchSample) async throws -> [FlightUpdate] {
        let output = InteractorOutputSpy<[FlightUpdate], FlightSearchError>()
        await sample.interactor.refresh(reportingTo: output)
        return try #require(output.answers.first).get()
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
            updates.first?.changes == [
                "status delayed", "departure 2026-05-29T13:20 (was 2026-05-29T13:00)",
                "gate B2 (was B1)",
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
}
