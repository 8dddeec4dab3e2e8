import FeatureTesting
import Networking
import SectionEssentials
import Testing

@testable import Walking

/// Lines of gpsd, damaged in every place and faster than any receiver sends them.
@Suite struct DamagedReportsTests {
    private static func fix(_ time: String) -> String {
        #"{"class":"TPV","device":"a","mode":3,"time":"\#(time)","lat":52.37,"lon":4.89,"eph":5}"#
    }

    @Test func `no damage to a line ends the program`() {
        var events = 0
        DamagedBytes(of: [
            Self.fix("2026-05-02T09:00:00.000Z"),
            #"{"class":"DEVICES","devices":[{"class":"DEVICE","path":"a","activated":"2026"}]}"#,
        ]).forEach { bytes in
            var listener = GPSDListener(address: nil)
            _ = listener.take(.connected)
            events += listener.take(.line(String(decoding: bytes, as: UTF8.self))).count
            events += listener.tick().count
        }
        #expect(events > 100)
    }

    @Test func `fixes that come faster than any receiver makes them do not all count`() {
        var listener = GPSDListener(address: nil)
        _ = listener.take(.connected)
        var points = 0
        func take(_ count: Int, from start: Int) {
            for number in start..<start + count {
                let events = listener.take(.line(Self.fix("2026-05-02T09:00:00.\(number)Z")))
                points += events.count { if case .point = $0 { true } else { false } }
            }
        }
        take(5_000, from: 10_000)
        #expect(points == GPSDListener.mostFixes)
        _ = listener.tick()
        take(10, from: 20_000)
        #expect(points == GPSDListener.mostFixes + 10)
    }
}
