import Flights
import PackedRecords
import SectionEssentials

/// Past flights in the order of the query, each of which is unpacked when it is read.
struct PastFlights: RandomAccessCollection, Sendable {
    private let records: TemporaryRecords<PastFlightRow.Values>

    init(_ records: TemporaryRecords<PastFlightRow.Values>) {
        self.records = records
    }

    /// Why rows could not be read again, which then are without values; nil if all could.
    var failure: String? { records.failure?.summary }

    var startIndex: Int { 0 }
    var endIndex: Int { records.count }

    subscript(index: Int) -> PastFlight {
        let place = records.part(with: index)
        let values = place.map { $0.records[$0.index] } ?? PastFlightRow.Values()
        func text(_ text: PastFlightRow.Text) -> String? {
            place.flatMap { $0.records.text(text.rawValue, of: $0.index) }
        }
        return PastFlight(
            address: AircraftAddress(icao: values.address),
            callSign: text(.callSign),
            firstSeen: Date(timeIntervalSince1970: Double(values.firstSeen)),
            lastSeen: Date(timeIntervalSince1970: Double(values.lastSeen)),
            departure: text(.departure),
            arrival: text(.arrival)
        )
    }
}
