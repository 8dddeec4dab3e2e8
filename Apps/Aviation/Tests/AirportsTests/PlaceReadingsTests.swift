import AirportFacts
import Airports
import Geodesy
import Networking
import SectionEssentials
import Testing

/// What people mean by the name of a place.
@Suite struct PlaceReadingsTests {
    @Test(arguments: [
        ("roma", "LIRF"), ("Victoria", "CYYJ"), ("Wien", "LOWW"), ("lima", "SPIM"),
        ("København", "EKCH"), ("Kiev", "UKBB"), ("Rom", "LIRF"), ("mailand", "LIMC"),
        ("Nueva York", "KJFK"), ("londres", "EGLL"), ("Tokio", "RJTT"), ("münchen", "EDDM"),
        ("Москва", "UUEE"), ("東京", "RJTT"), ("st petersburg", "ULLI"), ("washington", "KIAD"),
    ])
    func `a city goes before a part of another name, in any language`(
        text: String, ident: String
    ) async throws {
        let place = try #require(PlaceText(text)).place(in: try await Self.directory())

        #expect(place.airport?.ident == ident)
    }

    @Test(arguments: [
        ("LIMA", "LIMA"), ("lima", "SPIM"), ("JFK", "KJFK"), ("jfk", "KJFK"), ("egll", "EGLL"),
        ("MAN", "EGCC"), ("man", "DIMN"), ("ident:EGLL", "EGLL"),
    ])
    func `a code in small letters is first a name`(text: String, ident: String) async throws {
        let place = try #require(PlaceText(text)).place(in: try await Self.directory())

        #expect(place.airport?.icao == ident || place.airport?.ident == ident)
    }

    @Test func `what was taken is said whenever something else is possible`() async throws {
        let airports = try await Self.directory()

        let small = try #require(PlaceText("lima")).place(in: airports)
        let capital = try #require(PlaceText("LIMA")).place(in: airports)
        let code = try #require(PlaceText("LHR")).place(in: airports)
        let name = try #require(PlaceText("victoria")).place(in: airports)

        #expect(
            small.choice?.hasPrefix(
                "“lima” is taken for Jorge Chávez International Airport (LIM) of Lima (Peru); it"
                    + " could also be ") == true)
        #expect(small.choice?.contains("(LIMA)") == true)
        #expect(capital.choice?.contains("it could also be Lima (Peru)") == true)
        #expect(code.choice == nil)
        #expect(name.choice?.contains("Victoria (Seychelles)") == true)
    }

    @Test func `a city without an airport is a place itself`() throws {
        let table = CityTable(
            Data("Toad Hall,GB,51.5000,-0.2500,1000,,|toad hall|krotenhall|тоад|\n".utf8))
        let airports = AirportDirectory([], cities: table)

        let place = try #require(PlaceText("krotenhall")).place(in: airports)

        #expect(place.name == "Toad Hall")
        #expect(place.airport == nil)
        #expect(place.coordinate.latitude == 51.5)
    }

    @Test func `a search for an airport lists the main one of the city first`() async throws {
        let airports = try await Self.directory()

        let rome = try #require(AirportSearch("roma")).matches(in: airports)
        let code = try #require(AirportSearch("LHR")).matches(in: airports)

        #expect(rome.first?.ident == "LIRF")
        #expect(rome.contains { $0.ident == "LIRA" })
        #expect(rome.contains { $0.name.contains("Romana") || $0.city?.contains("Romana") == true })
        #expect(code.map(\.ident) == ["EGLL"])
    }

    /// The embedded airports and cities, which all tests share.
    private static func directory() async throws -> AirportDirectory { try await task.value }

    private static let task = Task {
        let entities = try await AirportFacts.responses.value(of: Resource.airports).airports
        let countries = try await AirportFacts.responses.value(of: Resource.countries).records
        return AirportDirectory(
            entities, countries: Countries(countries),
            cities: try await AirportFacts.responses.value(of: Resource.cities))
    }
}
