import SectionEssentials

/// A drawing of dots for a terminal: each character shows two columns of four dots, in Braille
/// patterns or approximately in ASCII.
///
/// Dots are counted from the top left. A character has the ink of its last dot. Text covers dots,
/// but other text only where that is asked for.
struct DotCanvas {
    /// The width, in columns of the terminal.
    let columns: Int

    /// The height, in lines of the terminal.
    let rows: Int

    /// The width, in dots.
    var width: Int { columns * 2 }

    /// The height, in dots.
    var height: Int { rows * 4 }

    /// The dots of each character, a bit for each as in Unicode's Braille patterns.
    private var patterns: [UInt8]
    private var inks: [DotInk]

    /// The texts, by the index of their first character.
    private var texts: [Int: TerminalCell] = [:]
    private var hasText: [Bool]

    /// Creates an empty canvas; a negative size is 0.
    init(columns: Int, rows: Int) {
        self.columns = max(columns, 0)
        self.rows = max(rows, 0)
        let count = self.columns * self.rows
        patterns = Array(repeating: 0, count: count)
        inks = Array(repeating: .plain, count: count)
        hasText = Array(repeating: false, count: count)
    }

    /// Draws a dot; outside the canvas, nothing.
    mutating func set(_ x: Int, _ y: Int, _ ink: DotInk) {
        guard x >= 0, y >= 0, x < width, y < height else { return }
        let index = (y >> 2) * columns + x >> 1
        patterns[index] |= DotGlyphs.bit(x & 1, y & 3)
        inks[index] = ink
    }

    /// Draws the part of a line that is inside the canvas, in the dashes of its ink.
    ///
    /// A line to or from a coordinate that is not finite is not drawn.
    mutating func line(
        from start: (x: Double, y: Double),
        to end: (x: Double, y: Double),
        _ ink: DotInk
    ) {
        guard let part = DotClipping(width: width, height: height).part(from: start, to: end)
        else { return }
        let (dx, dy) = (part.end.x - part.start.x, part.end.y - part.start.y)
        let steps = max(dx.magnitude, dy.magnitude).rounded(.up)
        let isFlat = dx.magnitude >= dy.magnitude
        for step in 0...Int(steps) {
            let share = steps == 0 ? 0 : Double(step) / steps
            let x = Int(clamping: (part.start.x + dx * share).rounded(.down))
            let y = Int(clamping: (part.start.y + dy * share).rounded(.down))
            if ink.dash.isOn(at: isFlat ? x : y) { set(x, y, ink) }
        }
    }

    /// Writes a text over the dots of a line, unless a part of it would be outside or over other
    /// text; returns whether it was written.
    ///
    /// - Parameter replacing: whether it replaces the other texts that it would be over.
    @discardableResult
    mutating func write(
        _ text: TerminalCell, column: Int, row: Int, replacing: Bool = false
    ) -> Bool {
        guard text.width > 0, row >= 0, row < rows, column >= 0, column <= columns - text.width
        else { return false }
        let first = row * columns + column
        let covered = first..<(first + text.width)
        if hasText[covered].contains(true) {
            guard replacing else { return false }
            removeTexts(in: covered)
        }
        for index in covered { hasText[index] = true }
        texts[first] = text
        return true
    }

    /// Removes the texts that have some of these characters.
    private mutating func removeTexts(in covered: Range<Int>) {
        for (start, text) in texts where (start..<(start + text.width)).overlaps(covered) {
            texts[start] = nil
            for index in start..<(start + text.width) { hasText[index] = false }
        }
    }

    /// Whether text covers a character; outside the canvas, false.
    func hasText(column: Int, row: Int) -> Bool {
        (0..<rows).contains(row) && (0..<columns).contains(column)
            && hasText[row * columns + column]
    }

    /// Draws the dots of another canvas of the same size above this one: where it has some, they are
    /// the only ones of the character.
    mutating func cover(with above: DotCanvas) {
        for index in patterns.indices where above.patterns[index] != 0 {
            patterns[index] = above.patterns[index]
            inks[index] = above.inks[index]
        }
    }

    /// Removes the dots of some characters.
    mutating func clear(_ cells: (columns: Range<Int>, rows: Range<Int>)) {
        for row in cells.rows {
            for column in cells.columns { patterns[row * columns + column] = 0 }
        }
    }

    /// Whether a line has neither dots nor text in some columns; outside the canvas, false.
    func isBlank(_ range: Range<Int>, row: Int) -> Bool {
        guard (0..<rows).contains(row), range.lowerBound >= 0, range.upperBound <= columns
        else { return false }
        return range.allSatisfy { column in
            let index = row * columns + column
            return patterns[index] == 0 && !hasText[index]
        }
    }

