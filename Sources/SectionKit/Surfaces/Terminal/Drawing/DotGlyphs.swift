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
