import Airports
import FeatureTesting
import FlightSamples
import Flights
import SectionKit
import Testing

@testable import MapFeature

@Suite struct MapQueryTests {
    @Test func `a map shows flights unless another is chosen`() throws {
        let query = try MapQuery(OptionValues(["type": "A320", "limit": "3"]))

        #expect(query.subject == .flights)
        #expect(query.flights.types == ["A320"])
        #expect(query.flights.page == ListPage(limit: 3))
    }

    @Test func `next to flights there are only large airports unless a type is given`() throws {
        let both = try MapQuery(OptionValues(["show": "both"]))
        let small = try MapQuery(OptionValues(["show": "both", "type": "small,A320"]))
        let airports = try MapQuery(OptionValues(["show": "airports"]))

        #expect(both.shownKinds == [.large])
        #expect(small.shownKinds == [.small])
        #expect(small.flights.types == ["A320"])
        #expect(airports.shownKinds == nil)
    }

    @Test(arguments: [
        (["type": "large"], "--type large is for airports; add --show airports or --show both."),
        (
            ["show": "airports", "type": "A320"],
            "--type A320 is for aircraft; with --show airports it takes large, medium, small,"
        ),
        (["show": "airports", "type": "larger"], "and large, medium, small, seaplane"),
        (["show": "airports", "airline": "IBE"], "--show flights or both"),
        (["show": "airports", "emergency": ""], "--show flights or both"),
        (["show": "airports", "sort": "speed"], "--show flights or both"),
        (["show": "balloons"], "flights, airports or both"),
        (["limit": "-1"], "0 or more"),
        (["radius": "5"], "--near"),
    ])
    func `invalid and contradictory options say what is valid`(
        options: [String: String], advice: String
    ) throws {
        let error = #expect(throws: UsageError.self) { try MapQuery(OptionValues(options)) }

        #expect(try #require(error).message.contains(advice))
    }

    @Test func `the filters that both have apply to airports alone`() throws {
        let options = [
            "show": "airports", "search": "otter", "country": "NL", "near": "OTT", "radius": "5",
            "box": "50,0,60,10", "limit": "2", "type": "large,Medium", "units": "metric",
        ]

        let query = try MapQuery(OptionValues(options))
        #expect(query.subject == .airports)
        #expect(query.shownKinds == [.large, .medium])
    }

    @Test func `the builder sends no request`() throws {
        let (request, sky) = (BaseRequestSpy(), SkySpy(.success(.sample())))

        let section = try MapBuilder.recipe.make(
            .sample(request: request, sky: sky, now: GoldenFormat.now),
            OptionValues(["show": "both"]))

        #expect(section.id == MapBuilder.recipe.name)
        #expect(request.asked == [])
        #expect(sky.selections == [])
    }
}
