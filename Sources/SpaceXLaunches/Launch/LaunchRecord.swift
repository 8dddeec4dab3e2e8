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
    var rocketID: JSONText?
    var launchpadID: JSONText?

    var patch: JSONText?
    var webcast: JSONText?
    var article: JSONText?
    var wikipedia: JSONText?
}

extension LaunchRecord {
    /// Reads a record of the r/SpaceX API's `/v4/launches` or `/v5/launches`; nil if the value is
    /// not an object or the launch has no name.
    init?(json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "id": id = json.text()
            case "name": name = json.text()
            case "flight_number": flightNumber = json.lenientInteger()
            case "date_utc": dateUTC = json.text()
            case "date_precision": datePrecision = json.text()
            case "upcoming": upcoming = json.bool()
            case "success": success = json.bool()
            case "rocket": rocketID = json.text()
            case "launchpad": launchpadID = json.text()
            case "links": readLinks(&json)
            default: break
            }
        }
        if name?.isBlank ?? true { return nil }
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
