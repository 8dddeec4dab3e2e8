import LogSamples
import Testing

@testable import Logbook

/// How long flights may take.
@Suite struct FlightLengthTests {
    @Test(arguments: [
        (1_135.0, 125, false), (1_135.0, 1_565, true), (8_812.0, 535, false),
        (8_812.0, 1_975, true), (5_540.0, 205, false), (15_340.0, 1_110, false), (3.0, 2, false),
        (8_812.0, 120, true),
    ])
    func `a length is doubtful if it is a day too long or far too quick`(
        kilometres: Double, minutes: Int, isDoubtful: Bool
    ) {
        #expect(
            FlightLength(distance: kilometres * 1000).isDoubtful(minutes) == isDoubtful)
    }

    @Test func `a doubtful length is said, with the time that makes it likely`() throws {
        let entry = LogEntry.sample(
            "a", "LH400", from: "FRA", "2024-06-14T10:00", to: "JFK", "2024-06-15T18:00")

        let warnings = try FlightCheck(entry: entry).warnings()

        #expect(
            warnings == [
                "The flight would take 32 h 00 min, but 6,205 km take about 7 h 48 min. "
                    + "With --arrives 18:00, it takes 8 h 00 min."
            ])
    }
}
