import Networking
import SectionKit

/// A record of the r/SpaceX API while it is read, with its texts still in their place; nil for
/// missing or unusable fields.
struct LaunchRecord {
    var id: JSONText?
    var name: JSONText?
    var flightNumber: Int?
    var dateUTC: JSONText?
    var datePrecision: JSONText?
    var upcoming: Bool?
    var success: Bool?
    var isTentative: Bool?
    var rocketID: JSONText?
    var launchpadID: JSONText?

    var patch: JSONText?
    var webcast: JSONText?
    var article: JSONText?
    var wikipedia: JSONText?

    /// Whether it has fields of Launch Library's records.
    var isOfLaunchLibrary = false

    /// Whether it has the field of a date or a flight number, even if its value is odd.
    private var hasLaunchFields = false

    /// Whether it is a launch: it has a name, and is not a rocket, say.
    var isLaunch: Bool { hasLaunchFields && name?.isBlank == false }

    init() {}
}

extension LaunchRecord {
    /// Reads a record of the r/SpaceX API's `/v4/launches` or `/v5/launches`; nil if it is no launch.
    init?(json: inout JSONReader) {
        self.init(reading: &json)
        if !isLaunch { return nil }
    }

    /// Reads a record, whatever it is.
    init(reading json: inout JSONReader) {
        self.init()
        json.object { key, json in
            switch key {
            case "id": id = json.text()
            case "name": name = json.text()
            case "flight_number": (flightNumber, hasLaunchFields) = (json.lenientInteger(), true)
            case "date_utc": (dateUTC, hasLaunchFields) = (json.text(), true)
            case "date_precision": datePrecision = json.text()
            case "upcoming": upcoming = json.bool()
            case "success": success = json.bool()
            case "tbd", "net": isTentative = isTentative == true ? true : json.bool()
            case "net_precision", "lsp_name", "launch_service_provider": isOfLaunchLibrary = true
            case "rocket": rocketID = json.text()
            case "launchpad": launchpadID = json.text()
            case "links": readLinks(&json)
            default: break
            }
        }
    }

    private mutating func readLinks(_ json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "patch": patch = json.field("small") { $0.text() }
            case "webcast": webcast = json.text()
            case "article": article = json.text()
            case "wikipedia": wikipedia = json.text()
            default: break
            }
        }
    }
}

extension JSONText {
    /// Whether there is nothing to see in the text.
    fileprivate var isBlank: Bool {
        let beginsPlainly = withUTF8 { bytes in bytes.first.map { 0x21...0x7E ~= $0 } ?? false }
        return !beginsPlainly && text.nonBlank == nil
    }
}
