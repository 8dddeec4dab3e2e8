import Geodesy
import SectionKit
import Tracks

/// Tells whether the points of a file at exactly 0,0 are wrong, as receivers write without a fix.
///
/// They are if there are others and none of them is within a degree.
struct ZeroPositions: Sendable {
    private var hasZeros = false
    private var hasNear = false
    private var hasFar = false

    /// Whether the points at 0,0 are to be left out.
    var areWrong: Bool { hasZeros && hasFar && !hasNear }

    /// Takes a point; returns whether it is at 0,0.
    mutating func take(_ coordinate: Coordinate) -> Bool {
        if abs(coordinate.latitude) > 1 || abs(coordinate.longitude) > 1 {
            hasFar = true
            return false
        }
        let isZero = coordinate.latitude == 0 && coordinate.longitude == 0
        if isZero { hasZeros = true } else { hasNear = true }
        return isZero
    }

    func contains(_ point: TrackPoint) -> Bool {
        point.coordinate.latitude == 0 && point.coordinate.longitude == 0
    }

    /// Returns the tracks without points at 0,0, and without tracks of nothing else.
    func removed(from tracks: [Track]) -> [Track] {
        tracks.map { track in
            Track(
                name: track.name,
                segments: track.segments.map { $0.filter { !contains($0) } })
        }.filter { !$0.segments.isEmpty }
    }
}
