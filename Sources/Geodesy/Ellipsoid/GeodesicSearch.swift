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
