import Flights
import SectionKit
import WorldMap

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
