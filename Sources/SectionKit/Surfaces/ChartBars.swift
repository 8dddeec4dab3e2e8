import SectionEssentials

/// Draws the bars of a chart with characters, in proportion to the longest, which fills the width.
///
/// Each part of a bar has a fill of its own, so that parts differ without colour. A bar with only
/// the first part, whose fill is solid, is drawn to an eighth of a column; stacked bars consist of
/// whole columns. A value other than 0 is always visible.
struct ChartBars {
    /// The characters of one part of a bar.
    struct Piece: Equatable {
        /// The index of the series.
        let series: Int
        let text: String
    }

    private let longest: Double
    private let columns: Int
    private let ascii: Bool

    /// Creates the bars of a chart, at most `columns` columns wide.
    init(of chart: BarChart, columns: Int, ascii: Bool) {
        longest = chart.bars.map(\.length).max() ?? 0
        self.columns = columns
        self.ascii = ascii
    }

    /// The fill character of a series.
    static func fill(of series: Int, ascii: Bool) -> String {
        let fills = ascii ? ["#", "x", "=", ".", "o"] : ["█", "▚", "▒", "░", "▤"]
        return fills[series % fills.count]
    }

    /// The drawn parts of a bar, without those that are 0.
    func pieces(of bar: BarChart.Bar) -> [Piece] {
        let parts = bar.values.indices.filter { bar.values[$0] > 0 }
        guard !parts.isEmpty else { return [] }
        if parts == [0], !ascii { return [Piece(series: 0, text: solid(bar.length))] }
        return zip(parts, widths(of: parts.map { Double(bar.values[$0]) })).map { part, width in
            let fill = Self.fill(of: part, ascii: ascii)
            return Piece(series: part, text: String(repeating: fill, count: width))
        }
    }

    /// A bar of full blocks, with a partial block at its end.
    private func solid(_ length: Double) -> String {
        let eighths = max(1, Int(clamping: (length / longest * Double(columns * 8)).rounded()))
        let full = String(repeating: "█", count: eighths / 8)
        // Each block after U+2588, the full block, is an eighth narrower than the one before it.
        let end = eighths % 8 == 0 ? nil : Unicode.Scalar(0x2590 - UInt32(eighths % 8))
        return full + (end.map { String($0) } ?? "")
    }

    /// The widths of the parts of a bar in whole columns, each at least 1 if there are enough.
    ///
    /// Parts of equal size are equally wide; the widest part absorbs the rounding error.
    private func widths(of parts: [Double]) -> [Int] {
        let scale = Double(columns) / longest
        let whole = Int(clamping: (parts.reduce(0, +) * scale).rounded())
        var widths = parts.map { max(1, Int(clamping: ($0 * scale).rounded())) }
        var excess = widths.reduce(0, +) - min(max(whole, parts.count), columns)
        while excess != 0 {
            guard let widest = widths.indices.max(by: { widths[$0] < widths[$1] }) else { break }
            widths[widest] -= excess.signum()
            excess -= excess.signum()
        }
        return widths
    }
}

extension BarChart.Bar {
    /// The size of the whole bar, which can exceed the range of an integer.
    var length: Double {
        values.reduce(0) { $0 + Double($1) }
    }
}
