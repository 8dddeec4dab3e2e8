import FlightSamples
import Networking
import SectionEssentials
import Testing

@testable import Flights

/// Files with the aircraft of the world.
@Suite struct AircraftDatabaseTests {
    private static let tar1090 = """
        4ca4e5;EI-ABC;A320;00;AIRBUS A-320;2010;Toad Lines
        000001;;;00;;;
        not a line
        ae1234;12-345;C17;01;BOEING C-17;;
        """

    private static let openSky = """
        "icao24","registration","manufacturericao","typecode","owner","operator"
        "4ca4e5","EI-ABC","AIRBUS","A320","Toad, Ltd","Toad Lines"
        "ae1234","12-345","BOEING","C17","",""
        """

    private func address(_ text: String) throws -> AircraftAddress {
        try #require(AircraftAddress(text))
    }

    @Test(arguments: [
        tar1090, openSky, openSky.replacing("\"", with: "'"), tar1090.replacing("\n", with: "\r\n"),
    ])
    func `tar1090-db and OpenSky's file are read`(text: String) throws {
        let database = try AircraftDatabase(Body(Data(text.utf8)))

        let toad = try #require(database[try address("4ca4e5")])
        let other = try #require(database[try address("ae1234")])
        #expect(toad.registration == "EI-ABC")
        #expect(toad.typeCode == "A320")
        #expect(toad.operatorName == "Toad Lines")
        #expect((other.registration, other.typeCode) == ("12-345", "C17"))
        #expect(other.operatorName == nil)
        #expect(database[try address("4ca4e6")] == nil)
        #expect(database[try address("~4ca4e5")] == nil)
    }

    @Test(arguments: ["", "a,b,c\n1,2,3\n", "{}", "icao24,registration\n"])
    func `another file is refused`(text: String) {
        #expect(throws: RequestError.self) { try AircraftDatabase(Body(Data(text.utf8))) }
    }

    @Test func `what the source says stays, and the rest is from the file`() async throws {
        let database = try AircraftDatabase(Body(Data(Self.tar1090.utf8)))
        let sky = Sky(
            [
                .sample("4ca4e5") { $0.registration = "EI-XYZ" }, .sample("ae1234"),
                .sample("4ca4e6"),
            ], at: Sky.sampleTime)
        let completed = try await DatabaseSky(SkySpy(.success(sky)), database).sky(.world)

        #expect(completed.aircraft.map(\.registration) == ["EI-XYZ", "12-345", nil])
        #expect(completed.aircraft.map(\.typeCode) == ["A320", "C17", nil])
        #expect(completed.aircraft[0].reported.registration == "EI-XYZ")
        #expect(completed.aircraft[0].reported.typeCode == nil)
    }

    @Test func `a source is asked for all aircraft to find a type that only the file knows`()
        async throws
    {
        let database = try AircraftDatabase(Body(Data(Self.tar1090.utf8)))
        let spy = SkySpy(.success(Sky([], at: Sky.sampleTime))) { $0 == .world }

        _ = try await DatabaseSky(spy, database).sky(.type("A320"))

        #expect(spy.selections == [.world, .type("A320")])
    }
}
