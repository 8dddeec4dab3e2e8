import Networking

/// A launch site as an API describes it; nil for missing or unusable fields.
package struct SiteEntity: Identifiable, Equatable, Sendable {
    package var id = ""
    package var name: String?
    package var fullName: String?
    package var locality: String?
    package var region: String?

    /// The coordinates, in degrees north and east.
    package var latitude: Double?
    package var longitude: Double?

    /// Whether it is in use, such as "active", "retired" or "under construction".
    package var status: String?

    package init() {}
}

extension SiteEntity {
    /// Reads a record of the r/SpaceX API's `/v4/launchpads`; nil if it has no id.
    init?(json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "id": id = json.string() ?? ""
            case "name": name = json.string()
            case "full_name": fullName = json.string()
            case "locality": locality = json.string()
            case "region": region = json.string()
            case "latitude": latitude = json.lenientNumber()
            case "longitude": longitude = json.lenientNumber()
            case "status": status = json.string()
            default: break
            }
        }
        if id.isEmpty { return nil }
    }
}
