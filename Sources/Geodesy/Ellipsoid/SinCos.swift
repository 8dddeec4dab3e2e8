import SectionCLibrary

/// The sine and cosine of an angle, which stay exact where the angle itself loses digits.
struct SinCos {
    var sine: Double
    var cosine: Double

    /// A number that is nothing beside one, and whose square is not zero.
    static let tiny = Double.leastNormalMagnitude.squareRoot()

    init(sine: Double, cosine: Double) {
        self.sine = sine
        self.cosine = cosine
    }

    init(radians: Double) {
        sine = sin(radians)
        cosine = cos(radians)
    }

    /// An angle in degrees, exact at right angles.
    init(degrees: Double) {
        let rest = degrees.remainder(dividingBy: 90)
        let quarters = ((degrees - rest) / 90).remainder(dividingBy: 4)
        let turned = SinCos(radians: rest * .pi / 180)
        switch Int(quarters) & 3 {
        case 0: self = turned
        case 1: self.init(sine: turned.cosine, cosine: -turned.sine)
        case 2: self.init(sine: -turned.sine, cosine: -turned.cosine)
        default: self.init(sine: -turned.cosine, cosine: turned.sine)
        }
    }

    /// Both divided by their length.
    var normalized: SinCos {
        let length = hypot(sine, cosine)
        return SinCos(sine: sine / length, cosine: cosine / length)
    }

    /// The angle, from -π to π.
    var radians: Double { atan2(sine, cosine) }

    /// The angle as a direction clockwise from north, from 0 up to 360 degrees.
    var bearing: Double {
        let degrees = radians * 180 / .pi
        let positive = degrees < 0 ? degrees + 360 : degrees + 0
        return positive < 360 ? positive : 0
    }

    /// The sum of two angles.
    static func + (one: SinCos, other: SinCos) -> SinCos {
        SinCos(
            sine: one.sine * other.cosine + one.cosine * other.sine,
            cosine: one.cosine * other.cosine - one.sine * other.sine)
    }

    /// The difference between two angles.
    static func - (one: SinCos, other: SinCos) -> SinCos {
        one + SinCos(sine: -other.sine, cosine: other.cosine)
    }

    /// The angle from one before it, from 0 to π.
    func arcLength(from start: SinCos) -> Double {
        let difference = self - start
        return atan2(max(0, difference.sine), difference.cosine)
    }
}
