import Foundation
import Networking
import SpaceXArchive
import Testing

/// The archive may hold facts, and nothing that someone wrote.
@Suite struct FactsOnlyTests {
    static let kept = [
        "company": [
            "headquarters.address", "headquarters.city", "headquarters.state", "links.website",
            "links.flickr", "links.twitter", "links.elon_twitter", "name", "founder", "founded",
            "employees", "vehicles", "launch_sites", "test_sites", "ceo", "cto", "coo",
            "cto_propulsion", "valuation", "id",
        ],
        "launches": [
            "flight_number", "name", "date_utc", "date_precision", "upcoming", "success",
            "rocket", "launchpad", "links.patch.small", "links.webcast", "links.article",
            "links.wikipedia", "id",
        ],
        "launchpads": ["name", "full_name", "locality", "region", "id"],
        "rockets": ["name", "id"],
    ]

    @Test(arguments: kept)
    func `keeps exactly the fields it names`(resource: String, fields: [String]) async throws {
        let records = try await Self.leaves(of: resource)

        #expect(!records.isEmpty)
        #expect(records.allSatisfy { Set($0.keys) == Set(fields) })
    }

    @Test(arguments: kept.keys)
    func `has no text longer than a name`(resource: String) async throws {
        let texts = try await Self.leaves(of: resource).flatMap(\.values).compactMap {
            $0 as? String
        }

        let addresses = texts.filter { $0.contains("://") }

        #expect(texts.count > addresses.count)
        #expect(texts.allSatisfy { $0.count <= 90 || addresses.contains($0) })
        #expect(addresses.allSatisfy { $0.hasPrefix("http") && !$0.contains(" ") })
    }

    /// The fields of each record of a resource, under dotted names such as `links.webcast`.
    private static func leaves(of resource: String) async throws -> [[String: Any]] {
        let data = try await SpaceXArchive().data(for: Endpoint("/v4/\(resource)"))
        let content = try JSONSerialization.jsonObject(with: data)
        return (content as? [Any] ?? [content]).map { flat($0, under: "") }
    }

    private static func flat(_ value: Any, under path: String) -> [String: Any] {
        guard let object = value as? [String: Any] else { return [path: value] }
        return object.reduce(into: [:]) { result, field in
            let path = path.isEmpty ? field.key : "\(path).\(field.key)"
            result.merge(flat(field.value, under: path)) { first, _ in first }
        }
    }
}
