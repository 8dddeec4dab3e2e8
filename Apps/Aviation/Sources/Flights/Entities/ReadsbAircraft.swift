import Geodesy
import Networking
import SectionEssentials

/// An aircraft as readsb describes it, in feet, knots and seconds ago; unknown keys are absent.
///
/// Older receivers have other names for some keys: those of dump1090 until 2018 in `aircraft.json`,
/// and those of the first dump1090 in `data.json`. The keys of OpenSky's lists of flights are read
/// too.
///
/// Sources: https://github.com/wiedehopf/readsb/blob/dev/README-json.md,
/// https://github.com/flightaware/dump1090/blob/master/README-json.md,
/// https://github.com/antirez/dump1090#readme,
/// https://openskynetwork.github.io/opensky-api/rest.html
struct ReadsbAircraft {
    var aircraft: Aircraft

    /// The seconds since its position was received; nil if they are unknown.
    var positionAge: Double?

    /// The seconds since it was last heard; 0 for an aircraft of which no age is said, so that it is
    /// as old as the answer.
    var contactAge: Double?

    /// Whether the ages count from the time of the response.
    var hasAges: Bool

    /// The flight, for an element of a list of OpenSky's past flights.
    var pastFlight: PastFlight?

    /// Reads an element of `aircraft` or `ac`; nil without an address.
    init?(json: inout JSONReader) {
        var fields = Fields()
        let isObject = json.object { key, json in fields.read(key, &json) }
        guard isObject, let address = fields.address else { return nil }
        aircraft = Aircraft(address)
        aircraft.callSign = fields.callSign
        aircraft.isOnGround = fields.altitude.isOnGround ?? fields.oldAltitude.isOnGround
        aircraft.barometricAltitude = fields.altitude.metres ?? fields.oldAltitude.metres
        aircraft.geometricAltitude = fields.geometricAltitude
        aircraft.groundSpeed = fields.groundSpeed ?? fields.oldSpeed
        aircraft.track = fields.hasTrack ? fields.track ?? fields.computedTrack : nil
        aircraft.climbRate = fields.barometricClimb ?? fields.geometricClimb ?? fields.oldClimb
        aircraft.squawk = fields.squawk
        aircraft.reportedEmergency = fields.emergency
        aircraft.airframe = Airframe(
            registration: fields.registration, typeCode: fields.typeCode,
            operatorName: fields.operatorName, category: fields.category, signal: fields.signal,
            messages: fields.messages)
        aircraft.isMilitary = fields.flags & 1 != 0
        hasAges = true
        let place = fields.place.position.map { _ in fields.place } ?? fields.lastPlace
        aircraft.position = fields.hasPosition ? place.position : nil
        if aircraft.position != nil {
            positionAge = place.hasAge ? place.age : fields.contactAge ?? 0
            aircraft.positionSource = fields.positionSource ?? fields.oldSource
        }
        contactAge = fields.hasContactAge ? fields.contactAge : positionAge ?? 0
        if let lastSeen = fields.lastSeen {
            hasAges = false
            aircraft.lastContact = lastSeen
            pastFlight = fields.flight(of: address)
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

    /// An altitude, which may be `ground`.
    private struct Altitude {
        var metres: Double?
        var isOnGround: Bool?

        /// Reads an altitude in feet, or `ground`.
        mutating func read(_ json: inout JSONReader) {
            if let text = json.text() {
                isOnGround = text == "ground" ? true : nil
            } else if let feet = json.number() {
                isOnGround = false
                metres = AircraftValues.altitude(feet, in: AircraftValues.foot)
            }
        }
    }

    private struct Fields {
        var address: AircraftAddress?
        var callSign: String?
        var registration: String?
        var typeCode: String?
        var altitude = Altitude()
        var geometricAltitude: Double?
        var groundSpeed: Double?
        var track: Double?
        var computedTrack: Double?
        var barometricClimb: Double?
        var geometricClimb: Double?
        var squawk: String?
        var emergency: Emergency?
        var operatorName: String?
        var category: AircraftCategory?
        var signal: Double?
        var messages: Int?
        var flags = 0
        var contactAge: Double?

        /// Whether an age is said, even one that cannot be.
        var hasContactAge = false
        var positionSource: PositionSource?
        var place = Place()
        var lastPlace = Place()

        /// What only older receivers say.
        var oldAltitude = Altitude()
        var oldSpeed: Double?
        var oldClimb: Double?
        var hasPosition = true
        var hasTrack = true

        /// The source of the position by the lists of keys that are from multilateration and from
        /// ground stations; ADS-B if there are such lists, and they do not have it.
        var oldSource: PositionSource?

        /// What only lists of OpenSky's flights say.
        var firstSeen: Date?
        var lastSeen: Date?
        var departure: String?
        var arrival: String?

        mutating func read(_ key: JSONText, _ json: inout JSONReader) {
            switch key {
            case "hex": address = json.text().flatMap { AircraftAddress($0) }
            case "flight": callSign = AircraftValues.name(json.text())
            case "r": registration = AircraftValues.name(json.text())
            case "t": typeCode = AircraftValues.name(json.text())
            case "alt_baro": altitude.read(&json)
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
            case "seen":
                hasContactAge = true
                contactAge = AircraftValues.age(json.number())
            case "type": positionSource = json.text().flatMap(PositionSource.init(readsb:))
            case "category":
                category = json.text().flatMap { $0.withUTF8(AircraftCategory.init(code:)) }
            case "rssi":
                signal = json.number().flatMap { (-100...100).contains($0) ? $0 : nil }
            case "messages": messages = json.integer().flatMap { $0 >= 0 ? $0 : nil }
            case "lastPosition": json.object { key, json in lastPlace.read(key, &json) }
            case "lat", "lon", "seen_pos": place.read(key, &json)
            default: readOther(key, &json)
            }
        }

        /// Reads a key of an older receiver, or of OpenSky's flights.
        private mutating func readOther(_ key: JSONText, _ json: inout JSONReader) {
            switch key {
            case "altitude": oldAltitude.read(&json)
            case "speed":
                oldSpeed = AircraftValues.speed(json.number(), in: AircraftValues.knot)
            case "vert_rate": oldClimb = Self.climb(json.number())
            case "calc_track": computedTrack = AircraftValues.track(json.number())
            case "validposition": hasPosition = json.integer() != 0
            case "validtrack": hasTrack = json.integer() != 0
            case "mlat": readSource(.mlat, &json)
            case "tisb": readSource(.tisb, &json)
            case "icao24": address = json.text().flatMap { AircraftAddress($0) }
            case "callsign": callSign = AircraftValues.name(json.text())
            case "firstSeen": firstSeen = AircraftValues.time(json.number())
            case "lastSeen": lastSeen = AircraftValues.time(json.number())
            case "estDepartureAirport", "EstDepartureAirport":
                departure = AircraftValues.name(json.text())
            case "estArrivalAirport", "EstArrivalAirport":
                arrival = AircraftValues.name(json.text())
            default: break
            }
        }

        /// Reads the list of the keys that are from another source than ADS-B.
        private mutating func readSource(_ source: PositionSource, _ json: inout JSONReader) {
            var hasPlace = false
            guard json.array({ json in if json.text() == "lat" { hasPlace = true } }) else {
                return
            }
            if hasPlace { oldSource = source } else { oldSource = oldSource ?? .adsb }
        }

        /// The flight of an element of OpenSky's list; nil without times in their order.
        func flight(of address: AircraftAddress) -> PastFlight? {
            guard let firstSeen, let lastSeen, firstSeen <= lastSeen else { return nil }
            return PastFlight(
                address: address, callSign: callSign, firstSeen: firstSeen, lastSeen: lastSeen,
                departure: departure, arrival: arrival)
        }

        private static func climb(_ feetPerMinute: Double?) -> Double? {
            AircraftValues.climb(feetPerMinute, in: AircraftValues.foot / 60)
        }
    }
}

extension PositionSource {
    /// The source with a type of readsb, such as `adsb_icao`.
    init?(readsb type: JSONText) {
        switch type.withUTF8({ String(decoding: $0.prefix(4), as: UTF8.self) }) {
        case "mlat": self = .mlat
        case "adsc": self = .adsc
        case "adsb": self = .adsb
        case "adsr": self = .adsr
        case "tisb": self = .tisb
        case "mode", "unkn": return nil
        default: self = .other
        }
    }
}
