import Airports
import Geodesy
import SectionKit
import Testing

@Suite struct PlaceTextTests {
    @Test(arguments: [
        "40.5,-73.75", " 40.5, -73.75 ", "40.5 -73.75", "+40.5 −73.75", "40.5N 73.75W",
        "40.5n,73.75w", "N40.5 W73.75", "40.5°N 73.75°W", "40°30'N 73°45'W",
        "40°30′00″N 073°45′00″W", "40 30 N, 73 45 W", "40.5N73.75W", "40.5 N, 73.75 W",
    ])
    func `a position is read as people write it`(text: String) throws {
        let place = try #require(Coordinate(latitude: 40.5, longitude: -73.75))

        #expect(PlaceText(text) == .coordinate(place))
    }

    @Test(arguments: [
        "91,0", "40.5,181", "40.5,-73.75,9", "73.75W 40.5N", "40°61'N 73°W", "N40.5N 7W", "4 5 6",
        "", "…", "1..2,3", ",",
    ])
    func `a position out of range and a text without words are invalid`(text: String) {
        #expect(PlaceText(text) == nil)
    }

    @Test(arguments: ["17N", "0S9", "S50", "05AK", "LHR", "40.6", "new york", "1N7"])
    func `a code with digits is a name`(text: String) {
        #expect(PlaceText(text) == .name(text))
    }

    @Test func `a position is the name of its place`() throws {
        let place = try #require(PlaceText("51.47 -0.4543")).place(in: [])

        #expect(place.name == "51.4700 N, 0.4543 W")
        #expect(place.airport == nil)
        #expect(place.choice == nil)
    }

    @Test(arguments: [
        ("JFK", "KJFK"), ("egll", "EGLL"), ("madrid barajas", "LEMD"), ("London", "EGLL"),
        ("new york", "KJFK"), ("PARIS", "LFPG"), ("tokyo", "RJTT"), ("chicago", "KORD"),
        ("são paulo", "SBGR"),
    ])
    func `an airport is found by its code or name, and a city is its largest airport`(
        text: String, ident: String
    ) async throws {
        let place = try #require(PlaceText(text)).place(in: try await EmbeddedAirports.all())

        #expect(place.airport?.ident == ident)
        #expect(place.coordinate == place.airport?.position)
    }

    @Test func `the choice of an airport is said`() async throws {
        let airports = try await EmbeddedAirports.all()

        let city = try #require(PlaceText("new york")).place(in: airports)
        let code = try #require(PlaceText("JFK")).place(in: airports)

        #expect(city.name == "John F Kennedy International Airport (JFK)")
        #expect(
            city.choice == "“new york” is taken for \(city.name); it could also be LaGuardia"
                + " Airport (LGA), New York Stewart International Airport (SWF), New York Skyports"
                + " Inc Seaplane Base (NYS) or 3 others.")
        #expect(code.choice == nil)
    }

    @Test func `an unknown name has a suggestion`() async throws {
        let airports = try await EmbeddedAirports.all()

        #expect(throws: UnknownPlace.notFound("Barcelna", nearest: "Barcelona")) {
            try PlaceText.name("Barcelna").place(in: airports)
        }
        #expect(throws: UnknownPlace.notFound("qqqqqq", nearest: nil)) {
            try PlaceText.name("qqqqqq").place(in: airports)
        }
        let error = UnknownPlace.notFound("Barcelna", nearest: "Barcelona").explanation
        #expect(error.message == "No airport or city is called 'Barcelna'.")
        #expect(error.recovery == "Did you mean 'Barcelona'?")
    }

    @Test func `an airport without a position is not a place`() throws {
        let entity = AirportEntity(ident: "XX-0001", name: "Badger's Field")
        let airports = Airport.all([entity], countries: Countries([]))

        #expect(throws: UnknownPlace.noPosition("Badger's Field (XX-0001)")) {
            try PlaceText.name("badger").place(in: airports)
        }
    }
}
