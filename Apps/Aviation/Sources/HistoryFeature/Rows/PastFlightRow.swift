import Airports
import Flights
import Networking
import PackedRecords

/// The rows of `flights_data4`: a flight that OpenSky saw, with airports that it estimated.
enum PastFlightRow: PackedRow {
    struct Values {
        var address: UInt32 = 0

        /// In seconds since 1970.
        var firstSeen = 0
        var lastSeen = 0
    }

    static let columns = [
        "icao24", "callsign", "firstseen", "lastseen", "estdepartureairport", "estarrivalairport",
    ]

    /// The places of the texts of a record.
    enum Text: Int {
        case callSign, departure, arrival
    }

    static func add(_ json: inout JSONReader, to records: inout PackedRecords<Values>) -> Bool {
        var values = Values()
        var (address, callSign): (AircraftAddress?, String?)
        var (first, last): (Int?, Int?)
        var (departure, arrival): (String?, String?)
        var column = 0
        let isArray = json.array { json in
            switch column {
            case 0: address = json.string().flatMap { AircraftAddress($0) }
            case 1: callSign = json.string()?.trimmedOrNil
            case 2: first = json.integer()
            case 3: last = json.integer()
            case 4: departure = json.string()?.trimmedOrNil
            case 5: arrival = json.string()?.trimmedOrNil
            default: break
            }
            column += 1
        }
        guard isArray, let address, let first, let last, first <= last else { return false }
        (values.address, values.firstSeen, values.lastSeen) = (address.number, first, last)
        records.append(values)
        for text in [callSign, departure, arrival] { records.appendText(text) }
        return true
    }
}
