import AirportSamples
import FeatureTesting
import FlightSamples
import Flights
import Networking
import SectionKit
import Testing

@testable import FlightsFeature

@Suite struct FlightsBuilderTests {
    @Test func `the builder sends no request`() throws {
        let (request, sky) = (BaseRequestSpy(), SkySpy(.success(.sample())))

        let section = try FlightsBuilder.recipe.make(
            .sample(request: request, sky: sky, now: GoldenFormat.now),
            OptionValues(["near": "JFK"]))

        #expect(section.id == FlightsBuilder.recipe.name)
        #expect(request.asked == [])
        #expect(sky.selections == [])
    }

    @Test func `the recipe has every option that the query reads`() {
        #expect(
            FlightsBuilder.recipe.command.options.map(\.name) == [
                "search", "country", "airline", "type", "registration", "near", "radius", "box",
                "altitude", "speed", "on-ground", "airborne", "squawk", "military", "emergency",
                "max-age", "origin", "destination", "category", "position-source", "signal",
                "messages", "sort", "order", "limit", "offset", "aircraft-db", "units",
            ])
        #expect(FlightsBuilder.recipe.command.alerts)
    }

    @Test(arguments: [["limit": "-1"], ["sort": "distance"], ["on-ground": "", "airborne": ""]])
    func `invalid options are refused`(options: [String: String]) {
        #expect(throws: UsageError.self) {
            try FlightsBuilder.recipe.make(
                .sample(request: BaseRequestSpy(), now: GoldenFormat.now), OptionValues(options))
        }
    }
}
