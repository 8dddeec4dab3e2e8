package import Geodesy

/// The smallest box around the points of a way, which may cross the date line.
package struct Extent: Equatable, Sendable {
    private var latitudes: ClosedRange<Double>?
    /// The longitudes, counted on beyond 180 degrees where the way crosses the date line.
    private var longitudes = 0.0...0.0
    private var longitude = 0.0

    package init() {}

    /// Takes the next point.
    package mutating func take(_ point: Coordinate) {
        guard let range = latitudes else {
            latitudes = point.latitude...point.latitude
            longitude = point.longitude
            longitudes = longitude...longitude
            return
        }
        longitude += (point.longitude - longitude).remainder(dividingBy: 360)
        latitudes =
            min(range.lowerBound, point.latitude)...max(range.upperBound, point.latitude)
        longitudes =
            min(longitudes.lowerBound, longitude)...max(longitudes.upperBound, longitude)
    }

    /// The box; nil if there is no point.
    package var box: GeoBox? {
        guard let latitudes else { return nil }
        var (west, east) = (longitudes.lowerBound, longitudes.upperBound)
        if east - west >= 360 {
            (west, east) = (-180, 180)
        } else if west < -180 || east > 180 {
            west = west.remainder(dividingBy: 360)
            east = east.remainder(dividingBy: 360)
        }
        return GeoBox(
            south: latitudes.lowerBound, west: west, north: latitudes.upperBound, east: east)
    }
}
