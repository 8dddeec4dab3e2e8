import Geodesy
import SectionKit

extension Track {
    /// Returns the track with fewer points, so that no removed point is further from it than a
    /// distance; those that remain keep their heights and times.
    ///
    /// - Parameter tolerance: the distance in metres; the track is unchanged if it is 0.
    package func simplified(tolerance: Double) -> Track {
        guard tolerance > 0 else { return self }
        return with(
            segments.map { segment in
                segment.map(\.coordinate).simplifiedIndices(tolerance: tolerance)
                    .map { segment[$0] }
            })
    }
}
