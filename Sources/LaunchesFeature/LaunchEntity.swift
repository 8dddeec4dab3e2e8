import Networking

/// One launch as an API describes it; nil where it says nothing usable.
struct LaunchEntity: Equatable, Sendable {
    var id: String?
    var name = ""
    var flightNumber: Int?
    var dateUTC: String?
    var datePrecision: String?
    var upcoming: Bool?
    var success: Bool?

    /// The ids of the rocket and the launch site, where the API has their names elsewhere.
    var rocketID: String?
    var launchpadID: String?

    /// The names of the rocket and the launch site.
    var rocket: String?
    var launchpad: String?

    var patch: String?
    var webcast: String?
    var article: String?
    var wikipedia: String?
}

extension LaunchEntity {
    /// Reads a record of `/v4/launches` or `/v5/launches` of the r/SpaceX API; nil when the value
    /// is no object or the launch has no name.
    init?(json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "name": name = json.string() ?? ""
            case "flight_number": flightNumber = json.integer()
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
            case "patch":
                json.object { key, json in
                    if key == "small" { patch = json.string() }
                }
            case "webcast": webcast = json.string()
            case "article": article = json.string()
            case "wikipedia": wikipedia = json.string()
            default: break
            }
        }
    }
}
