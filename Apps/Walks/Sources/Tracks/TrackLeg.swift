import Geodesy
import SectionEssentials
package import SectionKit

/// The straight way from one point of a track to the next.
package struct TrackLeg: Equatable, Sendable {
    package let start: TrackPoint

    package let end: TrackPoint

    /// The great-circle distance, in metres (haversine).
    package let distance: Double

    package init(from start: TrackPoint, to end: TrackPoint) {
        self.start = start
        self.end = end
        distance = start.coordinate.haversineDistance(to: end.coordinate)
    }

    /// The seconds that it took; negative where times run backwards, nil if one is unknown.
    package var seconds: Double? {
        guard let first = start.time, let last = end.time else { return nil }
        return last.timeIntervalSince(first)
    }

    /// How far it goes up, in metres; negative downhill, nil if a height is unknown.
    package var climb: Double? {
        guard let first = start.elevation, let last = end.elevation else { return nil }
        return last - first
    }

    /// Returns the point after a share of the way, linear in latitude, longitude, height and time;
    /// the longitude goes the shorter way.
    ///
    /// - Parameter share: 0 for the start, 1 for the end.
    package func point(at share: Double) -> TrackPoint {
        guard share > 0 else { return start }
        guard share < 1 else { return end }
        let (first, last) = (start.coordinate, end.coordinate)
        let east = (last.longitude - first.longitude).remainder(dividingBy: 360)
        let coordinate = Coordinate(
            latitude: first.latitude + share * (last.latitude - first.latitude),
            longitude: (first.longitude + share * east).remainder(dividingBy: 360))
        return TrackPoint(
            coordinate ?? last,
            elevation: start.elevation.flatMap { from in climb.map { from + share * $0 } },
            time: start.time.flatMap { from in
                seconds.map { from.addingTimeInterval(share * $0) }
            })
    }

    /// The longest part of a leg that is walked, in metres.
    package static let longestPart = 10.0

    /// The number of equal parts, none longer than ``longestPart``; at least 1.
    package var partCount: Int {
        max(1, Int(clamping: (distance / Self.longestPart).rounded(.up)))
    }

    /// Returns the point at the end of one of so many parts, counted from 1.
    package func end(ofPart number: Int, of count: Int) -> TrackPoint {
        number == count ? end : point(at: Double(number) / Double(count))
    }
}
