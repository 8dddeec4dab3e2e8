import SectionKit
import TrackFiles
import Tracks
import WorldMap

extension TrackReport {
    /// The tracks with their starts and ends, and the waypoints; nil without points.
    var map: Map? {
        guard pointCount > 0 else { return nil }
        return Map(
            key: "map", title: "The way", on: .naturalEarth,
            points: (isPlaces ? [] : ends) + waypoints.map(\.mapPoint),
            lines: tracks.filter { $0.track.kind != .places }.map { track in
                MapLine(
                    track: track.track.segments, label: track.name, tone: .positive,
                    row: "\(track.number)", length: track.measures.distance)
            }.filter { !$0.segments.isEmpty },
            table: "tracks")
    }

    private var ends: [MapPoint] {
        guard let start = tracks.lazy.compactMap(\.measures.firstPoint).first,
            let end = tracks.lazy.compactMap(\.measures.lastPoint).last
        else { return [] }
        // A round ends where it starts.
        if TrackLeg(from: start, to: end).distance < 50 {
            return [
                MapPoint(
                    start.coordinate, label: "Start and end", priority: 2, isForMachines: false)
            ]
        }
        return [
            MapPoint(start.coordinate, label: "Start", priority: 2, isForMachines: false),
            MapPoint(end.coordinate, label: "End", priority: 1, isForMachines: false),
        ]
    }
}

extension Waypoint {
    fileprivate var mapPoint: MapPoint {
        MapPoint(
            point.coordinate, label: name ?? "", elevation: point.elevation, time: point.time)
    }
}
