import FlightSamples
import SectionEssentials
import Testing

@testable import Flights

@Suite struct MaximumAgeTests {
    @Test(arguments: [("90", 90), ("90s", 90), (" 5m ", 300), ("1h", 3_600), ("24h", 86_400)])
    func `a time is a number of seconds, minutes or hours`(text: String, seconds: Double) {
        #expect(MaximumAge(text)?.seconds == seconds)
    }

    @Test(arguments: ["", "0", "-5", "5x", "m", "25h", "1.5", "1e3", "inf", "٣"])
    func `what is no time is invalid`(text: String) {
        #expect(MaximumAge(text) == nil)
    }

    /// An aircraft that was heard so many seconds ago, and its position so many.
    private func sky(heard: Double?, position: Double?) -> Sky {
        let now = Sky.sampleTime
        return Sky(
            [
                .sample("4ca4e5", "IBE123") {
                    $0.lastContact = heard.map { now.addingTimeInterval(-$0) }
                    $0.position = position == nil ? nil : .sample
                    $0.positionTime = position.map { now.addingTimeInterval(-$0) }
                    $0.squawk = "7700"
                }
            ], at: now)
    }

    @Test(arguments: [
        (0.0, 0.0, true, true), (60, 60, true, true), (61, 61, false, false),
        (1, 300, true, false), (3_500, 3_500, false, false), (-5, -5, true, true),
        (-3_600, -3_600, false, false),
    ])
    func `what was heard within a minute counts, and so does its emergency`(
        heard: Double, position: Double, isHeard: Bool, isPlaced: Bool
    ) throws {
        let counted = sky(heard: heard, position: position).counting(at: Sky.sampleTime)
        let aircraft = try #require(counted.aircraft.first)

        #expect(aircraft.isHeard == isHeard)
        #expect(aircraft.isPlaced == isPlaced)
        #expect((aircraft.emergency != nil) == isHeard)
        #expect(FlightEvent.seen.matches(aircraft) == isHeard)
        #expect(FlightEvent.emergency.matches(aircraft) == isHeard)
    }

    @Test func `an aircraft of which no age is known does not count`() throws {
        let counted = sky(heard: nil, position: nil).counting(at: Sky.sampleTime)

        #expect(counted.aircraft.first?.isHeard == false)
    }

    @Test func `a filter leaves out what is old, and forgets positions that are`() {
        let now = Sky.sampleTime
        let age = MaximumAge(seconds: 30)

        let old = sky(heard: 31, position: 31).counting(within: age, at: now).withoutOld()
        let lost = sky(heard: 1, position: 31).counting(within: age, at: now).withoutOld()
        let new = sky(heard: 1, position: 30).counting(within: age, at: now).withoutOld()

        #expect(old.aircraft == [])
        #expect(lost.aircraft.map(\.position) == [nil])
        #expect(new.aircraft.first?.position == .sample)
    }

    @Test func `the ages of a recording count from its time`() {
        let recording = Sky(
            sky(heard: 1, position: 1).aircraft, at: Sky.sampleTime, isRecorded: true)

        let counted = recording.counting(at: Sky.sampleTime.addingTimeInterval(1e6))

        #expect(counted.aircraft.first?.isHeard == true)
    }
}
