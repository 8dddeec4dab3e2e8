/// What dots are drawn with: a style, dashes, and a mark.
struct DotInk: Equatable {
    /// The colour of the characters.
    let style: TextStyle

    /// Which dots of a line are drawn.
    var dash: Dash = .solid

    /// The character that replaces dots in ASCII; nil for one that resembles them.
    var mark: Unicode.Scalar?

    static let plain = DotInk(style: .plain)

    /// Creates an ink.
    init(style: TextStyle, dash: Dash = .solid, mark: Unicode.Scalar? = nil) {
        self.style = style
        self.dash = dash
        self.mark = mark
    }

    /// Which dots of a line are drawn, so that lines differ without colour.
    enum Dash: UInt8 {
        case solid = 0b1111_1111
        case dashed = 0b0001_1111
        case dotted = 0b0001_0001
        case dashDotted = 0b0100_1111
        case sparse = 0b0000_0001
        case short = 0b0011_0011

        /// Whether the dot at a coordinate is drawn; the pattern repeats after 8.
        func isOn(at coordinate: Int) -> Bool {
            rawValue >> UInt8(coordinate & 7) & 1 == 1
        }
    }
}
