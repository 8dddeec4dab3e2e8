import Networking
import SectionKit
import SpaceXLaunches

extension LaunchDetailEntity {
    /// Reads a record of Launch Library's `/2.3.0/launches/` in detailed mode; nil if the value is
    /// not an object.
    ///
    /// Lists that the record omits are empty instead of nil, because no other request has them.
    init?(launchLibrary json: inout JSONReader) {
        var (vehicles, satellites): ([PayloadEntity], [PayloadEntity]) = ([], [])
        var mission = PayloadEntity()
        cores = []
        let isObject = json.object { key, json in
            switch key {
            case "id": id = json.string()
            case "window_start": windowStart = json.string()
            case "window_end": windowEnd = json.string()
            case "failreason": failures = json.string().map { [FailureEntity(reason: $0)] } ?? []
            case "mission_patches":
                patch = json.list { $0.field("image_url") { $0.string() } }?.first
            case "pad": site = SiteEntity(launchLibrary: &json)
            case "mission":
                json.object { key, json in
                    switch key {
                    case "description": missionDescription = json.string()
                    case "name": mission.name = json.string()
                    case "type": mission.type = json.string()
                    case "orbit": mission.orbit = json.field("abbrev") { $0.string() }
                    default: break
                    }
                }
            case "rocket":
                json.object { key, json in
                    switch key {
                    case "launcher_stage": cores = json.list(CoreEntity.init(launchLibrary:)) ?? []
                    case "spacecraft_stage":
                        vehicles = json.list(PayloadEntity.init(spacecraft:)) ?? []
                    case "payloads": satellites = json.list(PayloadEntity.init(flight:)) ?? []
                    default: break
                    }
                }
            default: break
            }
        }
        if !isObject { return nil }
        // A record without payloads may still describe one in its mission.
        let carried = vehicles + satellites
        let flown = carried.isEmpty && mission != PayloadEntity() ? [mission] : carried
        payloads = flown.map { payload in
            var payload = payload
            payload.orbit = mission.orbit
            return payload
        }
    }
}

extension SiteEntity {
    /// Reads a pad; its short name is in the launch.
    fileprivate init?(launchLibrary json: inout JSONReader) {
        self.init()
        let isObject = json.object { key, json in
            switch key {
            case "name": fullName = json.string()
            case "latitude": latitude = json.lenientNumber()
            case "longitude": longitude = json.lenientNumber()
            case "location": locality = json.field("name") { $0.string() }
            default: break
            }
        }
        if !isObject { return nil }
    }
}

extension PayloadEntity {
    /// Reads the flight of a spacecraft.
    fileprivate init?(spacecraft json: inout JSONReader) {
        json.object { key, json in
            guard key == "spacecraft" else { return }
            json.object { key, json in
                switch key {
                case "name": name = json.string()
                case "spacecraft_config": type = json.field("name") { $0.string() }
                default: break
                }
            }
        }
        if name.nonBlank == nil { return nil }
    }

    /// Reads the flight of a payload.
    fileprivate init?(flight json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "amount": amount = json.lenientInteger()
            case "payload":
                json.object { key, json in
                    switch key {
                    case "name": name = json.string()
                    case "mass": mass = json.lenientNumber()
                    case "type": type = json.field("name") { $0.string() }
                    case "operator":
                        customers = json.field("name") { $0.string() }.map { [$0] } ?? []
                    case "manufacturer":
                        manufacturers = json.field("name") { $0.string() }.map { [$0] } ?? []
                    default: break
                    }
                }
            default: break
            }
        }
        if name.nonBlank == nil { return nil }
    }
}

extension CoreEntity {
    /// Reads the flight of a first stage.
    fileprivate init?(launchLibrary json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "reused": reused = json.bool()
            case "launcher_flight_number": flight = json.lenientInteger()
            case "launcher": serial = json.field("serial_number") { $0.string() }
            case "landing": readLanding(&json)
            default: break
            }
        }
        if self == CoreEntity() { return nil }
    }

    private mutating func readLanding(_ json: inout JSONReader) {
        var place = LandpadEntity()
        json.object { key, json in
            switch key {
            case "attempt": landingAttempt = json.bool()
            case "success": landingSuccess = json.bool()
            case "type": landingType = json.field("abbrev") { $0.string() }
            case "landing_location":
                json.object { key, json in
                    switch key {
                    case "abbrev": place.name = json.string()
                    case "name": place.fullName = json.string()
                    default: break
                    }
                }
                landpad = place
            default: break
            }
        }
    }
}
