import Geodesy
package import SectionEssentials
package import SectionKit

/// Points and tracks for tests.
package enum WalkSamples {
    /// A point; both coordinates must be in range.
    package static func point(
        _ latitude: Double,
        _ longitude: Double,
        elevation: Double? = nil,
        time: Date? = nil
    ) -> TrackPoint? {
        Coordinate(latitude: latitude, longitude: longitude).map {
            TrackPoint($0, elevation: elevation, time: time)
        }
    }
}
