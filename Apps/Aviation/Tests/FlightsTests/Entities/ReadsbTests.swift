import FeatureTesting
import FlightSamples
import Flights
import Geodesy
import Networking
import SectionEssentials
import Testing

/// Invented aircraft in the shape of readsb's.
@Suite struct ReadsbTests {
    private static let now = Date(timeIntervalSince1970: 1_600_000_000)

    private func aircraft(_ text: String) throws -> [Aircraft] {
        try Self.sky(#"{"now":1600000000.0,"aircraft":[\#(text)]}"#).aircraft
    }

    private static func sky(_ text: String) throws -> Sky {
        try Resource.readsb(at: Endpoint("/data/aircraft.json")).value(from: Data(text.utf8))
            .sky(receivedAt: Date(timeIntervalSince1970: 1_700_000_000))
    }

    @Test func `feet, knots and seconds ago become metres, metres per second and times`() throws {
        let aircraft = try aircraft(
            """
            {"hex":"A3554B","type":"adsr_icao","flight":"ibe123 ","r":"EC-ABC","t":"A320",
             "alt_baro":10000,"alt_geom":-100,"gs":100,"track":360,"baro_rate":-600,
             "squawk":"7600","dbFlags":1,"lat":40.5,"lon":-3,"seen_pos":1.5,"seen":0.5}
            """)

        let expected = Aircraft.sample("a3554b", "IBE123") {
            $0.registration = "EC-ABC"
            $0.typeCode = "A320"
            $0.barometricAltitude = 3_048
            $0.geometricAltitude = -30.48
            $0.groundSpeed = 100 * (1852.0 / 3600)
            $0.track = 0
            $0.climbRate = -3.048
            $0.squawk = "7600"
            $0.isMilitary = true
            $0.isOnGround = false
            $0.position = Coordinate(latitude: 40.5, longitude: -3)
            $0.positionTime = Self.now.addingTimeInterval(-1.5)
            $0.lastContact = Self.now.addingTimeInterval(-0.5)
            $0.positionSource = .adsr
        }
        #expect(aircraft == [expected])
    }

    @Test func `unknown keys are absent, and an aircraft may have only an address`() throws {
        let time = Date(timeIntervalSince1970: 1_700_000_000)
        let sky = try Self.sky(#"{"ac":[{"hex":"4ca4e5"}]}"#)

        // It is as old as the answer.
        #expect(sky.aircraft == [.sample("4ca4e5") { $0.lastContact = time }])
    }

    @Test func `a call sign keeps the blanks inside it`() throws {
        let aircraft = try aircraft(#"{"hex":"4ca4e5","flight":" ibe 123 ","r":"EC ABC"}"#)

        #expect(aircraft.first?.callSign == "IBE 123")
        #expect(aircraft.first?.registration == "EC ABC")
        #expect(CallSign.plain("IBE 0123") == "IBE123")
    }

    @Test func `an age of more than a day is unknown`() throws {
        let aircraft = try aircraft(
            #"{"hex":"4ca4e5","lat":40,"lon":-3,"seen_pos":1e12,"seen":2}"#)

        #expect(aircraft.first?.position != nil)
        #expect(aircraft.first?.positionTime == nil)
        #expect(aircraft.first?.lastContact == Self.now.addingTimeInterval(-2))
    }

    @Test func `an aircraft on the ground has no altitude`() throws {
        let aircraft = try aircraft(#"{"hex":"4ca4e5","alt_baro":"ground"}"#)

        #expect(aircraft.first?.isOnGround == true)
        #expect(aircraft.first?.altitude == nil)
    }

    @Test(arguments: [
        ("general", Emergency.general), ("lifeguard", .medical), ("minfuel", .minimumFuel),
        ("nordo", .radioFailure), ("unlawful", .unlawfulInterference), ("downed", .downed),
        ("none", nil), ("reserved", nil), ("", nil),
    ])
    func `an emergency counts without its transponder code`(
        word: String, emergency: Emergency?
    ) throws {
        let text = #"{"hex":"4ca4e5","squawk":"1000","emergency":"\#(word)"}"#

        let aircraft = try #require(try aircraft(text).first)

        #expect(aircraft.emergency == emergency)
        let clause = emergency.map { "reports an emergency: \($0.meaning)" }
        #expect(aircraft.emergencyClause == clause)
    }

    @Test func `the transponder code goes before the reported emergency`() throws {
        let text = #"{"hex":"4ca4e5","squawk":"7500","emergency":"general"}"#

        #expect(try aircraft(text).first?.emergencyClause == "squawks 7500: unlawful interference")
    }

    @Test(arguments: [
        ("7700", "7700"), ("21", "0021"), ("0", "0000"), ("1280", nil), ("-1", nil), ("77000", nil),
        ("1.5", nil), ("true", nil),
    ])
    func `a transponder code may be a number`(number: String, squawk: String?) throws {
        #expect(try aircraft(#"{"hex":"4ca4e5","squawk":\#(number)}"#).first?.squawk == squawk)
    }

    @Test func `of one address the latest report counts`() throws {
        let aircraft = try aircraft(
            """
            {"hex":"4ca4e5","flight":"A1","seen":9},{"hex":"4ca4e6","flight":"B1","seen":1},
            {"hex":"4CA4E5","flight":"A2","seen":2},{"hex":"4ca4e6","flight":"B2","seen":5},
            {"hex":"~4ca4e5","flight":"C1","seen":1}
            """)

        #expect(aircraft.map(\.callSign) == ["A2", "B1", "C1"])
    }

    @Test func `a receiver of one's own is asked more often than a service`() async throws {
        let spy = BaseRequestSpy([.receiver: .text(#"{"aircraft":[]}"#)])

        let own = try await ReceiverSky(request: spy, now: Self.now).sky(.world)

        #expect(own.refreshInterval == .seconds(2))
        #expect(try Self.sky(#"{"aircraft":[]}"#).refreshInterval == .seconds(10))
    }

    @Test func `an address with a tilde is not ICAO's`() throws {
        let aircraft = try aircraft(#"{"hex":"~298ee0","type":"tisb_other","lat":1,"lon":1}"#)

        #expect(aircraft.first?.address.isICAO == false)
        #expect(aircraft.first?.address.description == "~298ee0")
        #expect(aircraft.first?.positionSource == .tisb)
    }

    @Test func `a position that is over a minute old comes from lastPosition`() throws {
        let aircraft = try aircraft(
            #"{"hex":"4ca4e5","seen":1,"lastPosition":{"lat":1,"lon":2,"seen_pos":90.5}}"#)

        #expect(aircraft.first?.position == Coordinate(latitude: 1, longitude: 2))
        #expect(aircraft.first?.positionTime == Self.now.addingTimeInterval(-90.5))
    }

    @Test(arguments: [
        #"{"ac":[{"hex":"4ca4e5","lat":1,"lon":1,"seen_pos":2}],"now":1600000000000}"#,
        #"{"now":1600000000000,"ac":[{"hex":"4ca4e5","lat":1,"lon":1,"seen_pos":2}]}"#,
        #"{"aircraft":[{"hex":"4ca4e5","lat":1,"lon":1,"seen_pos":2}],"now":1600000000.0}"#,
    ])
    func `now is in seconds or milliseconds, before or after the aircraft`(text: String) throws {
        let sky = try Self.sky(text)

        #expect(sky.time == Self.now)
        #expect(sky.aircraft.first?.positionTime == Self.now.addingTimeInterval(-2))
    }

    @Test func `a record without an address is left out, with a warning`() throws {
        let sky = try Self.sky(#"{"ac":[{"hex":"4ca4e5"},{"hex":"xyz"},{},7]}"#)

        #expect(sky.aircraft.map(\.address.description) == ["4ca4e5"])
        #expect(sky.warnings == ["3 aircraft could not be read and are left out."])
        #expect(sky.time == Date(timeIntervalSince1970: 1_700_000_000))
    }
}
