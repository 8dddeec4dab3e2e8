import Essentials
import Geodesy
import Networking

/// An aircraft as readsb describes it, in feet, knots and seconds ago; unknown keys are absent.
///
/// Source: https://github.com/wiedehopf/readsb/blob/dev/README-json.md
struct ReadsbAircraft {
    var aircraft: Aircraft

    /// The seconds since its position was received; nil if they are unknown.
    var positionAge: Double?

    /// The seconds since it was last heard.
    var contactAge: Double?

    /// Reads an element of `aircraft` or `ac`; nil without an address.
    init?(json: inout JSONReader) {
        var fields = Fields()
        let isObject = json.object { key, json in fields.read(key, &json) }
        guard isObject, let address = fields.address else { return nil }
        aircraft = Aircraft(address)
        aircraft.callSign = fields.callSign
        aircraft.registration = fields.registration
        aircraft.typeCode = fields.typeCode
        aircraft.isOnGround = fields.isOnGround
        aircraft.barometricAltitude = fields.barometricAltitude
        aircraft.geometricAltitude = fields.geometricAltitude
        aircraft.groundSpeed = fields.groundSpeed
        aircraft.track = fields.track
        aircraft.climbRate = fields.barometricClimb ?? fields.geometricClimb
        aircraft.squawk = fields.squawk
        aircraft.reportedEmergency = fields.emergency
        aircraft.operatorName = fields.operatorName
        aircraft.isMilitary = fields.flags & 1 != 0
        contactAge = fields.contactAge
        let place = fields.place.position.map { _ in fields.place } ?? fields.lastPlace
        aircraft.position = place.position
        if aircraft.position != nil {
            positionAge = place.hasAge ? place.age : fields.contactAge ?? 0
            aircraft.positionSource = fields.positionSource
        }
    }

    /// A position with its age.
    private struct Place {
        var latitude: Double?
        var longitude: Double?
        var age: Double?

        /// Whether an age is said, even one that cannot be.
        var hasAge = false

        var position: Coordinate? { AircraftValues.position(latitude, longitude) }

        mutating func read(_ key: JSONText, _ json: inout JSONReader) {
            switch key {
            case "lat": latitude = json.number()
            case "lon": longitude = json.number()
            case "seen_pos":
                hasAge = true
                age = AircraftValues.age(json.number())
            default: break
            }
        }
    }

    private struct Fields {
        var address: AircraftAddress?
        var callSign: String?
        var registration: String?
        var typeCode: String?
        var isOnGround: Bool?
        var barometricAltitude: Double?
        var geometricAltitude: Double?
        var groundSpeed: Double?
        var track: Double?
        var barometricClimb: Double?
        var geometricClimb: Double?
        var squawk: String?
        var emergency: Emergency?
        var operatorName: String?
        var flags = 0
        var contactAge: Double?
        var positionSource: PositionSource?
        var place = Place()
        var lastPlace = Place()

        mutating func read(_ key: JSONText, _ json: inout JSONReader) {
            switch key {
            case "hex": address = json.text().flatMap { AircraftAddress($0) }
            case "flight": callSign = AircraftValues.name(json.text())
            case "r": registration = AircraftValues.name(json.text())
            case "t": typeCode = AircraftValues.name(json.text())
            case "alt_baro": readAltitude(&json)
            case "alt_geom":
                geometricAltitude = AircraftValues.altitude(
                    json.number(), in: AircraftValues.foot)
            case "gs":
                groundSpeed = AircraftValues.speed(json.number(), in: AircraftValues.knot)
            case "track": track = AircraftValues.track(json.number())
            case "baro_rate": barometricClimb = Self.climb(json.number())
            case "geom_rate": geometricClimb = Self.climb(json.number())
            case "squawk": squawk = AircraftValues.squawk(&json)
            case "emergency":
                emergency = json.text().flatMap { Emergency(rawValue: $0.text) }
            case "ownOp": operatorName = AircraftValues.words(json.string())
            case "dbFlags": flags = json.integer() ?? 0
            case "seen": contactAge = AircraftValues.age(json.number())
            case "type": positionSource = json.text().flatMap(PositionSource.init(readsb:))
            case "lastPosition": json.object { key, json in lastPlace.read(key, &json) }
            default: place.read(key, &json)
            }
        }

        /// Reads an altitude in feet, or `ground`.
        private mutating func readAltitude(_ json: inout JSONReader) {
            if let text = json.text() {
                isOnGround = text == "ground" ? true : nil
            } else if let feet = json.number() {
                isOnGround = false
                barometricAltitude = AircraftValues.altitude(feet, in: AircraftValues.foot)
            }
        }

        private static func climb(_ feetPerMinute: Double?) -> Double? {
            AircraftValues.climb(feetPerMinute, in: AircraftValues.foot / 60)
        }
    }
}

extension PositionSource {
    /// The source with a type of readsb, such as `adsb_icao`.
    init?(readsb type: JSONText) {
        let name = type.text
        switch name {
        case "mlat": self = .mlat
        case "adsc": self = .adsc
        case _ where name.hasPrefix("adsb"): self = .adsb
        case _ where name.hasPrefix("adsr"): self = .adsr
        case _ where name.hasPrefix("tisb"): self = .tisb
        case "mode_s", "unknown": return nil
        default: self = .other
        }
    }
}
