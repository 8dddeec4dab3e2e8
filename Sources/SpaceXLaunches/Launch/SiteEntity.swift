import Networking

/// A launch site as an API describes it; nil where it says nothing usable.
package struct SiteEntity: Identifiable, Equatable, Sendable {
    package var id = ""
    package var name: String?
    package var fullName: String?
    package var locality: String?
    package var region: String?

    /// Degrees north and east.
    package var latitude: Double?
    package var longitude: Double?

    package init() {}
}

extension SiteEntity {
    /// Reads a record of `/v4/launchpads` of the r/SpaceX API; nil when it lacks its id.
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
            default: break
            }
        }
        if id.isEmpty { return nil }
    }
}
