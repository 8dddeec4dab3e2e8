import FeatureTesting
import Fixtures
import Foundation
import Networking
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import LaunchDetailFeature

/// Tests of reading records with odd and missing fields.
@Suite struct LaunchDetailEntityTests {
    @Test func `the entity has the fields of the record`() throws {
        let response = Data(try Fixture.launches.utf8)
        let launch = LaunchEntity.sample("Night’s Watch", id: "nights-watch")

        let entity = try #require(LaunchDetailEntity.found(launch, in: response))

        #expect(entity.window == 5_400)
        #expect(entity.staticFireUTC == "2018-03-01T20:15:00.000Z")
        #expect(entity.crew == 2)
        #expect(entity.fairing?.recoveryAttempt == true)
        #expect(entity.fairing?.recovered == false)
        #expect(entity.payloads?.map(\.id) == ["nights-watch-payload", "raven", "no-such-payload"])
        #expect(entity.payloads?.allSatisfy(\.isReference) == true)
        #expect(entity.cores?.map(\.id) == ["b1", "b2", "no-such-core"])
        #expect(entity.presskit == "https://press.example/nights_watch.pdf")
        #expect(entity.reddit.launch == "https://forum.example/nights-watch?a=1&b=2")
        #expect(!entity.isPartial)
    }

    @Test func `failures are read, and empty cores are left out`() throws {
        let entity = try LaunchDetailEntity.read(
            #"""
            {"failures": [{"time": 33, "altitude": null, "reason": "engine"}, {"time": -5}],
             "cores": [{"core": null, "flight": null}, {"core": null, "landing_attempt": true}],
             "crew": [{"crew": "a", "role": "Pilot"}]}
            """#)

        #expect(entity.failures.map(\.time) == [33, -5])
        #expect(entity.failures.map(\.reason) == ["engine", nil])
        #expect(entity.cores?.count == 1)
        #expect(entity.crew == 1)
    }

    @Test(arguments: [
        #"{"window": "2 h", "static_fire_date_utc": 5, "crew": "two", "fairings": "both"}"#,
        #"{"payloads": "one", "cores": {"core": "b1"}, "failures": 3, "links": []}"#,
        #"{"links": {"reddit": "none", "presskit": 5}, "details": {}, "fairings": null}"#,
    ])
    func `fields of other types are nil`(json: String) throws {
        #expect(try LaunchDetailEntity.read(json) == LaunchDetailEntity())
    }

    @Test func `odd elements of lists are left out`() throws {
        let entity = try LaunchDetailEntity.read(
            #"{"payloads": [5, "a", null, {}], "cores": ["b", 5, {"flight": "x"}]}"#)

        #expect(entity.payloads?.map(\.id) == ["a"])
        #expect(entity.cores == [])
        #expect(!entity.isPartial)
    }

    @Test(arguments: [
        #"{"id": "x", "window": 1}"#, #"[{"id": "y"}, {"id": "x", "window": 1}]"#,
        #"{"docs": [3, {"id": "x", "window": 1}]}"#, #"{"docs": [], "id": "x", "window": 1}"#,
    ])
    func `a launch is found in every format of a response`(json: String) {
        let entity = LaunchDetailEntity.found(.sample(id: "x"), in: Data(json.utf8))

        #expect(entity?.window == 1)
    }

    @Test(arguments: ["[]", "{}", "3", "{", "", #"[{"id": "y", "name": "Sample"}]"#])
    func `a missing launch is not found`(json: String) {
        #expect(LaunchDetailEntity.found(.sample(id: "x"), in: Data(json.utf8)) == nil)
    }

    @Test func `a launch without an id is found by its name`() {
        let json = #"[{"name": "Other"}, {"name": "Sample", "window": 1}]"#

        #expect(LaunchDetailEntity.found(.sample(), in: Data(json.utf8))?.window == 1)
    }

    @Test func `payloads, cores and landing pads without ids are left out`() throws {
        let json = Data(#"[{"name": "A", "serial": "A"}, {"id": "b", "mass_kg": "heavy"}, 3]"#.utf8)

        let payloads = try JSONReader.read(json) { Records(json: &$0) { PayloadEntity(json: &$0) } }
        let boosters = try JSONReader.read(json) { Records(json: &$0) { BoosterEntity(json: &$0) } }
        let landpads = try JSONReader.read(json) { Records(json: &$0) { LandpadEntity(json: &$0) } }

        #expect(payloads?.records == [PayloadEntity(id: "b")])
        #expect(boosters?.records == [BoosterEntity(id: "b")])
        #expect(landpads?.records == [LandpadEntity(id: "b")])
    }
}
