import Airports
import Flights
import Geodesy
import SectionKit
import Testing

@Suite struct FlightQueryTests {
    @Test func `without options every flight matches, by call sign`() throws {
        let query = try FlightQuery(OptionValues())

        #expect(query == FlightQuery())
        #expect(query.isUnfiltered)
        #expect(query.sorting == .callsign)
        #expect(query.units == .aviation)
    }

    @Test func `the options become the query`() throws {
        let query = try FlightQuery(
            OptionValues([
                "airline": "IBE, Lufthansa", "type": "b738,A20n", "registration": "D-AIZZ",
                "near": "JFK", "radius": "20mi", "box": "36,-10,44,4", "squawk": "7700,1200",
                "airborne": "", "military": "", "emergency": "", "order": "desc",
                "limit": "5", "offset": "10", "units": "metric",
            ]))

        #expect(query.airline == "IBE, Lufthansa")
        #expect(query.types == ["B738", "A20N"])
        #expect(query.registrations == ["D-AIZZ"])
        #expect(query.near == .name("JFK"))
        #expect(query.distance == DistanceText(20, .mile))
        #expect(query.box == GeoBox(south: 36, west: -10, north: 44, east: 4))
        #expect(query.squawks == ["7700", "1200"])
        #expect(query.isOnGround == false)
        #expect(query.isMilitary && query.isEmergency)
        #expect(query.sorting == .distance)
        #expect(query.order == .desc)
        #expect(query.page == ListPage(offset: 10, limit: 5))
        #expect(query.units == .metric)
        #expect(!query.isUnfiltered)
    }

    @Test func `order, page and units filter nothing`() throws {
        let options = ["sort": "speed", "order": "asc", "limit": "5", "units": "imperial"]

        #expect(try FlightQuery(OptionValues(options)).isUnfiltered)
    }

    @Test(arguments: [
        (["sort": "distance"], "--near"), (["radius": "5"], "--near"),
        (["on-ground": "", "airborne": ""], "--on-ground or --airborne"),
        (["squawk": "7800"], "0 to 7"), (["squawk": "770"], "0 to 7"),
        (["type": "BOEING"], "ICAO Doc 8643"), (["type": "A320,"], "ICAO Doc 8643"),
        (["airline": " "], "airlines by name or code"),
        (["box": "1,2,3"], "four numbers"), (["box": "44,-10,36,4"], "four numbers"),
        (["box": "36,-10,44,999"], "four numbers"),
        (["near": "91,0"], "--near"), (["radius": "0", "near": "JFK"], "--radius"),
        (["altitude": "5000"], "a range"), (["altitude": "5000..1000"], "from low to high"),
        (["speed": "9..1"], "from slow to fast"), (["speed": "fast.."], "a range"),
        (["search": "…"], "words"), (["sort": "colour"], "callsign"),
        (["units": "nautical"], "aviation"),
    ])
    func `invalid and contradictory options say what is valid`(
        options: [String: String], advice: String
    ) throws {
        let error = #expect(throws: UsageError.self) { try FlightQuery(OptionValues(options)) }

        #expect(try #require(error).message.contains(advice))
    }

    @Test(arguments: [(50.0, 0.0, true), (50, 4, true), (50, 4.1, false), (35.9, 0, false)])
    func `a box contains its edges`(north: Double, east: Double, isInside: Bool) throws {
        let box = try #require(GeoBox(text: "36,-10,50,4"))
        let point = try #require(Coordinate(latitude: north, longitude: east))

        #expect(box.contains(point) == isInside)
    }

    @Test(arguments: [(179.0, true), (-179, true), (0, false)])
    func `a box may cross the date line`(east: Double, isInside: Bool) throws {
        let box = try #require(GeoBox(text: "-10,170,10,-170"))
        let point = try #require(Coordinate(latitude: 0, longitude: east))

        #expect(box.contains(point) == isInside)
    }
}
