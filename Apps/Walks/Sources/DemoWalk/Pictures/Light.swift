/// The colours of a time of day.
struct Light {
    /// How far the evening has come, from 0 to 1.
    let evening: Double

    /// The colour of the sky at a share of the way down to the horizon.
    func sky(_ share: Double) -> Colour {
        let bands = (share * 40).rounded() / 40
        let (top, bottom) = (tone(Self.tops), tone(Self.bottoms))
        return top.mixed(with: bottom, bands * bands * (3 - 2 * bands))
    }

    /// The sun.
    var sun: Colour { Colour(0xFFF6D8).mixed(with: Colour(0xFFB347), evening) }

    /// A colour of the land in this light, at a distance: 0 is near, 1 is in the haze.
    func land(_ colour: Colour, haze: Double) -> Colour {
        colour.mixed(with: Colour(0x2A2438), evening * evening * 0.62)
            .mixed(with: sky(0.9), haze)
    }

    /// The lake, at a share of the way from its far shore to the near one.
    func water(_ share: Double) -> Colour {
        sky(1 - share * 0.85).mixed(with: Colour(0x24405C), 0.24 + 0.16 * share)
    }

    private func tone(_ tones: [Colour]) -> Colour {
        let position = evening * Double(tones.count - 1)
        let index = min(tones.count - 2, Int(position))
        return tones[index].mixed(with: tones[index + 1], position - Double(index))
    }

    private static let tops = [0x5B9AD8, 0x5C93CF, 0x5A7FB8, 0x4B5A94, 0x37376B]
        .map { Colour(UInt32($0)) }

    private static let bottoms = [0xD9EAF4, 0xEFE9D6, 0xFBDDA6, 0xFDB46A, 0xF2795A]
        .map { Colour(UInt32($0)) }
}
