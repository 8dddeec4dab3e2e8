import FlightSamples
import Geodesy
import Networking
import SectionEssentials
import Testing

@testable import Flights

/// Receivers of five ages: the first dump1090, that of 2016, that of FlightAware, readsb, and readsb as
/// adsb.lol runs it.
@Suite struct ReceiverAgesTests {
    private static let now = 1_785_336_000

    private static let texts: [(name: String, text: String)] = [
        (
            "dump1090 of 2012",
            """
            [{"hex":"4ca4e5","flight":"IBE123  ","lat":51.5,"lon":-0.25,"altitude":35000,
            "track":270,"speed":450,"squawk":"1000","vert_rate":-64,"validposition":1,
            "validtrack":1,"messages":861,"seen":1}]
            """
        ),
        (
            "dump1090 of 2016",
            """
            {"now":\(now).0,"messages":9,"aircraft":[{"hex":"4ca4e5","squawk":"1000",
            "flight":"IBE123  ","lat":51.5,"lon":-0.25,"nucp":7,"seen_pos":1.0,"altitude":35000,
            "vert_rate":-64,"track":270,"speed":450,"mlat":[],"tisb":[],"messages":861,"seen":1.0,
            "rssi":-21.5}]}
            """
        ),
        (
            "dump1090 of FlightAware",
            """
            {"now":\(now).0,"aircraft":[{"hex":"4ca4e5","flight":"IBE123  ","alt_baro":35000,
            "gs":450.0,"track":270.0,"baro_rate":-64,"squawk":"1000","lat":51.5,"lon":-0.25,
            "nic":8,"rc":186,"seen_pos":1.0,"mlat":[],"tisb":[],"messages":861,"seen":1.0,
            "rssi":-21.5}]}
            """
        ),
        (
            "readsb",
            """
            {"now":\(now).0,"aircraft":[{"hex":"4ca4e5","type":"adsb_icao","flight":"IBE123  ",
            "alt_baro":35000,"gs":450.0,"track":270.0,"baro_rate":-64,"squawk":"1000",
            "lat":51.5,"lon":-0.25,"seen_pos":1.0,"messages":861,"seen":1.0,"rssi":-21.5}]}
            """
        ),
        (
            "readsb of adsb.lol",
            """
            {"ac":[{"hex":"4ca4e5","type":"adsb_icao","flight":"IBE123  ","alt_baro":35000,
            "gs":450,"calc_track":270,"baro_rate":-64,"squawk":"1000","seen":1.0,
            "lastPosition":{"lat":51.5,"lon":-0.25,"nic":8,"rc":186,"seen_pos":1.0},
            "messages":861,"rssi":-21.5}],"now":\(now)000}
            """
        ),
    ]

    @Test(arguments: texts.indices)
    func `receivers of all ages give the same aircraft`(index: Int) async throws {
        let now = Date(timeIntervalSince1970: Double(Self.now))
        let body = Body(Data(Self.texts[index].text.utf8))
        let sky = try await SavedSky(body, now: now).sky(.world)
        let aircraft = try #require(sky.aircraft.first)

        var expected = Aircraft.sample("4ca4e5", "IBE123") {
            $0.position = Coordinate(latitude: 51.5, longitude: -0.25)
            $0.positionTime = now - 1
            $0.lastContact = now - 1
            $0.barometricAltitude = 35_000 * 0.3048
            $0.isOnGround = false
            $0.groundSpeed = 450 * AircraftValues.knot
            $0.track = 270
            $0.climbRate = -64 * 0.3048 / 60
            $0.squawk = "1000"
            $0.messages = 861
        }
        // The first one says neither how it knows a position nor how strong a signal is.
        if index > 0 {
            expected.positionSource = .adsb
            expected.signal = -21.5
        }
        #expect(sky.aircraft == [expected], "\(Self.texts[index].name)")
        #expect(aircraft.altitude == expected.altitude)
        #expect(!sky.isRecorded)
    }

    @Test(arguments: [
        #"{"hex":"4ca4e5","altitude":"ground","speed":5,"track":90}"#,
        #"{"hex":"4ca4e5","alt_baro":"ground","gs":5,"track":90}"#,
    ])
    func `an aircraft on the ground is there in all of them`(text: String) async throws {
        let now = Date(timeIntervalSince1970: Double(Self.now))
        let body = Body(Data("{\"now\":\(Self.now),\"aircraft\":[\(text)]}".utf8))
        let aircraft = try await SavedSky(body, now: now).sky(.world).aircraft

        #expect(aircraft.map(\.isOnGround) == [true])
        #expect(aircraft.first?.groundSpeed == 5 * AircraftValues.knot)
    }

    @Test func `a position that is not valid is none, and one by multilateration is that`()
        async throws
    {
        let texts = [
            #"{"hex":"4ca4e5","lat":1,"lon":1,"validposition":0,"track":9,"validtrack":0}"#,
            #"{"hex":"4ca4e6","lat":1,"lon":1,"mlat":["lat","lon","track"],"tisb":[]}"#,
            #"{"hex":"4ca4e7","lat":1,"lon":1,"mlat":[],"tisb":["lat","lon"]}"#,
        ]
        let body = Body(Data("[\(texts.joined(separator: ","))]".utf8))
        let aircraft = try await SavedSky(body, now: Date()).sky(.world).aircraft

        #expect(aircraft.map { $0.position == nil } == [true, false, false])
        #expect(aircraft.map(\.track) == [nil, nil, nil])
        #expect(aircraft.map(\.positionSource) == [nil, .mlat, .tisb])
    }

    @Test(arguments: [(-118.81, 241.19), (-150, 210), (-0.5, 359.5), (-180, 180), (360, 0)])
    func `directions to the west may be negative`(given: Double, track: Double) {
        #expect(abs((AircraftValues.track(given) ?? .nan) - track) < 1e-9)
        #expect(AircraftValues.track(-181) == nil)
    }
}
