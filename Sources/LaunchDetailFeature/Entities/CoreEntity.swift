import Networking
import SpaceXLaunches

/// A first stage in one launch as an API describes it; nil for missing or unusable fields.
struct CoreEntity: Equatable, Sendable {
    var id: String?
    var serial: String?
    var block: Int?

    /// The number of the core's flight, starting at 1.
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

/// A landing pad or drone ship as an API describes it; nil for missing or unusable fields.
struct LandpadEntity: Identifiable, Equatable, Sendable {
    var id = ""
    var name: String?
    var fullName: String?
}

extension CoreEntity {
    /// Reads a core in a launch of the r/SpaceX API; nil if no field is usable.
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

/// A record of the r/SpaceX API's `/v4/cores`.
struct BoosterEntity: Identifiable, Equatable, Sendable {
    var id = ""
    var serial: String?
    var block: Int?
}

extension BoosterEntity {
    /// Reads a record; nil if it has no id.
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
    /// Reads a record of the r/SpaceX API's `/v4/landpads`; nil if it has no id.
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
