import Foundation
import Networking

/// The JSON of a report, read with a decoder other than the project's own.
struct ReportDocument: Decodable {
    let schema: Int
    let source: String
    let generated_at: String
    let sections: [Section]

    struct Section: Decodable {
        let id: String
        let title: String
        let state: String
        let rows: [Launch]?
        let facts: Facts?
    }

    struct Launch: Decodable, Equatable {
        let flight_number: Int?
        let name: String
        let date_utc: String?
        let date_precision: String?
        let rocket: String?
        let launchpad: String?
        let outcome: String
        let patch: String?
        let webcast: String?
        let article: String?
        let wikipedia: String?
    }

    struct Facts: Decodable {
        let name: String
        let founder: String
        let founded: Int
        let employees: Int
        let launch_sites: Int
        let valuation_usd: Int
        let headquarters: String
        let website: String
    }

    init(_ json: String) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
    }

    /// The launches of the first section with rows.
    var launches: [Launch] {
        sections.lazy.compactMap(\.rows).first ?? []
    }
}

/// The keys of every object in a JSON text, in order, by the path of the object.
///
/// A decoder loses the order of keys. Elements of arrays share a path, such as `sections.rows`.
struct KeyOrder {
    private(set) var keys: [String: Set<[String]>] = [:]

    init(_ json: String) throws {
        var found: [String: Set<[String]>] = [:]
        try JSONReader.read(Data(json.utf8)) { Self.walk(&$0, way: "", into: &found) }
        keys = found
    }

    private static func walk(
        _ json: inout JSONReader,
        way: String,
        into found: inout [String: Set<[String]>]
    ) {
        var keys: [String] = []
        let isObject = json.object { key, value in
            keys.append(key.text)
            walk(&value, way: way.isEmpty ? key.text : "\(way).\(key.text)", into: &found)
        }
        if isObject {
            found[way, default: []].insert(keys)
        } else {
            json.array { walk(&$0, way: way, into: &found) }
        }
    }
}
