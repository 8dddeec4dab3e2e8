import Airports
import Flights
import Networking
import PackedRecords

/// The rows of `state_vectors_data4`: what one aircraft sent in one second; an unknown number is
/// NaN.
enum PastStateRow: PackedRow {
    struct Values {
        var address: UInt32 = 0

        /// In seconds since 1970.
        var time = 0

        /// The time of the position, in seconds since 1970.
        var positionTime = Double.nan
        var latitude = Double.nan
        var longitude = Double.nan

        /// In metres.
        var barometricAltitude = Float.nan
        var geometricAltitude = Float.nan

        /// In metres per second.
        var speed = Float.nan
        var climb = Float.nan

        /// In degrees.
        var track = Float.nan

        /// 0 or 1; 2 if it is unknown.
        var isOnGround: UInt8 = 2
    }

    static let columns = [
        "icao24", "time", "callsign", "lat", "lon", "baroaltitude", "geoaltitude", "velocity",
        "heading", "vertrate", "onground", "squawk", "lastposupdate",
    ]

    /// The places of the texts of a record.
    enum Text: Int {
        case callSign, squawk
    }

    static func add(_ json: inout JSONReader, to records: inout PackedRecords<Values>) -> Bool {
        var values = Values()
        var (address, time): (AircraftAddress?, Int?)
        var (callSign, squawk): (String?, String?)
        var column = 0
        let isArray = json.array { json in
            switch column {
            case 0: address = json.string().flatMap { AircraftAddress($0) }
            case 1: time = json.integer()
            case 2: callSign = json.string()?.trimmedOrNil
            case 3: values.latitude = json.number() ?? .nan
            case 4: values.longitude = json.number() ?? .nan
            case 5: values.barometricAltitude = json.float
            case 6: values.geometricAltitude = json.float
            case 7: values.speed = json.float
            case 8: values.track = json.float
            case 9: values.climb = json.float
            case 10: values.isOnGround = json.bool().map { $0 ? 1 : 0 } ?? 2
            case 11: squawk = json.string()?.trimmedOrNil
            case 12: values.positionTime = json.number() ?? .nan
            default: break
            }
            column += 1
        }
        guard isArray, let address, let time else { return false }
        (values.address, values.time) = (address.number, time)
        records.append(values)
        for text in [callSign, squawk] { records.appendText(text) }
        return true
    }
}

extension JSONReader {
    fileprivate var float: Float {
        mutating get { number().map { Float($0) } ?? .nan }
    }
}
