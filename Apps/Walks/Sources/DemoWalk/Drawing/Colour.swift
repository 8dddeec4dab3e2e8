import SectionEssentials

/// A colour of a drawing, in sRGB.
struct Colour: Hashable, Sendable {
    let red, green, blue: UInt8

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// Creates a colour from a number such as 0xRRGGBB.
    init(_ hex: UInt32) {
        self.init(
            UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8),
            UInt8(truncatingIfNeeded: hex))
    }

    /// Returns a mixture with a share of another colour, from 0 to 1.
    func mixed(with other: Colour, _ share: Double) -> Colour {
        let share = min(1, max(0, share))
        let mix = { (one: UInt8, two: UInt8) in
            UInt8(
                clamping: Int(
                    clamping: (Double(one) + (Double(two) - Double(one)) * share).rounded()))
        }
        return Colour(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
    }

    /// How different another colour looks, as the square of a distance.
    func difference(from other: Colour) -> Int {
        let part = { (one: UInt8, two: UInt8) in (Int(one) - Int(two)) * (Int(one) - Int(two)) }
        return 2 * part(red, other.red) + 4 * part(green, other.green) + 3 * part(blue, other.blue)
    }
}
