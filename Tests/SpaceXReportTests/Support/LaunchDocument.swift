import Foundation

/// The JSON of one launch, or of several to choose from.
struct LaunchDocument: Decodable {
    let sections: [Section]

    struct Section: Decodable {
        let id: String
        let state: String
        let facts: Facts?
        let payloads: [Payload]?
        let cores: [Core]?
        let links: [Link]?
        let matches: [ReportDocument.Launch]?
    }

    struct Facts: Decodable {
        let id: String?
        let name: String
        let flight_number: Int?
        let date_utc: String?
        let date_precision: String?
        let outcome: String
        let rocket: String?
        let launchpad: String?
        let latitude: Double?
    }

    struct Payload: Decodable {
        let name: String?
        let mass_kg: Double?
    }

    struct Core: Decodable {
        let serial: String?
        let flight: Int?
        let landing: String?
    }

    struct Link: Decodable {
        let kind: String
        let url: String
    }

    init(_ json: String) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
    }
}
