import SectionCLibrary

/// Finds the direction in which a geodesic reaches a point.
///
/// The first point is in the south, at least as far from the equator as the second, and the second
/// is in the east (Karney, section 4). Then the longitude that is reached grows with the direction,
/// so that Newton's method, within bounds that are halved where it fails, always ends.
struct GeodesicSearch {
    /// A geodesic with its length in metres, and its directions at both ends.
    struct Solution {
        let distance: Double
        let start: SinCos
        let end: SinCos
    }

    /// Newton's method needs some steps; halving, as many as a number has digits.
    private static let steps = (newton: 20, all: 20 + Double.significandBitCount + 11)

    /// The reduced latitudes.
    private let first: SinCos
    private let second: SinCos

    /// The difference of longitudes, from 0 to 180 degrees.
    private let degrees: Double
    private let longitude: SinCos

    /// A search between two latitudes, in degrees, with a difference of longitudes from 0 to 180.
    init(latitude: Double, to other: Double, longitude degrees: Double) {
        let first = Ellipsoid.reducedLatitude(latitude)
        var second = Ellipsoid.reducedLatitude(other)
        // Latitudes that are the same by their more accurate part are the same.
        if first.cosine < -first.sine {
            if second.cosine == first.cosine {
                second.sine = second.sine < 0 ? first.sine : -first.sine
            }
        } else if second.sine.magnitude == -first.sine {
            second.cosine = first.cosine
        }
        (self.first, self.second) = (first, second)
        self.degrees = degrees
        longitude = SinCos(degrees: degrees)
    }

    var solution: Solution {
        if let meridian { return meridian }
        if first.sine == 0, degrees <= 180 * Ellipsoid.axisRatio {
            let east = SinCos(sine: 1, cosine: 0)
            let distance = Ellipsoid.equatorialRadius * degrees * .pi / 180
            return Solution(distance: distance, start: east, end: east)
        }
        let guess = SphericalGuess(from: first, to: second, longitude: degrees)
        return guess.solution ?? search(from: guess.start)
    }

    /// The way along a meridian; nil if the points are on different ones, or another way is
    /// shorter.
    private var meridian: Solution? {
        guard longitude.sine == 0 || first.cosine <= SinCos.tiny else { return nil }
        let arc = GeodesicArc(latitude: first, direction: longitude)
        let length = second.arcLength(from: arc.start)
        guard length < 1 || arc.reducedLength(to: second, length: length) >= 0 else { return nil }
        let distance = arc.distance(to: second, length: length) * Ellipsoid.polarRadius
        return Solution(
            distance: length < 3 * SinCos.tiny ? 0 : distance,
            start: longitude, end: SinCos(sine: 0, cosine: 1))
    }

    private func search(from guess: SinCos) -> Solution {
        var low = SinCos(sine: SinCos.tiny, cosine: 1)
        var high = SinCos(sine: SinCos.tiny, cosine: -1)
        var direction = guess
        var isNear = false
        for step in 0..<Self.steps.all {
            let trial = trial(direction)
            if trial.miss.magnitude <= (isNear ? 8 : 1) * Double.ulpOfOne { break }
            if trial.miss > 0, direction.isNorth(of: high) { high = direction }
            if trial.miss < 0, low.isNorth(of: direction) { low = direction }
            if step < Self.steps.newton, let next = trial.next {
                direction = next
                isNear = trial.miss.magnitude <= 16 * Double.ulpOfOne
            } else {
                let middle = SinCos(
                    sine: (low.sine + high.sine) / 2, cosine: (low.cosine + high.cosine) / 2)
                let next = middle.normalized
                if next.isEqual(to: direction) { break }
                direction = next
                isNear = false
            }
        }
        return trial(direction).solution
    }

    private func trial(_ direction: SinCos) -> GeodesicTrial {
        GeodesicTrial(from: first, to: second, longitude: longitude, direction: direction)
    }
}

extension SinCos {
    /// Whether a direction between north and south by way of east is nearer to north.
    fileprivate func isNorth(of other: SinCos) -> Bool {
        cosine / sine > other.cosine / other.sine
    }

    fileprivate func isEqual(to other: SinCos) -> Bool {
        sine == other.sine && cosine == other.cosine
    }
}

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
