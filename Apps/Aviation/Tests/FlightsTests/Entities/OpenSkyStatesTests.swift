import FlightSamples
import Flights
import Geodesy
import Networking
import SectionEssentials
import Testing

/// Invented rows in the shape of OpenSky's.
@Suite struct OpenSkyStatesTests {
    private static let row = """
        ["4ca4e5","IBE123  ","Ireland",1600000000,1600000002,-3.5,40,11277.6,false,231.5,90,-1.5,\
        null,11500,"7700",false,2,4]
        """

    private func sky(_ rows: String...) throws -> Sky {
        try Self.sky(#"{"time":1600000005,"states":[\#(rows.joined(separator: ","))]}"#)
    }

    private static func sky(_ text: String) throws -> Sky {
        let resource = Resource.openSkyStates(at: Endpoint("/states/all"))
        return try resource.value(from: Data(text.utf8))
            .sky(receivedAt: Date(timeIntervalSince1970: 1_700_000_000))
    }

    @Test func `a row has all values, in metres and metres per second`() throws {
        let sky = try sky(Self.row)

        let expected = Aircraft.sample("4ca4e5", "IBE123") {
            $0.countryName = "Ireland"
            $0.positionTime = Date(timeIntervalSince1970: 1_600_000_000)
            $0.lastContact = Date(timeIntervalSince1970: 1_600_000_002)
            $0.position = Coordinate(latitude: 40, longitude: -3.5)
            $0.barometricAltitude = 11_277.6
            $0.geometricAltitude = 11_500
            $0.isOnGround = false
            $0.groundSpeed = 231.5
            $0.track = 90
            $0.climbRate = -1.5
            $0.squawk = "7700"
            $0.positionSource = .mlat
            $0.category = .large
        }
        #expect(sky.aircraft == [expected])
        #expect(sky.time == Date(timeIntervalSince1970: 1_600_000_005))
        #expect(sky.warnings == [])
        #expect(sky.aircraft.first?.emergency == .general)
    }

    @Test func `a row may have 17 columns and nulls for all that is unknown`() throws {
        let sky = try sky(
            """
            ["4ca4e5",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,0]
            """)

        #expect(sky.aircraft == [.sample("4ca4e5")])
    }

    @Test(arguments: [
        ("0,0", "0, 0 stands for no position"), ("181,10", "the longitude is out of range"),
        ("10,-91", "the latitude is out of range"), ("null,10", "the longitude is unknown"),
        (#""10",10"#, "a text is not a number"), ("1e400,1", "a number is too large"),
    ])
    func `an impossible position is no position`(position: String, _: String) throws {
        let text = Self.row.replacing("-3.5,40", with: position)

        let aircraft = try #require(try sky(text).aircraft.first)
        #expect(aircraft.position == nil)
        #expect(aircraft.positionTime == nil)
        #expect(aircraft.positionSource == nil)
        #expect(aircraft.callSign == "IBE123")
    }

    @Test func `an altitude may be negative, and impossible values are unknown`() throws {
        let low = Self.row.replacing("11277.6", with: "-60.96")
        let odd = Self.row.replacing("11277.6", with: "1e9").replacing("231.5", with: "-1")
            .replacing("7700", with: "78a0").replacing(",90,", with: ",361,")

        let aircraft = try sky(odd).aircraft
        #expect(try sky(low).aircraft.first?.barometricAltitude == -60.96)
        #expect(aircraft.last?.barometricAltitude == nil)
        #expect(aircraft.last?.groundSpeed == nil)
        #expect(aircraft.last?.squawk == nil)
        #expect(aircraft.last?.track == nil)
    }

    @Test(arguments: [
        #"["zz"]"#, "[]", "{}", "3", #"["4ca4e5"]"#,
        "[null\(String(repeating: ",null", count: 16))]",
    ])
    func `a row without an address or columns is left out, with a warning`(row: String) throws {
        let sky = try sky(row, Self.row)

        #expect(sky.aircraft.count == 1)
        #expect(sky.warnings == ["1 aircraft could not be read and is left out."])
    }

    @Test(arguments: [
        #"{"time":1600000005,"states":null}"#, #"{"time":1600000005,"states":[]}"#,
        #"{"states":null,"time":1600000005}"#,
    ])
    func `no states are no aircraft`(text: String) throws {
        let sky = try Self.sky(text)

        #expect(sky.aircraft == [])
        #expect(sky.time == Date(timeIntervalSince1970: 1_600_000_005))
    }

    @Test func `a response without a time is of the time when it was received`() throws {
        let sky = try Self.sky(#"{"states":[]}"#)

        #expect(sky.time == Date(timeIntervalSince1970: 1_700_000_000))
    }

    @Test(arguments: [
        ("<html>", "it is a web page, not JSON; the network may require a login"),
        (
            #"{"time":1}"#,
            #"it is not a list of aircraft (an array, or an object with states): {"time":1}"#
        ),
        ("", "it is empty"),
        (#"{"states":[["#, "invalid JSON: the document ends too early, at byte 12"),
    ])
    func `another response is an error that says what it is`(text: String, reason: String) {
        #expect(throws: RequestError.unreadable(reason: reason)) { try Self.sky(text) }
    }
}
