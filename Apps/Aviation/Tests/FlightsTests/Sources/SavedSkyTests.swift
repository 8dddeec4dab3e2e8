import Flights
import Networking
import SectionEssentials
import Testing

/// Files of `--input`, whose format is told by their content.
@Suite struct SavedSkyTests {
    private static let now = Date(timeIntervalSince1970: 1_700_000_000)

    private func sky(_ text: String) async throws -> Sky {
        try await SavedSky(Body(Data(text.utf8)), now: Self.now).sky(.world)
    }

    /// The lines are from the description of the format (woodair.net).
    private static let lines = """
        STA,,5,179,400AE7,10103,2008/11/28,14:58:51.153,2008/11/28,14:58:51.153,RM\r
        MSG,3,496,211,4CA2D6,10057,2008/11/28,14:53:50.594,2008/11/28,14:58:51.153,,37000,,,\
        51.45735,-1.02826,,,0,0,0,0\r
        MSG,1,145,256,7404F2,11267,2008/11/28,23:48:18.611,2008/11/28,23:53:19.161,RJA1118,,,,,,,\
        ,,,,\r
        MSG,3,496,211,4CA2
        """

    @Test(arguments: [
        #"{"time":1600000000,"states":[["4ca4e5",null,null,null,null,null,null,null,null,null,"#
            + #"null,null,null,null,null,null,0]]}"#,
        #"[["4ca4e5",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,0]]"#,
        #"{"ac":[{"hex":"4ca4e5"}]}"#, #"{"aircraft":[{"hex":"4ca4e5"}]}"#,
        #" [{"hex":"4ca4e5"}]"#,
        #"{"icao24":"4ca4e5","path":[[1600000000,1,1,null,null,false]]}"#,
        #"{"icao":"4ca4e5","timestamp":1600000000,"trace":[[0,1,1,"ground"]]}"#,
        "MSG,8,1,1,4CA4E5,1,2017/02/23,09:59:20.032,2017/02/23,09:59:20.032,,,,,,,,,,,,0\n",
    ])
    func `each format is read`(text: String) async throws {
        #expect(try await sky(text).aircraft.map(\.address.description) == ["4ca4e5"])
    }

    @Test func `lines give each aircraft what all of them say`() async throws {
        let sky = try await sky(Self.lines)

        #expect(sky.aircraft.map(\.address.description) == ["4ca2d6", "7404f2"])
        #expect(sky.aircraft.first?.barometricAltitude == 37_000 * 0.3048)
        #expect(sky.aircraft.first?.isOnGround == false)
        #expect(sky.aircraft.last?.callSign == "RJA1118")
        #expect(sky.isRecorded)
        // The last line is cut off.
        #expect(sky.warnings == ["1 position could not be read and is left out."])
    }

    @Test(arguments: [(290.0, false), (310, true)])
    func `a file that was just written is live, and an older one is a recording`(
        age: Double, isRecorded: Bool
    ) async throws {
        let time = Self.now.timeIntervalSince1970 - age

        #expect(try await sky(#"{"now":\#(time),"aircraft":[]}"#).isRecorded == isRecorded)
    }

    @Test func `a trace is also a track`() async throws {
        let text =
            #"{"icao":"4ca4e5","timestamp":1600000000,"trace":[[0,1,1,1000],[9,1,2,"ground"]]}"#
        let saved = SavedSky(Body(Data(text.utf8)), now: Self.now)

        let track = try await saved.track(of: try #require(AircraftAddress("4ca4e5")))

        #expect(track.points.map(\.altitude) == [304.8, nil])
        #expect(track.points.map(\.isOnGround) == [false, true])
        await #expect(throws: RequestError.notFound(.saved)) {
            try await saved.track(of: try #require(AircraftAddress("4ca4e6")))
        }
    }

    @Test func `the aircraft of a trace has all that the trace says`() async throws {
        let text = """
            {"icao":"4ca4e5","ownOp":" Toad Lines ","dbFlags":1,"timestamp":1600000000,"trace":[
            [0,1,1,1000,100,90,0,0,{"flight":"TDL1","squawk":"2676"},"mlat"],
            [9,1,2,1200,100,90,0,600,null,"adsb_icao"]]}
            """

        let aircraft = try #require(try await sky(text).aircraft.first)

        #expect(aircraft.callSign == "TDL1")
        #expect(aircraft.operatorName == "Toad Lines")
        #expect(aircraft.squawk == "2676")
        #expect(aircraft.positionSource == .adsb)
        #expect(aircraft.climbRate.map { abs($0 - 3.048) < 0.001 } == true)
        #expect(aircraft.isMilitary)
    }

    @Test(arguments: ["<html>", "", "hello", "{}", "[1]", "MSG,3,no", #"{"states":[[1]]}"#])
    func `another file is an error that says what can be read`(text: String) async {
        await #expect {
            try await sky(text)
        } throws: { error in
            (error as? RequestError)?.recovery.hasPrefix("Give a file of OpenSky's states") == true
        }
    }
}
