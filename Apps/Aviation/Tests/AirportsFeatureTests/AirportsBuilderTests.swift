import AirportSamples
import Airports
import FeatureKit
import FeatureTesting
import FlightSamples
import Flights
import Networking
import SectionKit
import Testing

@testable import AirportsFeature

@Suite struct AirportsBuilderTests {
    @Test func `the builder sends no request`() throws {
        let request = BaseRequestSpy()

        let section = try make(["country": "Spain"], request)

        #expect(section.id == AirportsBuilder.recipe.name)
        #expect(request.asked == [])
    }

    @Test func `the recipe has every option that the query reads`() {
        let names = AirportsBuilder.recipe.command.options.map(\.name)

        #expect(
            names == [
                "search", "country", "type", "scheduled", "near", "radius", "sort", "order",
                "limit", "offset", "units", "all",
            ])
    }

    @Test(arguments: [
        ["limit": "-1"], ["offset": "x"], ["type": "huge"], ["sort": "colour"], ["order": "up"],
        ["search": "…"],
        ["country": " "], ["near": "91,0"], ["near": "JFK", "radius": "5 parsecs"],
        ["radius": "50"], ["sort": "distance"], ["units": "royal"], ["all": ""],
    ])
    func `invalid options are refused`(options: [String: String]) {
        #expect(throws: UsageError.self) { try make(options, BaseRequestSpy()) }
    }

    private func make(
        _ options: [String: String],
        _ request: BaseRequestSpy
    ) throws -> any Section {
        let dependencies = AviationDependencies.sample(request: request, now: GoldenFormat.now)
        return try AirportsBuilder.recipe.make(dependencies, OptionValues(options))
    }
}
