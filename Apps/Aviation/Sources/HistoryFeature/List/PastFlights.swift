import Essentials
import Flights
import PackedRecords

/// A flight that OpenSky saw.
struct PastFlight: Equatable, Sendable {
    let address: AircraftAddress
    let callSign: String?
    let firstSeen: Date
    let lastSeen: Date

    /// The airports that OpenSky estimated, as ICAO codes.
    let departure: String?
    let arrival: String?
}

/// Past flights in the order of the query, each of which is unpacked when it is read.
struct PastFlights: RandomAccessCollection, Sendable {
    private let records: PackedRecords<PastFlightRow.Values>

    init(_ records: PackedRecords<PastFlightRow.Values>) {
        self.records = records
    }

    var startIndex: Int { 0 }
    var endIndex: Int { records.count }

    subscript(index: Int) -> PastFlight {
        let values = records[index]
        return PastFlight(
            address: AircraftAddress(icao: values.address),
            callSign: text(.callSign, index),
            firstSeen: Date(timeIntervalSince1970: Double(values.firstSeen)),
            lastSeen: Date(timeIntervalSince1970: Double(values.lastSeen)),
            departure: text(.departure, index),
            arrival: text(.arrival, index)
        )
    }

    private func text(_ text: PastFlightRow.Text, _ index: Int) -> String? {
        records.text(text.rawValue, of: index)
    }
}
