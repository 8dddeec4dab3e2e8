import SectionEssentials
import SectionKit

/// Draws pictures as text with colours.
protocol ImageDrawer: Sendable {
    /// Whether it can draw at all.
    var isInstalled: Bool { get }

    /// Returns the lines of a drawing.
    ///
    /// - Parameter image: the content of an image file, which was checked.
    func lines(of image: Data, _ style: DrawingStyle) throws(ImageObstacle) -> [String]
}

/// The size and the colours of a drawing.
struct DrawingStyle: Equatable, Sendable {
    /// How many colours there are.
    enum Colors: String, Sendable {
        /// Only the colours of the terminal's text and background.
        case none
        /// The colours that every theme defines.
        case sixteen = "16"
        /// The 240 fixed colours of xterm, and 16 more.
        case many = "256"
        /// All 24-bit colours.
        case full
    }

    /// The most columns.
    let columns: Int

    /// The most lines.
    let rows: Int

    let colors: Colors

    /// Whether only ASCII characters may be used.
    let isASCII: Bool
}

extension DrawingStyle {
    /// Returns the style for drawings of another size.
    func sized(columns: Int, rows: Int) -> DrawingStyle {
        DrawingStyle(columns: columns, rows: rows, colors: colors, isASCII: isASCII)
    }

    /// The most columns and lines of a drawing, however large the terminal is.
    private static let most = (columns: 60, rows: 20)

    /// Creates the style of drawings in a report.
    ///
    /// `COLORTERM` and `TERM` say how many colours a terminal has, if it has any.
    init(_ style: TerminalStyle, environment: [String: String]) {
        columns = min(style.width ?? .max, Self.most.columns)
        rows = Self.most.rows
        isASCII = style.ascii
        colors =
            if !style.color {
                .none
            } else if ["truecolor", "24bit"].contains(environment["COLORTERM"]) {
                .full
            } else if environment["TERM"]?.hasSuffix("256color") == true {
                .many
            } else {
                .sixteen
            }
    }
}
