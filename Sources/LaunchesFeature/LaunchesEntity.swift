import Networking

/// The launches as the r/SpaceX API describes them, with what their ids refer to.
struct LaunchesEntity: Equatable, Sendable {
    /// The records of `/v4/launches`.
    var launches: [LaunchEntity] = []

    /// Names of `/v4/rockets` by id.
    var rockets: [String: String] = [:]

    /// Names of `/v4/launchpads` by id.
    var launchpads: [String: String] = [:]

    /// What could not be had or read, in plain sentences.
    var warnings: [String] = []
}

/// One launch as `/v4/launches` describes it; nil where it says nothing usable.
struct LaunchEntity: Equatable, Sendable {
    var name = ""
    var flightNumber: Int?
    var dateUTC: String?
    var datePrecision: String?
    var upcoming: Bool?
    var success: Bool?
    var rocket: String?
    var launchpad: String?
    var patch: String?
    var webcast: String?
    var article: String?
    var wikipedia: String?
}

extension LaunchEntity {
    /// Reads the entity; nil when the value is no object or the launch has no name.
    init?(json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "name": name = json.string() ?? ""
            case "flight_number": flightNumber = json.integer()
            case "date_utc": dateUTC = json.string()
            case "date_precision": datePrecision = json.string()
            case "upcoming": upcoming = json.bool()
            case "success": success = json.bool()
            case "rocket": rocket = json.string()
            case "launchpad": launchpad = json.string()
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

/// A record that a launch refers to by id, as `/v4/rockets` and `/v4/launchpads` name it.
struct NamedEntity: Equatable, Sendable {
    var id = ""
    var name = ""
}

extension NamedEntity {
    /// Reads the entity; nil when it lacks its id or its name.
    init?(json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "id": id = json.string() ?? ""
            case "name": name = json.string() ?? ""
            default: break
            }
        }
        if id.isEmpty || name.isEmpty { return nil }
    }
}
