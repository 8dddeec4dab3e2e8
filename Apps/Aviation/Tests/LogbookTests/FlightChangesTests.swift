import LogSamples
import Logbook
import Testing

/// What has changed of a flight, in words.
@Suite struct FlightChangesTests {
    private static let planned = LoggedFlight.sample(
        "LH400", "FRA", "2024-06-20T10:50", "JFK", "2024-06-20T13:25"
    ) {
        $0.departure.gate = "B40"
        $0.departure.terminal = "1"
    }

    private static func changed(_ change: (inout LoggedFlight) -> Void) -> LoggedFlight {
        var flight = planned
        change(&flight)
        return flight
    }

    @Test func `a changed gate is told in a sentence with the one before`() {
        let new = Self.changed { $0.departure.gate = "B42" }

        #expect(new.notice(since: Self.planned) == "LH400 FRA–JFK: gate B42 (was B40).")
    }

    @Test func `changed times, terminals, the delay and the status are told`() {
        let new = Self.changed {
            $0.status = .delayed
            $0.departure.actual = LocalDateTime("2024-06-20T11:20")
            $0.departure.terminal = "2"
            $0.arrival.gate = "9"
        }

        #expect(
            new.changes(since: Self.planned) == [
                "status delayed", "departure 20 Jun 2024 11:20 (was 20 Jun 2024 10:50)",
                "delay 30 min", "terminal 2 (was 1)", "arrival gate 9",
            ])
    }

    @Test func `what is the same or not known any more is not told`() {
        let new = Self.changed { $0.departure.gate = nil }

        #expect(Self.planned.notice(since: Self.planned) == nil)
        #expect(new.notice(since: Self.planned) == nil)
    }

    @Test func `only flights that were there before are reported`() {
        let old = LogEntry.sample("a", "LH1", from: "FRA", "2025-06-15", to: "LHR")
        let new = LogEntry.sample("a", "LH1", from: "FRA", "2025-06-15", to: "LHR") {
            $0.status = .cancelled
        }
        let added = LogEntry.sample("b", "LH2", from: "FRA", "2025-06-15", to: "LHR")

        #expect([new, added].notices(since: [old]) == ["LH1 FRA–LHR: status cancelled."])
        #expect([LogEntry]().notices(since: [old]).isEmpty)
    }
}
