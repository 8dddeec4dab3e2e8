import Flights
import Geodesy
import Networking
import SectionEssentials
import Testing

@Suite struct TrackTests {
    private func track(_ text: String) throws -> AircraftTrack? {
        try Resource.track(at: Endpoint("/tracks/all")).value(from: Data(text.utf8)).track()
    }

    @Test(arguments: ["callsign", "calllsign"])
    func `a track of OpenSky is in metres, under either spelling of the call sign`(
        key: String
    ) throws {
        let track = try #require(
            try track(
                """
                {"icao24":"4ca4e5","startTime":1600000000,"endTime":1600000060,"\(key)":"IBE123 ",
                 "path":[[1600000000,40,-3,600.5,90,true],[1600000060,40.1,-3.1,null,null,false]]}
                """))

        #expect(track.callSign == "IBE123")
        #expect(track.positions.map(\.barometricAltitude) == [600.5, nil])
        #expect(track.positions.map(\.track) == [90, nil])
        #expect(track.positions.map(\.isOnGround) == [true, false])
        #expect(track.positions.last?.time == Date(timeIntervalSince1970: 1_600_000_060))
        #expect(track.aircraft?.position == Coordinate(latitude: 40.1, longitude: -3.1))
    }

    @Test func `a track of OpenSky without a path is empty`() throws {
        let track = try #require(try track(#"{"icao24":"4ca4e5","path":null}"#))

        #expect(track.positions == [])
        #expect(track.aircraft == nil)
    }

    /// The first and the last rows of a trace of tar1090, shortened.
    @Test func `a trace of tar1090 counts seconds from its timestamp, in feet and knots`() throws {
        let track = try #require(
            try track(
                """
                {"icao":"ac671b","r":"N899DN","t":"B739","timestamp":1738703622.619,"trace":[
                [0.0,16.777359,-88.036868,32000,478.6,327.8,1,0,null,"adsb_icao",33825,32,280,0.0],
                [26.89,16.8,-88.05,"ground",null,340.7,2,0,{"flight":"DAL1812 "},"adsb_icao",null],
                [12.0,16.79,-88.04,null,478.6,327.8,0,0,null,"adsb_icao",33825,32,280,0.0]]}
                """))

        #expect(track.registration == "N899DN")
        #expect(track.typeCode == "B739")
        #expect(track.callSign == "DAL1812")
        #expect(
            track.positions.map { $0.time.timeIntervalSince1970.rounded() } == [
                1_738_703_623, 1_738_703_635, 1_738_703_650,
            ])
        #expect(track.positions.map(\.barometricAltitude) == [9_753.6, nil, nil])
        #expect(track.positions.map(\.isOnGround) == [false, nil, true])
        #expect(track.positions.map(\.startsLeg) == [false, false, true])
        #expect(track.positions.first?.groundSpeed == 478.6 * (1852.0 / 3600))
    }

    @Test func `a row without a time or a position is left out`() throws {
        let entity = try Resource.track(at: Endpoint("/t")).value(
            from: Data(
                #"{"icao24":"4ca4e5","path":[[1600000000,40,-3],[null,1,1],[1,0,0],7,[2,1,1]]}"#
                    .utf8))

        #expect(entity.dropped == 3)
        #expect(entity.track()?.positions.count == 1)
    }
}
