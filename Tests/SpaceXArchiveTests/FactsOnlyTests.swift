import FeatureTesting
import Foundation
import Networking
import SpaceXArchive
import Testing

/// Tests that the archive has facts only, and no text that someone wrote.
@Suite struct FactsOnlyTests {
    static let kept = [
        "company": [
            "headquarters.address", "headquarters.city", "headquarters.state", "links.website",
            "links.flickr", "links.twitter", "links.elon_twitter", "name", "founder", "founded",
            "employees", "vehicles", "launch_sites", "test_sites", "ceo", "cto", "coo",
            "cto_propulsion", "valuation", "id",
        ],
        "cores": ["serial", "block", "id"],
        "landpads": ["name", "full_name", "id"],
        "launches": [
            "flight_number", "name", "date_utc", "date_precision", "upcoming", "success",
            "rocket", "launchpad", "links.patch.small", "links.webcast", "links.article",
            "links.wikipedia", "id",
        ],
        "launchpads": [
            "name", "full_name", "locality", "region", "latitude", "longitude", "status",
            "id",
        ],
        "payloads": [
            "name", "type", "reused", "customers", "nationalities", "manufacturers", "mass_kg",
            "orbit", "periapsis_km", "apoapsis_km", "inclination_deg", "period_min", "id",
        ],
        "rockets": ["name", "id"],
    ]

    /// The fields of a launch's own record; a launch may have no fairing and no failure.
    static let keptOfOne: Set = [
        "fairings", "fairings.reused", "fairings.recovery_attempt", "fairings.recovered",
        "links.presskit", "links.reddit.campaign", "links.reddit.launch", "links.reddit.media",
        "links.reddit.recovery", "static_fire_date_utc", "window", "failures", "failures.time",
        "failures.altitude", "crew", "payloads", "cores.core", "cores.flight", "cores.gridfins",
        "cores.legs", "cores.reused", "cores.landing_attempt", "cores.landing_success",
        "cores.landing_type", "cores.landpad", "id",
    ]

    @Test(arguments: kept)
    func `the archive has only the listed fields`(resource: String, fields: [String]) async throws {
        let records = try await Self.leaves(of: resource)

        #expect(!records.isEmpty)
        #expect(records.allSatisfy { Set($0.keys) == Set(fields) })
    }

    @Test func `the record of a launch has only the listed fields`() async throws {
        let records = try await Self.leavesOfEachLaunch()

        #expect(records.count == 205)
        #expect(records.reduce(into: Set()) { $0.formUnion($1.keys) } == Self.keptOfOne)
    }

    @Test(arguments: kept.keys)
    func `no text is longer than a name`(resource: String) async throws {
        Self.expectNamesOnly(try await Self.leaves(of: resource))
    }

    @Test func `no text of a launch is longer than a name`() async throws {
        Self.expectNamesOnly(try await Self.leavesOfEachLaunch())
    }

    private static func expectNamesOnly(_ records: [[String: [Any]]]) {
        let texts = records.flatMap(\.values).flatMap(\.self).compactMap { $0 as? String }
        let addresses = texts.filter { $0.contains("://") }

        #expect(texts.count > addresses.count)
        #expect(texts.allSatisfy { $0.count <= 90 || addresses.contains($0) })
        #expect(addresses.allSatisfy { $0.hasPrefix("http") && !$0.contains(" ") })
    }

    private static func leavesOfEachLaunch() async throws -> [[String: [Any]]] {
        var records: [[String: [Any]]] = []
        for launch in try await leaves(of: "launches") {
            let id = try #require(launch["id"]?.first as? String)
            records += try await leaves(of: "launches/\(id)")
        }
        return records
    }

    /// The values of each record of a resource, by dotted names such as `links.webcast`.
    private static func leaves(of resource: String) async throws -> [[String: [Any]]] {
        let data = try await SpaceXArchive().data(for: Endpoint("/v4/\(resource)"))
        let content = try JSONSerialization.jsonObject(with: data)
        return (content as? [Any] ?? [content]).map { flat($0, under: "") }
    }

    /// The values of nested objects by dotted names; elements of a list have the name of the list.
    private static func flat(_ value: Any, under path: String) -> [String: [Any]] {
        if let list = value as? [Any], list.contains(where: { $0 is [String: Any] }) {
            return list.reduce(into: [:]) { result, item in
                result.merge(flat(item, under: path)) { $0 + $1 }
            }
        }
        guard let object = value as? [String: Any] else {
            return [path: value as? [Any] ?? [value]]
        }
        return object.reduce(into: [:]) { result, field in
            let path = path.isEmpty ? field.key : "\(path).\(field.key)"
            result.merge(flat(field.value, under: path)) { $0 + $1 }
        }
    }
}
