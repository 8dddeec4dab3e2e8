import Logbook
import Testing

@testable import LogFiles

/// Arrivals of which a file says only the time of day.
@Suite struct ArrivalTests {
    private static func arrival(
        _ departure: String, _ clock: Int, minutes: Int?, from: Int?, to: Int?
    ) -> String? {
        ArrivalDay(departure: LocalDateTime(departure), minutes: minutes).arrival(
            at: clock, from: from.map { .hours($0) }, to: to.map { .hours($0) })?.text
    }

    @Test(arguments: [
        // Barcelona to Los Angeles, San Francisco to Barcelona
        ("2022-07-02T14:00", 1090, 790, 2, -7, "2022-07-02T18:10"),
        ("2022-07-28T20:10", 1020, 710, -7, 2, "2022-07-29T17:00"),
        // Los Angeles to Auckland, and Auckland to Honolulu across the date line
        ("2025-04-10T22:30", 370, 760, -7, 12, "2025-04-12T06:10"),
        ("2025-04-10T22:30", 400, 490, 12, -10, "2025-04-10T06:40"),
        // The duration ignores daylight saving
        ("2023-05-01T23:30", 30, 0, 1, 2, "2023-05-02T00:30"),
    ])
    func `the day is the one that comes nearest to the duration`(
        departure: String, clock: Int, minutes: Int, from: Int, to: Int, arrival: String
    ) {
        #expect(Self.arrival(departure, clock, minutes: minutes, from: from, to: to) == arrival)
    }

    @Test func `without a duration, the day is the first on which it is after the departure`() {
        #expect(
            Self.arrival("2025-12-31T23:10", 15, minutes: nil, from: 1, to: 0)
                == "2026-01-01T00:15")
        #expect(
            Self.arrival("2025-04-10T22:30", 400, minutes: nil, from: 12, to: -10)
                == "2025-04-10T06:40")
    }

    @Test func `without zones, the clocks are compared`() {
        #expect(
            Self.arrival("2025-01-01T22:00", 120, minutes: nil, from: nil, to: 2)
                == "2025-01-02T02:00")
        #expect(
            Self.arrival("2025-01-01T10:00", 660, minutes: 420, from: nil, to: nil)
                == "2025-01-01T11:00")
    }

    @Test func `an arrival on an unknown day stays unknown`() {
        #expect(Self.arrival("2025-01", 120, minutes: 60, from: 0, to: 0) == nil)
        #expect(Self.arrival("2025-01-02", 120, minutes: 60, from: 0, to: 0) == "2025-01-02T02:00")
    }
}
