import Geodesy
import Networking
import SectionEssentials
import SectionKit
import Testing

@testable import Walking

/// What the lines of gpsd mean for a walk.
@Suite struct GPSDListenerTests {
    private static let version = #"{"class":"VERSION","release":"3.22"}"#
    private static let noDevices = #"{"class":"DEVICES","devices":[]}"#
    private static let devices =
        #"{"class":"DEVICES","devices":[{"class":"DEVICE","path":"a","activated":"2026"}]}"#

    /// A report of a fix.
    private static func fix(
        _ second: Int,
        mode: Int = 3,
        more: String = #","lat":52.37,"lon":4.89,"eph":5,"altHAE":48,"altMSL":2"#
    ) -> String {
        let time =
            "2026-05-02T09:\(second / 600)\(second / 60 % 10):\(second / 10 % 6)\(second % 10)"
        return #"{"class":"TPV","device":"a","mode":\#(mode),"time":"\#(time).000Z"\#(more)}"#
    }

    /// A listener that a gpsd with a receiver has greeted, and the events so far.
    private func connected(
        _ lines: [String] = [version, devices]
    ) -> (listener: GPSDListener, events: [LocationEvent]) {
        var listener = GPSDListener(address: nil)
        var events = listener.take(.connected)
        for line in lines { events += listener.take(.line(line)) }
        return (listener, events)
    }

    private func take(_ lines: String...) -> [LocationEvent] {
        var (listener, _) = connected()
        return lines.flatMap { listener.take(.line($0)) }
    }

    private func point(_ second: Int) throws -> TrackPoint {
        TrackPoint(
            try #require(Coordinate(latitude: 52.37, longitude: 4.89)), elevation: 2,
            time: Date(timeIntervalSince1970: 1_777_712_400 + Double(second)))
    }

    @Test func `a fix that is accurate enough is authorised, with the height above the sea`() throws
    {
        #expect(try take(Self.fix(0)) == [.state(.authorised), .point(point(0))])
    }

    @Test func `of the reports with one time the first with a position counts`() throws {
        let events = take(
            Self.fix(0), Self.fix(1, more: ""), Self.fix(1), Self.fix(1), Self.fix(2))

        #expect(
            try events == [
                .state(.authorised), .point(point(0)), .point(point(1)), .point(point(2)),
            ])
    }

    @Test(arguments: [
        fix(1, mode: 1), fix(1, mode: 0, more: ""),
        fix(1, more: #","lat":52.37,"lon":4.89,"eph":51"#),
        fix(1, more: #","lat":91,"lon":4,"mode":0"#),
    ])
    func `a lost fix is requested again`(line: String) {
        #expect(take(Self.fix(0), line).last == .state(.requesting))
    }

    @Test func `a fix without an error counts, and its height may be above the ellipsoid`() {
        let events = take(Self.fix(0, more: #","lat":52.37,"lon":4.89,"altHAE":48"#))

        guard case .point(let point) = events.last else {
            Issue.record("there is no point")
            return
        }
        #expect(point.elevation == 48)
    }

    @Test func `fixes that are more than 10 s apart have a gap between them`() throws {
        let events = take(Self.fix(0), Self.fix(10), Self.fix(21))

        #expect(
            try events == [
                .state(.authorised), .point(point(0)), .point(point(10)), .gap, .point(point(21)),
            ])
    }

    @Test func `without a receiver the walk waits for one`() throws {
        var (listener, events) = connected([Self.version, Self.noDevices])
        let denied = events
        events = listener.take(.line(#"{"class":"DEVICE","path":"a","activated":"2026"}"#))

        guard case .state(.denied(let reason, _)) = denied.last else {
            Issue.record("it is not denied")
            return
        }
        #expect(reason == "gpsd has no receiver.")
        #expect(events == [.state(.requesting)])
    }

    @Test func `a receiver that is unplugged and back goes on in the same walk`() throws {
        let events = take(
            Self.fix(0), #"{"class":"DEVICE","path":"a","activated":0}"#,
            #"{"class":"DEVICE","path":"a","activated":"2026"}"#, Self.fix(60))

        #expect(events.count == 7)
        #expect(try events.suffix(3) == [.state(.authorised), .gap, .point(point(60))])
    }

    @Test func `a silence of 10 s is requested again, and one of 30 s connects again`() {
        var (listener, _) = connected([Self.version, Self.devices, Self.fix(0)])

        var events = (1...10).map { _ in [LocationEvent]() }
        for second in events.indices { events[second] = listener.tick() }
        let isEarly = listener.connectsAgain()
        for _ in 11...30 { events.append(listener.tick()) }
        let connects = [listener.connectsAgain(), listener.connectsAgain()]

        #expect(events.flatMap(\.self) == [.state(.requesting)])
        #expect(events[9] == [.state(.requesting)])
        #expect(!isEarly)
        #expect(connects == [true, false])
    }

    @Test func `a server that does not greet like gpsd is denied`() {
        var (listener, _) = connected(["HTTP/1.1 400 Bad Request"])

        var events: [LocationEvent] = []
        for _ in 1...10 { events += listener.tick() }

        guard case .state(.denied(let reason, _)) = events.last else {
            Issue.record("it is not denied")
            return
        }
        #expect(reason == "The server does not answer like gpsd.")
    }

    @Test func `a refused or lost connection is denied, and tried again soon`() {
        var (listener, _) = connected([Self.version, Self.devices, Self.fix(0)])

        let events = listener.take(
            .failed(.connectionLost(reason: "closed"), retryAfter: .seconds(60)))

        guard case .state(.denied) = events.last else {
            Issue.record("it is not denied")
            return
        }
        for _ in 1...10 { _ = listener.tick() }
        let connects = listener.connectsAgain()
        #expect(connects)
    }

    @Test(arguments: [
        "", "$GPRMC,090000", #"{"class":"TPV","mode":3,"lat":5"#, #"{"class":"NEW","lat":1}"#,
        #"{"class":3}"#, "[1]", "{}", #"{"class":"TPV","mode":"x","lat":"y"}"#,
    ])
    func `other lines and lines that are cut change nothing but the state`(line: String) {
        #expect(take(Self.fix(0), line).allSatisfy { $0 != .gap })
        #expect(take(line, Self.fix(0)).count == 2)
    }
}
