import SectionCLibrary

/// The geodesic in one direction to a latitude, and how far it misses a longitude.
struct GeodesicTrial {
    private let arc: GeodesicArc
    private let end: SinCos
    private let length: Double
    private let direction: SinCos
    private let endDirection: SinCos

    /// How much further east than the longitude the geodesic reaches the latitude, in radians.
    let miss: Double

    /// The change of the longitude with the direction (Karney, equation 46).
    private let slope: Double

    init(from first: SinCos, to second: SinCos, longitude: SinCos, direction: SinCos) {
        var direction = direction
        if first.sine == 0, direction.cosine == 0 { direction.cosine = -SinCos.tiny }
        let arc = GeodesicArc(latitude: first, direction: direction)
        var endDirection = SinCos(sine: direction.sine, cosine: direction.cosine.magnitude)
        if second.cosine != first.cosine {
            endDirection.sine = arc.equatorial.sine / second.cosine
        }
        if second.cosine != first.cosine || second.sine.magnitude != -first.sine {
            let cosine = direction.cosine * first.cosine
            let difference =
                first.cosine < -first.sine
                ? (second.cosine - first.cosine) * (first.cosine + second.cosine)
                : (first.sine - second.sine) * (first.sine + second.sine)
            endDirection.cosine = (cosine * cosine + difference).squareRoot() / second.cosine
        }
        let end = SinCos(
            sine: second.sine, cosine: endDirection.cosine * second.cosine
        ).normalized
        let length = end.arcLength(from: arc.start)
        var turn = arc.longitude(at: end) - arc.startLongitude
        turn.sine = max(0, turn.sine)
        miss = (turn - longitude).radians + arc.longitudeCorrection(to: end, length: length)
        slope =
            endDirection.cosine == 0
            ? -2 * Ellipsoid.axisRatio * arc.scale(at: arc.start) / first.sine
            : arc.reducedLength(to: end, length: length) * Ellipsoid.axisRatio
                / (endDirection.cosine * second.cosine)
        self.arc = arc
        self.end = end
        self.length = length
        self.direction = direction
        self.endDirection = endDirection
    }

    /// The better direction by Newton's method; nil if it finds none between north and south.
    var next: SinCos? {
        guard slope > 0, (miss / slope).magnitude < .pi else { return nil }
        let next = direction - SinCos(radians: miss / slope)
        return next.sine > 0 ? next.normalized : nil
    }

    var solution: GeodesicSearch.Solution {
        GeodesicSearch.Solution(
            distance: arc.distance(to: end, length: length) * Ellipsoid.polarRadius,
            start: direction, end: endDirection)
    }
}
