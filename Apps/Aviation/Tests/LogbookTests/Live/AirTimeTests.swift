import LogSamples
import SectionEssentials
import SectionKit
import Testing

@testable import Logbook

/// Which flights can be in the air, by what a log says.
@Suite struct AirTimeTests {
    /// A flight from 14:00 in Berlin, 12:00 UTC, to 16:10 in New York, 20:10 UTC, 20 June 2024.
    private static func time(
        at now: String, _ change: (inout LoggedFlight) -> Void = { _ in }
    ) async throws -> AirTime {
        let now = try #require(ISO8601.date(from: now))
        let flight = LoggedFlight.sample(
            "LH400", "FRA", "2024-06-20T14:00", "JFK", "2024-06-20T16:10", change)
        let log = try await SampleLog(["a": flight]).service(at: now).log()
        return AirTime(of: try #require(log.entries.first), at: now)
    }

    @Test(
        arguments: [
            ("2024-06-20T11:45:00Z", true), ("2024-06-20T12:00:00Z", true),
            ("2024-06-20T20:10:00Z", true), ("2024-06-20T23:10:00Z", true),
            ("2024-06-20T23:11:00Z", false), ("2024-06-22T12:00:00Z", false),
        ])
    func `a flight can be in the air from a little before its departure to hours after its arrival`(
        now: String, isNow: Bool
    ) async throws {
        #expect(try await Self.time(at: now) == (isNow ? .now : .over))
    }

    @Test func `one that departs later says when, in the zone of its airport`() async throws {
        guard case .later(let departure) = try await Self.time(at: "2024-06-20T11:44:59Z") else {
            Issue.record("It does not depart later.")
            return
        }
        #expect(departure.iso8601 == "2024-06-20T14:00:00+02:00")
    }

    @Test func `without an arrival, a day after the departure is the end`() async throws {
        func time(at now: String) async throws -> AirTime {
            try await Self.time(at: now) { $0.arrival.scheduled = nil }
        }
        #expect(try await time(at: "2024-06-21T12:00:00Z") == .now)
        #expect(try await time(at: "2024-06-21T12:00:01Z") == .over)
    }

    @Test func `an arrival years later by mistake does not keep it in the air`() async throws {
        let time = try await Self.time(at: "2024-06-22T12:00:00Z") {
            $0.arrival.scheduled = LocalDateTime("2034-06-20T16:10")
        }
        #expect(time == .over)
    }

    @Test func `one that has arrived, or was cancelled, is not in the air`() async throws {
        let now = "2024-06-20T20:00:00Z"
        let arrived = try await Self.time(at: now) {
            $0.arrival.actual = LocalDateTime("2024-06-20T15:50")
        }
        #expect(arrived == .over)
        #expect(try await Self.time(at: now) { $0.status = .diverted } == .over)
        #expect(try await Self.time(at: now) { $0.status = .cancelled } == .cancelled)
    }

    @Test func `without a time of departure, or the zone of its airport, it is unknown`()
        async throws
    {
        let now = "2024-06-20T15:00:00Z"
        let undated = try await Self.time(at: now) {
            $0.departure.scheduled = LocalDateTime("2024-06-20")
        }
        #expect(undated == .unknown)
        #expect(try await Self.time(at: now) { $0.departure.airport = "QQQ" } == .unknown)
        let old = try await Self.time(at: now) { $0.departure.scheduled = LocalDateTime("2009") }
        #expect(old == .over)
    }
}
