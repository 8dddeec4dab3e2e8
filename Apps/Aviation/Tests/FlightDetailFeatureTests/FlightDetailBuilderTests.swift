import FeatureTesting
import FlightSamples
import Flights
import Networking
import SectionKit
import Testing

@testable import FlightDetailFeature

@Suite struct FlightDetailBuilderTests {
    @Test func `the builder sends no request`() throws {
        let request = BaseRequestSpy.facts()
        let spies = LookUpSpies()
        let dependencies = AviationDependencies(
            context: ContextSpy(), request: request,
            sky: SkySpy(.success(Sky([], at: GoldenFormat.now))), lookUps: spies.lookUps)

        let section = try FlightDetailBuilder.recipe.make(
            dependencies, OptionValues(["flight": "TDL12", "units": "metric"]))

        #expect(section.id == "flight")
        #expect(request.asked.isEmpty && spies.hexdb.asked.isEmpty)
    }

    @Test(arguments: [("", true), (nil, false)] as [(String?, Bool)])
    func `no other service is asked with --no-look-ups`(
        option: String?, isAlone: Bool
    ) async throws {
        let spies = LookUpSpies()
        let pastFlights = PastFlightsSpy(.success(Records()))
        let sky = SkySpy(.success(Sky([.toad], at: GoldenFormat.now)))
        let dependencies = AviationDependencies(
            context: ContextSpy(), request: BaseRequestSpy.facts(), sky: sky,
            lookUps: spies.lookUps, pastFlights: pastFlights)
        var options = ["flight": "TDL12"]
        options["no-look-ups"] = option

        _ = await (try FlightDetailBuilder.recipe.make(dependencies, OptionValues(options)))
            .loaded()

        #expect(spies.hexdb.asked.isEmpty == isAlone)
        #expect(pastFlights.asked.all.isEmpty == isAlone)
        #expect(sky.selections == [.callSign("TDL12")])
    }

    @Test(arguments: [(true, 1), (false, 3)])
    func `a recording is asked once for all meanings of a name, a live source for each`(
        isRecorded: Bool, count: Int
    ) async throws {
        let sky = SkySpy(.success(Sky([.otter], at: GoldenFormat.now, isRecorded: isRecorded)))
        let dependencies = AviationDependencies(
            context: ContextSpy(), request: BaseRequestSpy.facts(), sky: sky)

        _ = await
            (try FlightDetailBuilder.recipe.make(
                dependencies, OptionValues(["flight": "GABCD"]))).loaded()

        #expect(sky.selections.count == count)
    }

    @Test(arguments: ["flight", "units", "wait-for"])
    func `an invalid value is a usage error`(option: String) throws {
        var options = ["flight": "TDL12"]
        options[option] = "?"

        #expect(throws: UsageError.self) {
            try FlightDetailBuilder.recipe.make(
                .sample(request: BaseRequestSpy(), now: GoldenFormat.now),
                OptionValues(options))
        }
    }
}
