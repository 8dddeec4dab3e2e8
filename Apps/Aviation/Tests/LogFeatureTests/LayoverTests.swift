import LogSamples
import Logbook
import RecordStore
import Testing

/// The times between the flights of a journey.
@Suite struct LayoverTests {
    private func minutes(_ first: String, _ second: String, from: String = "FRA") -> Int? {
        let entries: [LogEntry] = [
            .sample("b", "LH401", from: from, second, to: "MUC", "2024-06-16T23:00"),
            .sample("a", "LH400", from: "LHR", "2024-06-14T06:00", to: "FRA", first),
        ]
        return Layover.all(in: entries).values.first?.minutes
    }

    @Test(arguments: [
        ("2024-06-14T09:00", "2024-06-14T11:15", 135),
        ("2024-06-14T22:00", "2024-06-15T07:00", 540),
        ("2024-06-14T09:00", "2024-06-15T09:30", nil),
        ("2024-06-14T09:00", "2024-06-14T08:30", nil),
        ("2024-06-14", "2024-06-14T11:15", nil),
    ])
    func `a layover is less than a day between known times`(
        arrival: String, departure: String, expected: Int?
    ) {
        #expect(minutes(arrival, departure) == expected)
    }

    @Test func `a flight from elsewhere follows no layover`() {
        #expect(minutes("2024-06-14T09:00", "2024-06-14T11:15", from: "JFK") == nil)
    }
}
