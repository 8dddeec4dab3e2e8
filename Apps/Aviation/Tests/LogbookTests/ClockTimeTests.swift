import Testing

@testable import Logbook

/// A time of a timetable.
@Suite struct ClockTimeTests {
    @Test(arguments: [
        ("10:05", "10:05"), ("9:30", "09:30"), ("05:45+1", "05:45+1"), ("23:50-1", "23:50-1"),
        ("00:00+0", "00:00"),
    ])
    func `a time may have a number of days`(text: String, meaning: String) {
        #expect(ClockTime(text)?.description == meaning)
    }

    @Test(arguments: ["", "10", "24:00", "10:60", "10:5", "10:05+", "10:05+9", "-1:05", "١٠:٠٥"])
    func `other texts are not times`(text: String) {
        #expect(ClockTime(text) == nil)
    }
}
