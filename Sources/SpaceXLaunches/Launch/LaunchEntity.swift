import Networking
import SectionKit

/// A launch as an API describes it; nil for missing or unusable fields.
package struct LaunchEntity: Equatable, Sendable {
    /// The API's id of the launch.
    package var id: String?
    package var name = ""
    package var flightNumber: Int?
    package var dateUTC: String?
    package var datePrecision: String?
    package var upcoming: Bool?
    package var success: Bool?

    /// Whether SpaceX is the launch provider; nil if the API does not say.
    package var isOfSpaceX: Bool?

    /// The ids of the rocket and the launch site, if the API has their names elsewhere.
    package var rocketID: String?
    package var launchpadID: String?

    /// The names of the rocket and the launch site.
    package var rocket: String?
    package var launchpad: String?

    /// The launch site, if its record has more than the name.
    package var site: SiteEntity?

    package var patch: String?
    package var webcast: String?
    package var article: String?
    package var wikipedia: String?

    /// The place of its record in the response; nil if it is not from one.
    package var place: RecordPlace?
}

extension LaunchEntity {
    /// Creates a launch with a name only.
    package init(name: String) {
        self.name = name
    }

    /// Reads a record of the r/SpaceX API's `/v4/launches` or `/v5/launches`; nil if the value is
    /// not an object or the launch has no name.
    init?(json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "id": id = json.string()
            case "name": name = json.string().nonBlank ?? ""
            case "flight_number": flightNumber = json.lenientInteger()
            case "date_utc": dateUTC = json.string()
            case "date_precision": datePrecision = json.string()
            case "upcoming": upcoming = json.bool()
            case "success": success = json.bool()
            case "rocket": rocketID = json.string()
            case "launchpad": launchpadID = json.string()
            case "links": readLinks(&json)
            default: break
            }
        }
        if name.isEmpty { return nil }
    }

    private mutating func readLinks(_ json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "patch": patch = json.field("small") { $0.string() }
            case "webcast": webcast = json.string()
            case "article": article = json.string()
            case "wikipedia": wikipedia = json.string()
            default: break
            }
        }
    }
}
