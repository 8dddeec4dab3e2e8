import AirportSamples
import Airports
import FeatureTesting
import FlightSamples
import Networking
import SectionKit
import Testing

@testable import Flights

/// Filters by where flights come from and go to.
@Suite struct RouteFilterTests {
    private func filter(_ origin: [String]?, _ destination: [String]?) async throws -> RouteFilter?
    {
        var query = FlightQuery()
        (query.origin, query.destination) = (origin, destination)
        let entity = try await airportsService(BaseRequestSpy.tables(), memory: nil).airports()
        return try RouteFilter(query, in: AirportDirectory(entity))
    }

    @Test(
        arguments: [
            (["TOA"], nil, ["QAAA", "QEEE"], true), (["TOA"], nil, ["QEEE", "QAAA"], false),
            (nil, ["OTT"], ["QAAA", "QEEE"], true), (nil, ["OTT"], ["QEEE", "QAAA"], false),
            (["TOA"], ["OTT"], ["QAAA", "QBBB", "QEEE"], true),
            (["TOA"], ["OTT"], ["QEEE", "QAAA"], false),
            (["riverbank"], nil, ["QEEE", "QBBB"], true), (nil, ["OTT"], ["", "QEEE"], true),
            (["TOA"], nil, ["", "QEEE"], false),
        ] as [([String]?, [String]?, [String], Bool)])
    func `a route matches by its ends and its stops`(
        origin: [String]?, destination: [String]?, route: [String], isAllowed: Bool
    ) async throws {
        let filter = try #require(try await filter(origin, destination))

        #expect(filter.allows(route) == isAllowed)
        #expect(!filter.allows(nil))
    }

    @Test func `without airports there is no filter, and an unknown one is an error`() async throws
    {
        #expect(try await filter(nil, nil) == nil)
        await #expect(throws: UnknownFlightName.self) { try await filter(["qqqq"], nil) }
    }

    @Test func `the routes of airlines' flights are looked up by their call signs`() async {
        let request = BaseRequestSpy([
            Endpoint("/routes/IB/IBE123.json"): .text(#"{"airport_codes":"LEMD-KJFK"}"#)
        ])
        let known = await LookedUpRoutes(request).routes(of: [
            .sample("340001", "IBE123"), .sample("340002", "IBE45"), .sample("400001", "GABCD"),
            .sample("400002"),
        ])

        #expect(known.codes.map { $0.value } == [["LEMD", "KJFK"]])
        #expect(known.warnings == [])
        #expect(
            request.asked.map(\.description) == [
                "/routes/IB/IBE123.json", "/routes/IB/IBE45.json",
            ])
    }

    @Test func `a list has the flights of the route, and a recording says that it knows none`()
        async throws
    {
        func list(_ routes: (any RoutesInput)?) async throws -> FlightList {
            let request = BaseRequestSpy.tables()
            let service = FlightListService(
                sky: SkySpy(.success(.sample())), facts: DirectoryStub(),
                airports: airportsService(request, memory: nil), routes: routes,
                now: Sky.sampleTime)
            var query = FlightQuery()
            query.destination = ["OTT"]
            return try await service.flights(query)
        }

        let known = try await list(RoutesStub())
        let none = try await list(nil)

        #expect(known.flights.map(\.flight.name) == ["IBE123"])
        #expect(none.matching == 0)
        #expect(none.warnings == ["This source does not know routes; choose a live one."])
    }
}

private struct DirectoryStub: AircraftFactsInput {
    func directory() async throws(RequestError) -> any AircraftDirectory { DirectorySample() }
}

private struct RoutesStub: RoutesInput {
    func routes(of aircraft: [Aircraft]) async -> KnownRoutes {
        var known = KnownRoutes()
        for aircraft in aircraft where aircraft.callSign == "IBE123" {
            known.codes[aircraft.address] = ["QAAA", "QEEE"]
        }
        return known
    }
}
