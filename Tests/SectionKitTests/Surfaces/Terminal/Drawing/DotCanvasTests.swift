import Testing

@testable import SectionKit

struct DotCanvasTests {
    private static let style = TerminalStyle()

    private static func lines(_ canvas: DotCanvas, _ style: TerminalStyle = style) -> [String] {
        (0..<canvas.rows).map { canvas.line($0, style: style) }
    }

    @Test func `each dot has its bit of the Braille pattern`() {
        let drawn = (0..<8).map { dot in
            var canvas = DotCanvas(columns: 1, rows: 1)
            canvas.set(dot % 2, dot / 2, .plain)
            return canvas.line(0, style: Self.style)
        }

        #expect(drawn == ["⠁", "⠈", "⠂", "⠐", "⠄", "⠠", "⡀", "⢀"])
    }

    @Test func `dots outside the canvas are not drawn`() {
        var canvas = DotCanvas(columns: 2, rows: 1)
        for (x, y) in [(-1, 0), (0, -1), (4, 0), (0, 4), (.max, .max), (.min, .min)] {
            canvas.set(x, y, .plain)
        }

        #expect(Self.lines(canvas) == [""])
    }

    @Test func `lines go through all dots between their ends`() {
        var canvas = DotCanvas(columns: 4, rows: 2)
        canvas.line(from: (0, 7), to: (7, 0), .plain)

        #expect(Self.lines(canvas) == ["⠀⠀⡠⠊", "⡠⠊"].map { $0.replacing("⠀", with: " ") })
    }

    @Test func `a line is cut at the edges and keeps its slope`() {
        var canvas = DotCanvas(columns: 4, rows: 2)
        canvas.line(from: (-1000, 1007), to: (1007, -1000), .plain)

        #expect(Self.lines(canvas) == ["  ⡠⠊", "⡠⠊"])
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `a line with a coordinate that is not finite is not drawn`(coordinate: Double) {
        var canvas = DotCanvas(columns: 4, rows: 2)
        canvas.line(from: (0, 0), to: (7, coordinate), .plain)
        canvas.line(from: (coordinate, 0), to: (7, 7), .plain)

        #expect(Self.lines(canvas) == ["", ""])
    }

    @Test func `a line between huge coordinates takes no longer than a short one`() {
        var canvas = DotCanvas(columns: 4, rows: 1)
        canvas.line(from: (-1e12, 1), to: (1e12, 1), .plain)
        canvas.line(from: (-.greatestFiniteMagnitude, 2), to: (.greatestFiniteMagnitude, 2), .plain)

        #expect(Self.lines(canvas) == ["⠒⠒⠒⠒"])
    }

    @Test func `a line of one point is a dot`() {
        var canvas = DotCanvas(columns: 1, rows: 1)
        canvas.line(from: (1.5, 3.5), to: (1.5, 3.5), .plain)

        #expect(Self.lines(canvas) == ["⢀"])
    }

    @Test func `dashes distinguish lines`() {
        var canvas = DotCanvas(columns: 8, rows: 4)
        let dashes: [DotInk.Dash] = [.solid, .dashed, .dotted, .dashDotted]
        for (row, dash) in dashes.enumerated() {
            let y = Double(row * 4 + 1)
            canvas.line(from: (0, y), to: (15, y), DotInk(style: .plain, dash: dash))
        }

        #expect(Self.lines(canvas) == ["⠒⠒⠒⠒⠒⠒⠒⠒", "⠒⠒⠂ ⠒⠒⠂", "⠂ ⠂ ⠂ ⠂", "⠒⠒ ⠂⠒⠒ ⠂"])
    }

    @Test func `a character has the ink of its last dot`() {
        var canvas = DotCanvas(columns: 3, rows: 1)
        for x in 0..<4 { canvas.set(x, 0, DotInk(style: .link)) }
        for x in 3..<6 { canvas.set(x, 1, DotInk(style: .error)) }

        let line = canvas.line(0, style: TerminalStyle(color: true))

        #expect(line == "\u{1B}[34m⠉\u{1B}[0m\u{1B}[31m⠙⠒\u{1B}[0m")
    }

    @Test func `ASCII has the mark of the ink, or a character that resembles the dots`() {
        var canvas = DotCanvas(columns: 8, rows: 2)
        canvas.line(from: (0, 7), to: (7, 0), .plain)
        canvas.line(from: (8, 1), to: (15, 1), DotInk(style: .plain, mark: "o"))
        canvas.line(from: (8, 7), to: (15, 7), .plain)

        #expect(Self.lines(canvas, TerminalStyle(ascii: true)) == ["  //oooo", "//  ____"])
    }

    @Test func `ASCII has a printable character for every pattern`() {
        let glyphs = (1...255).map { DotGlyphs.glyph(UInt8($0), .plain, ascii: true) }

        #expect(glyphs.allSatisfy { $0.isASCII && (0x21...0x7E).contains($0.value) })
    }

    @Test func `text covers dots, but not other text`() {
        var canvas = DotCanvas(columns: 10, rows: 1)
        canvas.line(from: (0, 0), to: (19, 0), .plain)

        let isWritten = [
            canvas.write(TerminalCell("東京", .strong), column: 1, row: 0),
            canvas.write(TerminalCell("abc", .plain), column: 4, row: 0),
            canvas.write(TerminalCell("ab", .plain), column: 5, row: 0),
        ]

        #expect(isWritten == [true, false, true])
        #expect(Self.lines(canvas) == ["⠉東京ab⠉⠉⠉"])
        #expect(
            canvas.line(0, style: TerminalStyle(color: true)) == "⠉\u{1B}[1m東京\u{1B}[0mab⠉⠉⠉")
    }

