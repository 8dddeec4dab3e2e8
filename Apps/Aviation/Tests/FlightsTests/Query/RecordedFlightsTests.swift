import AirportFacts
import Airports
import FeatureKit
import FeatureTesting
import FlightFacts
import Flights
import Networking
import SectionEssentials
import SectionKit
import Testing

/// Queries of the embedded extract, compared with what Python finds in the published file.
@Suite struct RecordedFlightsTests {
    @Test(arguments: [
        (["near": "JFK"], 143), (["near": "KJFK", "radius": "50nm"], 143),
        (["box": "40,-74,41,-73"], 54), (["altitude": "1000..5000"], 160),
        (["speed": "500.."], 4), (["airline": "DL"], 39), (["search": "jetblue"], 40),
        (["airline": "B6"], 40), (["squawk": "1200"], 65), (["military": ""], 22),
        (["type": "b738"], 30), (["on-ground": ""], 107), (["emergency": ""], 0),
        (["country": "Spain"], 0), ([:], 657),
    ])
    func `a query finds as many aircraft as in the published file`(
        options: [String: String], count: Int
    ) async throws {
        #expect(try await list(options).matching == count)
    }

    /// Radii at which the distances on a sphere would find another number.
    @Test(arguments: [
        ("39km", 86), ("42km", 91), ("50km", 102), ("124km", 169), ("216km", 270), ("244km", 302),
        ("300km", 395), ("318km", 431), ("343km", 477), ("386km", 541), ("443km", 631),
        ("459km", 655), ("150nm", 339), ("200nm", 523),
    ])
    func `as many aircraft are within a distance as by GeographicLib`(
        radius: String, count: Int
    ) async throws {
        #expect(try await list(["near": "JFK", "radius": radius]).matching == count)
    }

    @Test(arguments: [
        (["near": "JFK"], "DAL2414"), (["sort": "altitude"], "ASP675"),
        (["sort": "speed"], "TSTR15"), (["search": "DL2414"], "DAL2414"),
        (["search": "a05b7e"], "DAL2414"), (["registration": "N122DU"], "DAL2414"),
    ])
    func `the first flight is that of the published file`(
        options: [String: String], name: String
    ) async throws {
        let first = try #require(try await list(options).flights.first)

        #expect(first.flight.name == name)
    }

    @Test func `the nearest aircraft is 491 metres from the airport`() async throws {
        let first = try #require(try await list(["near": "JFK"]).flights.first)

        #expect(abs(try #require(first.distance) - 491) < 10)
    }

    /// The tables are parsed once for all tests.
    private static let memory = FeatureMemory()

    private func list(_ options: [String: String]) async throws -> FlightList {
        let request = AirportFacts.responses.merging(FlightFacts.responses)
        var context = ContextSpy(now: Date(timeIntervalSince1970: 1_800_000_000))
        context.memory = Self.memory
        return try await FlightListService(
            AviationDependencies(
                context: context, request: request,
                sky: RecordedSky(request: request, memory: Self.memory))
        ).flights(try FlightQuery(OptionValues(options)))
    }
}
