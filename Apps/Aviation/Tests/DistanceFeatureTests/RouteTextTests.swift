import Airports
import Geodesy
import Testing

@testable import DistanceFeature

@Suite struct RouteTextTests {
    @Test(arguments: [
        ("LHR JFK", ["LHR", "JFK"]),
        ("LHR,JFK", ["LHR", "JFK"]),
        ("new york, london", ["new york", "london"]),
        ("new york,london", ["new york", "london"]),
        ("new york to london to paris", ["new york", "london", "paris"]),
        ("LHR; new york", ["LHR", "new york"]),
    ])
    func `codes are separated by spaces, and names by commas`(text: String, names: [String]) throws
    {
        #expect(try #require(RouteText(text)).places == names.map(PlaceText.name))
    }

    @Test(arguments: [
        (["new york", "london"], ["new york", "london"]),
        (["lhr", "jfk", "LAX"], ["lhr", "jfk", "LAX"]),
        (["new york, london"], ["new york", "london"]),
        (["new", "york,", "london"], ["new york", "london"]),
        (["new", "york", "to", "london"], ["new york", "london"]),
        (["new york, london", "rome"], ["new york", "london", "rome"]),
        (["LHR,JFK", "rome"], ["LHR", "JFK", "rome"]),
    ])
    func `each word is a place, and a comma separates places`(words: [String], names: [String])
        throws
    {
        #expect(try #require(RouteText(words: words)).places == names.map(PlaceText.name))
    }

    @Test func `positions are words too`() throws {
        let place = try #require(Coordinate(latitude: 40.5, longitude: -73.75))

        #expect(
            RouteText(words: ["40.5,-73.75", "new york"])?.places
                == [.coordinate(place), .name("new york")])
        #expect(RouteText(words: ["new york"]) == nil)
    }

    @Test(arguments: [
        "40.5,-73.75 51,0", "40.5, -73.75, 51, 0", "40.5,-73.75 to 51,0", "40.5N 73.75W; 51N 0E",
        "40.5N 73.75W to 51,0",
    ])
    func `the commas of positions do not separate places`(text: String) throws {
        let places = try [
            #require(Coordinate(latitude: 40.5, longitude: -73.75)),
            #require(Coordinate(latitude: 51, longitude: 0)),
        ]

        #expect(try #require(RouteText(text)).places == places.map(PlaceText.coordinate))
    }

    @Test func `a position and a name go together`() throws {
        let place = try #require(Coordinate(latitude: 40.5, longitude: -73.75))
        let places = [PlaceText.coordinate(place), .name("new york")]

        #expect(RouteText("40.5,-73.75, new york")?.places == places)
        #expect(RouteText("40.5,-73.75 to new york")?.places == places)
    }

    @Test(arguments: [
        "", "LHR", "new york", "new york,", ",", "LHR, …", "91,0 51,0", "40.5,-73.75", " to ",
    ])
    func `less than two places, and what is no place, are invalid`(text: String) {
        #expect(RouteText(text) == nil)
    }
}

@Suite struct SpeedTextTests {
    @Test(arguments: [
        ("480", "480 kn", 246.9), ("480kn", "480 kn", 246.9), ("900 km/h", "900 km/h", 250),
        ("100mph", "100 mph", 44.7), ("2.5m/s", "2.5 m/s", 2.5),
    ])
    func `a number without a unit is in knots`(
        text: String, words: String, metresPerSecond: Double
    ) throws {
        let speed = try #require(SpeedText(text))

        #expect(speed.words == words)
        #expect(abs(speed.metresPerSecond - metresPerSecond) < 0.1)
    }

    @Test(arguments: ["", "0", "-5", "fast", "480 furlongs", "inf", "nan", "1e9"])
    func `what is no speed is invalid`(text: String) {
        #expect(SpeedText(text) == nil)
    }
}
