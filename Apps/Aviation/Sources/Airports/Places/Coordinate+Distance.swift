package import Geodesy

extension Coordinate {
    /// Returns whether the point is within a distance of a place over the ellipsoid, in metres.
    package func isWithin(_ radius: Double, of place: Coordinate) -> Bool {
        // The distance on a sphere is quick, and differs by at most 0.6 %.
        let guess = place.haversineDistance(to: self)
        if guess > radius * Self.mostLonger { return false }
        return guess < radius * Self.mostShorter || place.distance(to: self) <= radius
    }

    /// By how much the distance on a sphere is longer or shorter at most.
    package static let mostLonger = 1.006
    package static let mostShorter = 0.994
}
