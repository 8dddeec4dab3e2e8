import FeatureTesting
import Fixtures
import Foundation
import Networking
import SectionKit
import SpaceXSamples
import Testing

@testable import SpaceXLaunches

@Suite struct LaunchesServiceTests {
    @Test func `launches, rockets and launchpads are requested once each`() async throws {
        let request = try BaseRequestSpy.api()

        let entity = try await LaunchesService(request: request).launches(LaunchesQuery())

        #expect(request.asked.count == 3)
        #expect(
            Set(request.asked) == [
                Endpoint("/v4/launches"), Endpoint("/v4/rockets"), Endpoint("/v4/launchpads"),
            ])
        #expect(entity.launches.count == 11)
        #expect(Set(entity.launches.map(\.rocket)) == ["Heron 1", "Ångström Heavy", nil])
        #expect(
            Set(entity.launches.map(\.launchpad)) == ["Mole End LC-1", "Öland Sea Platform", nil])
        #expect(entity.warnings == [])
    }

    @Test func `a partial list with duplicates is recognized`() async throws {
        let response = """
            {"docs": [{"id": "a", "name": "A", "date_utc": null}, {"id": "b", "name": "B", "date_utc": null}, {"id": "a", "name": "A", "date_utc": null}],
              "totalDocs": 205, "hasNextPage": true}
            """
        let request = try BaseRequestSpy.api(launches: .text(response))

        let entity = try await LaunchesService(request: request).launches(LaunchesQuery())

        #expect(entity.launches.map(\.name) == ["A", "B"])
        #expect(entity.part == ListPart(read: 2, total: 205))
        #expect(entity.warnings == ["Only 2 of 205 launches were read; the others are missing."])
        #expect(!entity.isComplete)
    }

    @Test func `launches are in the order of the response`() async throws {
        let entity = try await LaunchesService(request: BaseRequestSpy.api()).launches(
            LaunchesQuery())

        #expect(entity.launches.prefix(3).compactMap(\.flightNumber) == [3, 1, 9])
    }

    /// The test would time out if one request waited for the response to another.
    @Test(.timeLimit(.minutes(1)))
    func `the three requests are concurrent`() async throws {
        let gates = [Gate(), Gate(), Gate()]
        let request = try BaseRequestSpy.api(
            launches: .gated(gates[0], .text(Fixture.emptyList)),
            rockets: .gated(gates[1], .text(Fixture.emptyList)),
            launchpads: .gated(gates[2], .text(Fixture.emptyList))
        )

        async let entity = LaunchesService(request: request).launches(LaunchesQuery())
        for gate in gates { await gate.reached() }
        let askedBeforeAnyAnswer = request.asked.count
        for gate in gates { await gate.open() }

        let response = Body(Data(Fixture.emptyList.utf8))
        #expect(try await entity == LaunchesEntity(isComplete: true, response: response))
        #expect(askedBeforeAnyAnswer == 3)
    }

    @Test(arguments: RequestError.examples)
    func `the service fails if the launches fail to load`(error: RequestError) async throws {
        let request = try BaseRequestSpy.api(launches: .failure(error))

        await #expect(throws: error) {
            try await LaunchesService(request: request).launches(LaunchesQuery())
        }
    }

    @Test(arguments: Fixture.brokenDocuments + [Fixture.emptyObject, "null"])
    func `a response that is not a list is reported as unreadable`(text: String) async throws {
        let request = try BaseRequestSpy.api(launches: .text(text))

        let error = await #expect(throws: RequestError.self) {
            try await LaunchesService(request: request).launches(LaunchesQuery())
        }

        guard case .unreadable = error else {
            Issue.record("\(String(describing: error)) is not an unreadable response")
            return
        }
    }

    @Test(arguments: RequestError.examples)
    func `launches without rockets have a warning`(error: RequestError) async throws {
        let request = try BaseRequestSpy.api(rockets: .failure(error))

        let entity = try await LaunchesService(request: request).launches(LaunchesQuery())

        #expect(entity.launches.count == 11)
        #expect(entity.launches.allSatisfy { $0.rocket == nil })
        #expect(entity.launches.contains { $0.launchpad != nil })
        #expect(entity.warnings.count == 1)
        #expect(entity.warnings.first?.contains("rockets") == true)
        #expect(entity.warnings.first?.contains(error.summary) == true)
    }

    @Test(arguments: Fixture.brokenDocuments)
    func `launches without launch sites have a warning`(text: String) async throws {
        let request = try BaseRequestSpy.api(launchpads: .text(text))

        let entity = try await LaunchesService(request: request).launches(LaunchesQuery())

        #expect(entity.launches.count == 11)
        #expect(entity.launches.contains { $0.rocket != nil })
        #expect(entity.launches.allSatisfy { $0.launchpad == nil })
        #expect(entity.warnings.count == 1)
        #expect(entity.warnings.first?.contains("launch sites") == true)
    }

    @Test func `a launchpad without an id or a name is ignored`() async throws {
        let request = try BaseRequestSpy.api(
            launches: .text(
                #"""
                [{"name": "A", "flight_number": 1, "launchpad": "a"},
                 {"name": "B", "flight_number": 2, "launchpad": ""}]
                """#),
            launchpads: .text(#"[{"id": "a", "name": " "}, {"name": "No id"}, 5]"#))

        let entity = try await LaunchesService(request: request).launches(LaunchesQuery())

        #expect(entity.launches.map(\.launchpad) == [nil, nil])
        #expect(entity.sites.map(\.key) == ["a"])
        #expect(entity.warnings == [])
    }

    @Test(arguments: [(1, "1 launch "), (2, "2 launches ")])
    func `unreadable launches are counted in a warning`(broken: Int, start: String) async throws {
        let records =
            [#"{"name": "A", "flight_number": 1}"#] + Array(repeating: "null", count: broken)
        let request = try BaseRequestSpy.api(
            launches: .text("[\(records.joined(separator: ","))]"))

        let entity = try await LaunchesService(request: request).launches(LaunchesQuery())

        #expect(entity.launches.map(\.name) == ["A"])
        #expect(entity.warnings.count == 1)
        #expect(entity.warnings.first?.hasPrefix(start) == true)
    }
}
