/// A colour by its role: pages, drawings and terminals take all of theirs from here.
///
/// The raw value is the name of the CSS variable, without the dashes before it.
enum ColorToken: String, CaseIterable {
    // Backgrounds, text and lines.
    case page, card, stripe, text, faint, line, field

    /// What can be followed, and what is in focus or chosen.
    case link, accent

    // The tones: for text, for the background of a text, and for areas.
    case positive, negative, pending, neutral
    case positiveSoft = "positive-soft"
    case negativeSoft = "negative-soft"
    case pendingSoft = "pending-soft"
    case neutralSoft = "neutral-soft"
    case positiveBar = "positive-bar"
    case negativeBar = "negative-bar"
    case pendingBar = "pending-bar"
    case neutralBar = "neutral-bar"

    // The lines of charts that are not in a tone.
    case orange, purple, teal

    // Maps; the halo separates what is drawn from the land.
    case sky, glow, sea, deep, land, border, grid, halo, mark, route

    // What lies on the land of maps: areas, then lines.
    case water, wood, park, aeroway, building, stream, path, rail, street, road, motorway
    case fieldland, builtUp = "built-up"

    // The ranges of a map's scale, from low to high.
    case scale1 = "scale-1"
    case scale2 = "scale-2"
    case scale3 = "scale-3"
    case scale4 = "scale-4"
    case scale5 = "scale-5"

    /// The colours of the lines of a chart, in their order.
    static let series: [ColorToken] = [.accent, .orange, .purple, .positive, .teal, .negative]

    /// The colours of the ranges of a map's scale, from low to high.
    static let scale: [ColorToken] = [.scale1, .scale2, .scale3, .scale4, .scale5]

    /// The colour on a light and on a dark background.
    private var shades: (light: Shade, dark: Shade) {
        switch self {
        case .page: (0xF4F5F7, 0x0F141A)
        case .card: (0xFFFFFF, 0x181E26)
        case .stripe: (0xF8F9FB, 0x1C232C)
        case .text: (0x1C2530, 0xE5E9EE)
        case .faint: (0x566170, 0xA3ADBA)
        case .line: (0xDDE1E7, 0x2C3540)
        case .field: (0x8A94A3, 0x6C7888)
        case .link, .accent: (0x1A56B0, 0x8BB8FB)
        case .positive: (0x1B7343, 0x74D49C)
        case .positiveSoft: (0xE2F3E9, 0x17342A)
        case .positiveBar: (0x3A9D68, 0x4FB57E)
        case .negative: (0xB3261E, 0xFF9C92)
        case .negativeSoft: (0xFCE9E7, 0x40201F)
        case .negativeBar: (0xD1493F, 0xE5746A)
        case .pending: (0x855300, 0xEEC06F)
        case .pendingSoft: (0xFBF0D9, 0x382D18)
        case .pendingBar: (0xB9811B, 0xCF9D45)
        case .neutral: (0x515C6B, 0xB6C0CC)
        case .neutralSoft: (0xEBEEF2, 0x29313B)
        case .neutralBar: (0x7D8897, 0x8A96A5)
        case .orange: (0xB4530A, 0xF2A65F)
        case .purple: (0x7E3FB5, 0xCBA6F7)
        case .teal: (0x0B6F85, 0x62CBDD)
        case .sky: (0xEEF2F7, 0x0B1016)
        case .glow: (0xC3D8EE, 0x24476B)
        case .sea: (0xDCEBF7, 0x1B3149)
        case .deep: (0xA9CAE6, 0x0E1B2B)
        case .land: (0xFBFAF5, 0x344558)
        case .border: (0xCFD5DA, 0x4D6076)
        case .grid: (Shade(0x466E96, opacity: 41), Shade(0x8CB4DC, opacity: 33))
        case .halo: (0xFFFFFF, 0x0E1620)
        case .mark: (0x1A56B0, 0xFFD166)
        case .route: (0x3A6EA5, 0x8AB8E8)
        case .water: (0xC4DDF0, 0x20415F)
        case .stream: (0x8DB8DA, 0x3A6A93)
        case .wood: (0xD5E6CB, 0x2E4A3D)
        case .park: (0xE0EFD8, 0x334F48)
        case .fieldland: (0xF4F2E2, 0x3A4A57)
        case .builtUp: (0xF0EDE8, 0x3C4A5A)
        case .aeroway: (0xE3E0E8, 0x4A5568)
        case .building: (0xDDD5CB, 0x4C5A6B)
        case .path: (0xA98F6E, 0x8D8470)
        case .rail: (0x9A9FA8, 0x77828F)
        case .street: (0xC9C4BC, 0x5C6A7B)
        case .road: (0xD9A441, 0x9A8350)
        case .motorway: (0xCC7A33, 0xB98A55)
        // Told apart also without red, green or blue (simulated, 8 of 100 in OKLab at least).
        case .scale1: (0xB67516, 0xFFF3C4)
        case .scale2: (0xB8320A, 0xFFB23E)
        case .scale3: (0x8C1056, 0xFF7A7A)
        case .scale4: (0x4A1A80, 0xC08CFF)
        case .scale5: (0x0A1445, 0x7FD4FF)
        }
    }

    /// The variable for style sheets, such as `--page: #f4f5f7;`.
    func variable(isDark: Bool) -> String {
        "--\(rawValue): \((isDark ? shades.dark : shades.light).css);"
    }

    /// The colour on a light background, in CSS.
    var lightCSS: String { shades.light.css }

    /// The red, green and blue of the colour on a light background.
    var lightRGB: (red: UInt8, green: UInt8, blue: UInt8) { shades.light.rgb }

    /// The colour on a dark background, in CSS.
    var darkCSS: String { shades.dark.css }

    /// The parameters of the SGR sequence (ECMA-48) for text on a terminal.
    func parameters(in scheme: ColorScheme) -> String {
        switch scheme {
        case .auto: terminalColor
        case .light: "38;5;\(shades.light.xterm)"
        case .dark: "38;5;\(shades.dark.xterm)"
        }
    }

    /// One of the 16 colours that every terminal's own theme defines, for what has one.
    private var terminalColor: String {
        switch self {
        case .faint: "2"
        case .negative: "31"
        case .positive: "32"
        case .pending, .orange: "33"
        case .link, .teal: "34"
        case .neutral, .purple, .route: "35"
        // Many themes have a blue that is hard to read.
        case .accent: "36"
        case .water: "2;34"
        case .wood: "2;32"
        case .road: "2;33"
        case .scale1: "33"
        case .scale2: "32"
        case .scale3: "36"
        case .scale4: "94"
        case .scale5: "35"
        default: "39"
        }
    }
}

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