    /// The styled text of a line of the terminal, without blanks at its end.
    func line(_ row: Int, style: TerminalStyle) -> String {
        var line = ""
        var blanks = 0
        var run = (text: "", style: TextStyle.plain)
        var index = row * columns
        func flush() {
            line += style.paint(run.text, run.style)
            run.text = ""
        }
        while index < (row + 1) * columns {
            let text = texts[index]
            guard text != nil || patterns[index] != 0 else {
                (blanks, index) = (blanks + 1, index + 1)
                continue
            }
            let textStyle = text?.textStyle ?? inks[index].style
            if blanks > 0 || textStyle != run.style || text != nil { flush() }
            line += String(repeating: " ", count: blanks)
            (blanks, run.style) = (0, textStyle)
            if let text {
                line += text.painted(style)
            } else {
                run.text.unicodeScalars.append(
                    DotGlyphs.glyph(patterns[index], inks[index], ascii: style.ascii))
            }
            index += text?.width ?? 1
        }
        flush()
        return line
    }
}

/// Finds the part of a line inside a canvas, with the algorithm of Liang and Barsky.
struct DotClipping {
    private let right: Double
    private let bottom: Double

    /// Prepares a canvas of a size in dots.
    init(width: Int, height: Int) {
        // A coordinate belongs to the dot that it is rounded down to.
        right = Double(width).nextDown
        bottom = Double(height).nextDown
    }

    /// Returns the part of a line inside the canvas; nil if all of it is outside, or if a coordinate
    /// is not finite.
    func part(
        from start: (x: Double, y: Double),
        to end: (x: Double, y: Double)
    ) -> (start: (x: Double, y: Double), end: (x: Double, y: Double))? {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        guard right > 0, bottom > 0, start.x.isFinite, start.y.isFinite, dx.isFinite, dy.isFinite
        else { return nil }
        var (enter, leave) = (0.0, 1.0)
        let edges = [
            (-dx, start.x), (dx, right - start.x), (-dy, start.y), (dy, bottom - start.y),
        ]
        for (change, distance) in edges {
            if change == 0, distance < 0 { return nil }
            if change < 0 { enter = max(enter, distance / change) }
            if change > 0 { leave = min(leave, distance / change) }
        }
        if enter > leave { return nil }
        func point(at share: Double) -> (x: Double, y: Double) {
            (
                x: min(max(start.x + dx * share, 0), right),
                y: min(max(start.y + dy * share, 0), bottom)
            )
        }
        return (point(at: enter), point(at: leave))
    }
}

/// The characters for the dots of one character of a canvas.
enum DotGlyphs {
    /// The bit of a dot in Unicode's Braille patterns, by its column (0 or 1) and row (0 to 3).
    static func bit(_ column: Int, _ row: Int) -> UInt8 {
        row == 3 ? 0x40 << UInt8(column) : 1 << UInt8(column * 3 + row)
    }

    /// The character for dots: a Braille pattern, or the ink's mark or one that resembles the dots.
    static func glyph(_ pattern: UInt8, _ ink: DotInk, ascii: Bool) -> Unicode.Scalar {
        if ascii { return ink.mark ?? shapes[Int(pattern)] }
        return Unicode.Scalar(0x2800 + UInt32(pattern)) ?? " "
    }

    /// The ASCII character for each pattern.
    private static let shapes = (0...255).map { shape(of: UInt8($0)) }

    private static func shape(of pattern: UInt8) -> Unicode.Scalar {
        let left = rows(of: 0, in: pattern)
        let right = rows(of: 1, in: pattern)
        let count = left.count + right.count
        guard count > 0 else { return " " }
        if count > 5 { return "#" }
        let middle = Double((left + right).reduce(0, +)) / Double(count)
        if let left = left.mean, let right = right.mean {
            if left - right >= 1 { return "/" }
            if right - left >= 1 { return "\\" }
            return middle < 1 ? "\"" : middle < 2.5 ? "-" : "_"
        }
        if count > 2 { return "|" }
        return count == 2 ? ":" : middle < 2 ? "'" : "."
    }

    private static func rows(of column: Int, in pattern: UInt8) -> [Int] {
        (0...3).filter { pattern & bit(column, $0) != 0 }
    }
}

extension [Int] {
    fileprivate var mean: Double? {
        isEmpty ? nil : Double(reduce(0, +)) / Double(count)
    }
}
