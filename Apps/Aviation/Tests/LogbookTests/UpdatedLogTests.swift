import FeatureKit
import FeatureTesting
import LogSamples
import Logbook
import RecordStore
import SectionEssentials
import Testing

/// The log with what others say, which is not written.
@Suite struct UpdatedLogTests {
    /// On 20 June 2024, the day of the sample.
    private static let flight = LoggedFlight.sample(
        "LH174", "FRA", "2024-06-20T14:00", "BER", "2024-06-20T15:10")

    private let sample = SampleLog(["a": flight, "b": .sample("LH1", "FRA", "2023", "LHR", nil)])
    private let answers = FeatureMemory()

    private static func found(gate: String) -> LookUpSpy {
        var flight = flight
        flight.source = .aviationStack
        flight.departure.gate = gate
        return LookUpSpy(FlightLookUp([.init(flight)], steps: [.init("tests", .found)]))
    }

    private func log(_ lookUp: LookUpSpy, minutes: Double = 0) async throws -> Log {
        let now = SampleLog.now.addingTimeInterval(minutes * 60)
        let service = sample.service(at: now)
        return try await UpdatedLog(
            log: service, entries: service,
            near: NearFlights(lookUp: lookUp, airports: SampleAirports(), now: now),
            answers: answers
        ).log()
    }

    @Test func `a near flight is shown as others say it is, and the log stays as it is`()
        async throws
    {
        let lookUp = Self.found(gate: "B42")

        let log = try await log(lookUp)

        #expect(log.entries.first?.flight.departure.gate == "B42")
        #expect(log.changes == ["LH174 FRA–BER: gate B42."])
        #expect(lookUp.asked == ["LH174 2024-06-20"])
        let written = try await sample.store.all().records
        #expect(written.allSatisfy { $0.revision == 1 && $0.record.departure.gate == nil })
    }

    @Test func `a flight is looked up again after ten minutes, not before`() async throws {
        let (first, second) = (Self.found(gate: "B40"), Self.found(gate: "B42"))

        let before = try await log(first)
        let soon = try await log(second, minutes: 9)
        let after = try await log(second, minutes: 10)

        #expect(second.asked.count == 1)
        #expect(soon.entries.first?.flight.departure.gate == "B40")
        #expect(
            after.entries.notices(since: before.entries) == [
                "LH174 FRA–BER: gate B42 (was B40)."
            ])
    }

    @Test func `a look-up that fails is a warning`() async throws {
        let lookUp = LookUpSpy(
            FlightLookUp(
                [], steps: [.init("tests", .failed("it is down", recovery: "Try again later."))]))

        let log = try await log(lookUp)

        #expect(
            log.warnings == [
                "LH174 FRA–BER could not be looked up. tests: it is down. Try again later."
            ])
        #expect(log.changes.isEmpty)
    }

    @Test func `a made-up flight is not looked up`() async throws {
        let lookUp = Self.found(gate: "B42")
        let service = SampleLog([:]).service

        let log = try await UpdatedLog(
            log: service, entries: service,
            near: NearFlights(lookUp: lookUp, airports: SampleAirports(), now: SampleLog.now),
            answers: answers
        ).log()

        #expect(log.isMadeUp)
        #expect(lookUp.asked.isEmpty)
    }
}
