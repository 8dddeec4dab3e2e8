import SectionKit
import Tracks

/// A recorded point and its place in the tracks.
struct PointRow: Sendable {
    /// The number of the track, from 1.
    let track: Int

    /// The number of the segment in the track, from 1.
    let segment: Int

    /// The number of the point in the track, from 1.
    let number: Int

    /// The distance from the start of the track, in metres.
    let distance: Double

    let point: TrackPoint
}

extension TrackReport {
    /// The points of all tracks, in order.
    var pointRows: [PointRow] {
        var rows: [PointRow] = []
        rows.reserveCapacity(pointCount)
        for track in tracks {
            var (number, distance) = (0, 0.0)
            var segment = 0
            track.track.forEachPoint { point, leg in
                if leg == nil { segment += 1 }
                distance += leg?.distance ?? 0
                number += 1
                rows.append(
                    PointRow(
                        track: track.number, segment: segment, number: number,
                        distance: distance, point: point))
            }
        }
        return rows
    }
}
