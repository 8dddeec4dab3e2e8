import Networking
import SpaceXLaunches

/// A first stage as an API describes it in one launch; nil where it says nothing usable.
struct CoreEntity: Equatable, Sendable {
    var id: String?
    var serial: String?
    var block: Int?

    /// Which of the core's flights it is, 1 for the first.
    var flight: Int?

    var reused: Bool?
    var gridfins: Bool?
    var legs: Bool?
    var landingAttempt: Bool?
    var landingSuccess: Bool?
    var landingType: String?
    var landpadID: String?
    var landpad: LandpadEntity?
}

/// A landing pad or drone ship as an API describes it; nil where it says nothing usable.
struct LandpadEntity: Identifiable, Equatable, Sendable {
    var id = ""
    var name: String?
    var fullName: String?
}

extension CoreEntity {
    /// Reads a core in a launch of the r/SpaceX API; nil when the value says nothing of one.
    init?(json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "core": id = json.string()
            case "flight": flight = json.lenientInteger()
            case "reused": reused = json.bool()
            case "gridfins": gridfins = json.bool()
            case "legs": legs = json.bool()
            case "landing_attempt": landingAttempt = json.bool()
            case "landing_success": landingSuccess = json.bool()
            case "landing_type": landingType = json.string()
            case "landpad": landpadID = json.string()
            default: break
            }
        }
        if self == CoreEntity() { return nil }
    }
}

/// A record of `/v4/cores` of the r/SpaceX API.
struct BoosterEntity: Identifiable, Equatable, Sendable {
    var id = ""
    var serial: String?
    var block: Int?
}

extension BoosterEntity {
    /// Reads the record; nil when it lacks its id.
    init?(json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "id": id = json.string() ?? ""
            case "serial": serial = json.string()
            case "block": block = json.lenientInteger()
            default: break
            }
        }
        if id.isEmpty { return nil }
    }
}

extension LandpadEntity {
    /// Reads a record of `/v4/landpads` of the r/SpaceX API; nil when it lacks its id.
    init?(json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "id": id = json.string() ?? ""
            case "name": name = json.string()
            case "full_name": fullName = json.string()
            default: break
            }
        }
        if id.isEmpty { return nil }
    }
}
