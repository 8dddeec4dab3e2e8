import Networking
import SectionKit

extension LaunchEntity {
    /// Reads a record of `/2.3.0/launches/` of Launch Library in its normal mode; nil when the
    /// value is no object or the launch has no name.
    init?(launchLibrary json: inout JSONReader) {
        var title = ""
        var mission = LaunchLibraryMission()
        json.object { key, json in
            switch key {
            case "id": id = json.string()
            // How many launches its agency had tried with this one: what r/SpaceX numbers by hand.
            case "agency_launch_attempt_count": flightNumber = json.integer()
            case "name": title = json.string() ?? ""
            case "net": dateUTC = json.string()
            case "net_precision": datePrecision = Self.precision(json.field("id") { $0.integer() })
            case "status": readStatus(json.field("id") { $0.integer() })
            case "rocket":
                rocket = json.field("configuration") { $0.field("full_name") { $0.string() } }
            case "pad": launchpad = Self.padName(&json)
            case "mission": mission = LaunchLibraryMission(json: &json)
            default: break
            }
        }
        // A title is "Falcon 9 Block 5 | Starlink Group 6-1": the rocket, then the mission.
        let parts = title.split(separator: "|", maxSplits: 1).map { $0.trimmed }
        name = parts.count == 2 ? parts[1] : mission.name ?? title
        rocket = rocket ?? (parts.count == 2 ? parts[0] : nil)
        webcast = mission.webcast
        article = mission.article
        if name.known == nil { return nil }
    }

    /// Ids of `/2.3.0/config/launch_statuses/`: 1 go, 2 to be determined, 3 success, 4 failure,
    /// 5 hold, 6 in flight, 7 partial failure, 8 to be confirmed, 9 payload deployed.
    private mutating func readStatus(_ id: Int?) {
        switch id {
        case 3, 9: (upcoming, success) = (false, true)
        case 4, 7: (upcoming, success) = (false, false)
        case 1, 2, 5, 6, 8: upcoming = true
        default: break
        }
    }

    /// Ids of `/2.3.0/config/net_precisions/`, from 0, the second, to 16, the decade.
    private static func precision(_ id: Int?) -> String? {
        switch id {
        case 0, 1, 2: "hour"
        case 3, 4, 5: "day"
        case 6, 7: "month"
        case 8, 9, 10, 11: "quarter"
        case 12, 13: "half"
        case 14, 15, 16: "year"
        default: nil
        }
    }

    private static func padName(_ json: inout JSONReader) -> String? {
        var pad: String?
        var location: String?
        json.object { key, json in
            switch key {
            case "name": pad = json.string()
            case "location": location = json.field("name") { $0.string() }
            default: break
            }
        }
        let names = [pad, location].compactMap(\.self)
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }
}
