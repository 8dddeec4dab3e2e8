import Flights
import Geodesy
import PackedRecords
import SectionEssentials

/// Past states of aircraft in the order of the query, each of which is unpacked when it is read.
struct PastStates: RandomAccessCollection, Sendable {
    private let records: TemporaryRecords<PastStateRow.Values>

    init(_ records: TemporaryRecords<PastStateRow.Values>) {
        self.records = records
    }

    /// Why rows could not be read again, which then are without values; nil if all could.
    var failure: String? { records.failure?.summary }

    var startIndex: Int { 0 }
    var endIndex: Int { records.count }

    subscript(index: Int) -> Aircraft {
        let place = records.part(with: index)
        let values = place.map { $0.records[$0.index] } ?? PastStateRow.Values()
        func text(_ text: PastStateRow.Text) -> String? {
            place.flatMap { $0.records.text(text.rawValue, of: $0.index) }
        }
        var aircraft = Aircraft(AircraftAddress(icao: values.address))
        aircraft.lastContact = Date(timeIntervalSince1970: Double(values.time))
        aircraft.callSign = text(.callSign)
        aircraft.squawk = text(.squawk)
        aircraft.position = Coordinate(latitude: values.latitude, longitude: values.longitude)
        if aircraft.position != nil, let time = Self.known(values.positionTime) {
            aircraft.positionTime = Date(timeIntervalSince1970: time)
        }
        aircraft.barometricAltitude = Self.known(values.barometricAltitude)
        aircraft.geometricAltitude = Self.known(values.geometricAltitude)
        aircraft.groundSpeed = Self.known(values.speed)
        aircraft.climbRate = Self.known(values.climb)
        aircraft.track = Self.known(values.track)
        aircraft.isOnGround = values.isOnGround == 2 ? nil : values.isOnGround == 1
        return aircraft
    }

    private static func known(_ value: some BinaryFloatingPoint) -> Double? {
        value.isFinite ? Double(value) : nil
    }
}
