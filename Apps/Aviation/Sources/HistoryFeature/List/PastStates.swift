import Essentials
import Flights
import Geodesy
import PackedRecords

/// Past states of aircraft in the order of the query, each of which is unpacked when it is read.
struct PastStates: RandomAccessCollection, Sendable {
    private let records: PackedRecords<PastStateRow.Values>

    init(_ records: PackedRecords<PastStateRow.Values>) {
        self.records = records
    }

    var startIndex: Int { 0 }
    var endIndex: Int { records.count }

    subscript(index: Int) -> Aircraft {
        let values = records[index]
        var aircraft = Aircraft(AircraftAddress(icao: values.address))
        aircraft.lastContact = Date(timeIntervalSince1970: Double(values.time))
        aircraft.callSign = records.text(PastStateRow.Text.callSign.rawValue, of: index)
        aircraft.squawk = records.text(PastStateRow.Text.squawk.rawValue, of: index)
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