    @Test func `text that would leave the canvas is not written`() {
        var canvas = DotCanvas(columns: 4, rows: 1)
        let places = [(-1, 0), (2, 0), (0, -1), (0, 1), (.max, 0)]

        let isWritten = places.map { column, row in
            canvas.write(TerminalCell("abc", .plain), column: column, row: row)
        }

        #expect(!isWritten.contains(true))
        #expect(Self.lines(canvas) == [""])
    }

    @Test func `columns are blank where there are neither dots nor text`() {
        var canvas = DotCanvas(columns: 6, rows: 1)
        canvas.set(0, 0, .plain)
        canvas.write(TerminalCell("a", .plain), column: 5, row: 0)

        #expect(canvas.isBlank(1..<5, row: 0))
        #expect(!canvas.isBlank(0..<2, row: 0))
        #expect(!canvas.isBlank(4..<6, row: 0))
        #expect(!canvas.isBlank(4..<7, row: 0))
        #expect(!canvas.isBlank(1..<2, row: 1))
    }

    @Test func `a canvas without a size takes everything and draws nothing`() {
        var canvas = DotCanvas(columns: -1, rows: 0)
        canvas.line(from: (0, 0), to: (9, 9), .plain)

        let isWritten = canvas.write(TerminalCell("a", .plain), column: 0, row: 0)

        #expect(!isWritten)
        #expect(Self.lines(canvas).isEmpty)
    }

    @Test func `a canvas covers the dots of the one below it`() {
        var below = DotCanvas(columns: 2, rows: 1)
        below.line(from: (0, 0), to: (3, 0), DotInk(style: .faint))
        var above = DotCanvas(columns: 2, rows: 1)
        above.set(2, 3, .plain)

        below.cover(with: above)

        #expect(below.line(0, style: TerminalStyle()) == "⠉⡀")
    }

    @Test func `a canvas knows where it has text`() {
        var canvas = DotCanvas(columns: 4, rows: 1)
        canvas.write(TerminalCell("東", .plain), column: 1, row: 0)

        let covered = (-1...4).map { canvas.hasText(column: $0, row: 0) }

        #expect(covered == [false, false, true, true, false, false])
        #expect(!canvas.hasText(column: 1, row: 1))
    }
}
