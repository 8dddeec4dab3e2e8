import Networking
import SectionKit

extension LaunchEntity {
    /// Reads a record of Launch Library's `/2.3.0/launches/` in normal mode; nil if the value is
    /// not an object, or the launch has no name, or neither the field of a date nor that of a number.
    init?(launchLibrary json: inout JSONReader) {
        var title = ""
        var status: Int?
        var isLaunch = false
        var rocketNames: [String] = []
        var mission = LaunchLibraryMission()
        json.object { key, json in
            switch key {
            case "id": id = json.string()
            // The agency's count of launch attempts: the same as r/SpaceX's flight number.
            case "agency_launch_attempt_count":
                (flightNumber, isLaunch) = (json.lenientInteger(), true)
            case "name": title = json.string() ?? ""
            case "net": (dateUTC, isLaunch) = (json.string(), true)
            case "net_precision": datePrecision = Self.precision(json.field("id") { $0.integer() })
            case "status":
                status = json.field("id") { $0.integer() }
                readStatus(status)
            case "launch_service_provider": isOfSpaceX = Self.isSpaceX(&json)
            // In the mode `list`.
            case "lsp_name": isOfSpaceX = json.string().map { $0 == "SpaceX" }
            case "rocket": rocketNames = json.field("configuration", Self.rocketNames) ?? []
            case "pad": readPad(&json)
            case "mission": mission = LaunchLibraryMission(json: &json)
            default: break
            }
        }
        readTitle(title, mission: mission.name, rocketNames: rocketNames)
        webcast = mission.webcast
        article = mission.article
        // The date of a launch that is to be determined is a placeholder: at best, its year is right.
        if status == Self.toBeDetermined, datePrecision == nil { datePrecision = "year" }
        if name.isEmpty || !isLaunch { return nil }
    }

    /// Reads the mission from a title such as "Falcon 9 Block 5 | Starlink Group 6-1".
    ///
    /// The name keeps a vehicle that is not in the rocket's names, as in "Starship SN5 | 150m Hop".
    private mutating func readTitle(_ title: String, mission: String?, rocketNames: [String]) {
        let parts = title.split(separator: "|", maxSplits: 1).compactMap { $0.trimmed.nonBlank }
        let vehicle = parts.count == 2 ? parts[0] : nil
        let names = rocketNames.isEmpty ? [vehicle].compactMap(\.self) : rocketNames
        rocket = names.first
        if let vehicle {
            let words = Set(names.flatMap(\.words))
            name = words.isSuperset(of: vehicle.words) ? parts[1] : parts.joined(separator: " | ")
        } else {
            name = mission.nonBlank ?? parts.first ?? ""
        }
    }

    /// The names of a rocket, the full name first.
    private static func rocketNames(_ json: inout JSONReader) -> [String]? {
        var (fullName, name): (String?, String?)
        json.object { key, json in
            switch key {
            case "full_name": fullName = json.string()
            case "name": name = json.string()
            default: break
            }
        }
        return [fullName.nonBlank, name.nonBlank].compactMap(\.self)
    }

    /// Whether an agency is SpaceX, which has the id 121; nil if there is no id.
    private static func isSpaceX(_ json: inout JSONReader) -> Bool? {
        json.field("id") { $0.integer() }.map { $0 == 121 }
    }

    /// Ids of `/2.3.0/config/launch_statuses/`: 1 go, 2 to be determined, 3 success, 4 failure,
    /// 5 hold, 6 in flight, 7 partial failure, 8 to be confirmed, 9 payload deployed.
    private mutating func readStatus(_ id: Int?) {
        switch id {
        case 3, 9: (upcoming, success) = (false, true)
        case 4: (upcoming, success) = (false, false)
        case 7: (upcoming, success, isPartialFailure) = (false, false, true)
        case 1, 6: (upcoming, isTentative) = (true, false)
        case Self.toBeDetermined, 5, 8: (upcoming, isTentative) = (true, true)
        default: break
        }
    }

    private static let toBeDetermined = 2

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

    /// Reads the launch site; it is identified by its name, which launches have.
    private mutating func readPad(_ json: inout JSONReader) {
        var pad: String?
        var read = SiteEntity()
        json.object { key, json in
            switch key {
            case "name": pad = json.string()
            case "location": read.locality = json.field("name") { $0.string() }
            case "latitude": read.latitude = json.lenientNumber()
            case "longitude": read.longitude = json.lenientNumber()
            default: break
            }
        }
        let names = [pad, read.locality].compactMap(\.nonBlank)
        if names.isEmpty { return }
        read.id = names.separated(by: ", ")
        read.name = read.id
        launchpad = read.id
        site = read
    }
}

extension String {
    /// The words, without case, diacritics and punctuation.
    fileprivate var words: [String] {
        split { !$0.isLetter && !$0.isNumber }.map { String($0).folded }
    }
}

/// The mission in a record of Launch Library; nil for missing or unusable fields.
struct LaunchLibraryMission: Equatable, Sendable {
    var name: String?
    var webcast: String?
    var article: String?
}

extension LaunchLibraryMission {
    /// Reads the mission; all fields are nil if the value is not an object.
    init(json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "name": name = json.string()
            case "vid_urls": webcast = Self.firstAddress(&json)
            case "info_urls": article = Self.firstAddress(&json)
            default: break
            }
        }
    }

    /// The address of the first of several links.
    private static func firstAddress(_ json: inout JSONReader) -> String? {
        json.list { $0.field("url") { $0.string() } }?.first
    }
}
