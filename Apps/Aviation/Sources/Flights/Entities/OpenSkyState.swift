import Networking
import SectionEssentials

extension Aircraft {
    /// An aircraft of which nothing is known yet, to read a row into.
    static var unread: Aircraft { Aircraft(AircraftAddress(icao: 0)) }

    /// Reads a row of OpenSky's states: an array with 17 columns, or 18 with the category.
    ///
    /// Values may be null, and decimals may be integers. False for a row without an address.
    ///
    /// Source: https://openskynetwork.github.io/opensky-api/rest.html
    mutating func read(openSkyState json: inout JSONReader) -> Bool {
        var hasAddress = false
        var column = 0
        var (latitude, longitude): (Double?, Double?)
        let isRow = json.array { json in
            switch column {
            case 0:
                if let address = json.text().flatMap({ AircraftAddress($0) }) {
                    self.address = address
                    hasAddress = true
                }
            case 1: callSign = AircraftValues.name(json.text())
            case 2: countryName = json.string()
            case 3: positionTime = AircraftValues.time(json.number())
            case 4: lastContact = AircraftValues.time(json.number())
            case 5: longitude = json.number()
            case 6: latitude = json.number()
            case 7: barometricAltitude = AircraftValues.altitude(json.number())
            case 8: isOnGround = json.bool()
            case 9: groundSpeed = AircraftValues.speed(json.number())
            case 10: track = AircraftValues.track(json.number())
            case 11: climbRate = AircraftValues.climb(json.number())
            case 13: geometricAltitude = AircraftValues.altitude(json.number())
            case 14: squawk = AircraftValues.squawk(&json)
            case 16:
                positionSource = json.integer().flatMap(PositionSource.init(openSky:))
            case 17: category = json.integer().flatMap(AircraftCategory.init(openSky:))
            default: break
            }
            column += 1
        }
        guard isRow, column >= 17, hasAddress else { return false }
        position = AircraftValues.position(latitude, longitude)
        if position == nil { (positionTime, positionSource) = (nil, nil) }
        return true
    }
}

extension PositionSource {
    /// The source with a number of OpenSky; nil for an unknown number.
    fileprivate init?(openSky number: Int) {
        switch number {
        case 0: self = .adsb
        case 1: self = .asterix
        case 2: self = .mlat
        case 3: self = .flarm
        default: return nil
        }
    }
}

extension AircraftAddress {
    /// Parses the address in a JSON text in its place.
    init?(_ text: JSONText) {
        guard let address = text.withUTF8({ AircraftAddress(bytes: $0) }) else { return nil }
        self = address
    }
}
