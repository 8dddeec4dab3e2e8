/// A colour in sRGB, such as `0x1A56B0`.
struct Shade: Equatable, ExpressibleByIntegerLiteral {
    private let red: UInt8
    private let green: UInt8
    private let blue: UInt8
    private let opacity: UInt8

    /// Creates a colour from its red, green and blue, eight bits each.
    init(_ rgb: UInt32, opacity: UInt8 = .max) {
        red = UInt8(truncatingIfNeeded: rgb >> 16)
        green = UInt8(truncatingIfNeeded: rgb >> 8)
        blue = UInt8(truncatingIfNeeded: rgb)
        self.opacity = opacity
    }

    init(integerLiteral rgb: UInt32) {
        self.init(rgb)
    }

    /// Its red, green and blue.
    var rgb: (red: UInt8, green: UInt8, blue: UInt8) { (red, green, blue) }

    /// The colour in CSS (<https://www.w3.org/TR/css-color-4/#hex-notation>).
    var css: String {
        let channels = [red, green, blue] + (opacity == .max ? [] : [opacity])
        return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// The number of the nearest of the 240 colours that xterm fixed: a cube, then greys.
    var xterm: Int {
        let levels = [red, green, blue].map { channel in
            Self.cube.indices.min { distance($0, channel) < distance($1, channel) } ?? 0
        }
        let grey = max(0, min(23, (Int(red) + Int(green) + Int(blue) - 9) / 30))
        let inCube = distance(to: levels.map { Self.cube[$0] })
        let inGreys = distance(to: Array(repeating: 8 + 10 * grey, count: 3))
        if inGreys < inCube { return 232 + grey }
        return 16 + levels.reduce(0) { 6 * $0 + $1 }
    }

    /// The levels of each channel of the cube.
    private static let cube = [0, 95, 135, 175, 215, 255]

    private func distance(_ level: Int, _ channel: UInt8) -> UInt {
        (Self.cube[level] - Int(channel)).magnitude
    }

    private func distance(to channels: [Int]) -> Int {
        zip([red, green, blue], channels).reduce(0) { sum, pair in
            let difference = Int(pair.0) - pair.1
            return sum + difference * difference
        }
    }
}
