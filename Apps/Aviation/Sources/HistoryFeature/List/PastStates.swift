import Flights
import Geodesy
import PackedRecords
import SectionEssentials
import SectionKit
import WorldMap

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

extension PastStates {
    /// The tracks of the aircraft, and where each was last; of a long list every so many states.
    var map: Map {
        let step = Swift.max(1, (count + Self.most - 1) / Self.most)
        var tracks: [AircraftAddress: FlightTrack] = [:]
        var last: [AircraftAddress: Aircraft] = [:]
        for index in stride(from: 0, to: count, by: step) {
            let state = self[index]
            guard let position = state.position, let time = state.lastContact else { continue }
            let point = FlightTrack.Point(position, at: time, altitude: state.altitude)
            tracks[state.address, default: FlightTrack([], from: .source)].add(point)
            last[state.address] = state
        }
        let addresses = tracks.keys.sorted { $0.number < $1.number }
        return Map(
            key: "map",
            title: step == 1 ? "Tracks" : "Tracks, of every \(step.grouped) states one",
            on: .naturalEarth,
            points: addresses.compactMap { last[$0].flatMap(MapPoint.init) },
            lines: addresses.compactMap { address in
                tracks[address].map { track in
                    MapLine(
                        track: track.segments.map { points in
                            points.map {
                                TrackPoint($0.position, elevation: $0.altitude, time: $0.time)
                            }
                        }, label: last[address]?.name ?? "", tone: .positive)
                }
            }.filter { !$0.segments.isEmpty },
            isCompanion: true)
    }

    /// The number of states above which some are left out.
    private static var most: Int { 20_000 }
}
