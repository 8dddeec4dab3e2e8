import SectionCLibrary

/// The direction from one point to another on the auxiliary sphere, where longitudes differ little
/// from those of the ellipsoid (Karney, section 4).
struct SphericalGuess {
    /// The direction to start a search with.
    let start: SinCos

    /// The geodesic, if the points are so close that the sphere gives it exactly.
    let solution: GeodesicSearch.Solution?

    /// The longest arc that is exact on the sphere, in radians: some 200 m.
    private static let longestExact =
        0.1 * Double.ulpOfOne.squareRoot() / (Ellipsoid.flattening / 2).squareRoot()

    /// - Parameter degrees: the difference of longitudes.
    init(from first: SinCos, to second: SinCos, longitude degrees: Double) {
        let south = second - first
        let isShort =
            south.cosine >= 0 && south.sine < 0.5
            && second.cosine * degrees * .pi / 180 < 0.5
        let scale = isShort ? Self.scale(between: first, second) : 1
        let turn =
            isShort
            ? SinCos(radians: degrees * .pi / 180 / (Ellipsoid.axisRatio * scale))
            : SinCos(degrees: degrees)
        // Sums that do not cancel where the points are near each other, or nearly opposite.
        let start: SinCos
        if turn.cosine >= 0 {
            let bend = turn.sine * turn.sine / (1 + turn.cosine)
            start = SinCos(
                sine: second.cosine * turn.sine,
                cosine: south.sine + second.cosine * first.sine * bend)
        } else {
            let bend = turn.sine * turn.sine / (1 - turn.cosine)
            start = SinCos(
                sine: second.cosine * turn.sine,
                cosine: (second + first).sine - second.cosine * first.sine * bend)
        }
        let arc = SinCos(
            sine: hypot(start.sine, start.cosine),
            cosine: first.sine * second.sine + first.cosine * second.cosine * turn.cosine)
        if isShort, arc.sine < Self.longestExact {
            let bend =
                turn.cosine >= 0
                ? turn.sine * turn.sine / (1 + turn.cosine) : 1 - turn.cosine
            let end = SinCos(
                sine: first.cosine * turn.sine,
                cosine: south.sine - first.cosine * second.sine * bend)
            solution = GeodesicSearch.Solution(
                distance: arc.radians * Ellipsoid.polarRadius * scale,
                start: start.normalized, end: end.normalized)
        } else {
            solution = nil
        }
        // Near the antipode the sphere says nothing about the direction.
        let isNearAntipode =
            arc.cosine < 0
            && arc.sine < 6 * Ellipsoid.thirdFlattening * .pi * first.cosine * first.cosine
        self.start = isNearAntipode ? SinCos(sine: 1, cosine: 0) : start.normalized
    }

    /// The ratio of lengths on the ellipsoid and on the sphere in the middle of two latitudes.
    private static func scale(between first: SinCos, _ second: SinCos) -> Double {
        let sine = (first.sine + second.sine) * (first.sine + second.sine)
        let cosine = (first.cosine + second.cosine) * (first.cosine + second.cosine)
        let square = sine / (sine + cosine)
        return (1 + Ellipsoid.secondEccentricitySquared * square).squareRoot()
    }
}
