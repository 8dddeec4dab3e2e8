/// How the bars of a chart become characters: the longest fills its room, the others in proportion.
///
/// Each part of a bar has a fill of its own, so that it can be told apart without colour. A bar of
/// the first part alone, whose fill is solid, ends to an eighth of a column; one that is stacked
/// consists of whole columns. What is not 0 is never drawn as nothing.
struct ChartBars {
    /// The characters of one part of a bar.
    struct Piece: Equatable {
        /// The index of the part's series.
        let series: Int
        let text: String
    }

    private let longest: Double
    private let columns: Int
    private let ascii: Bool

    /// Draws the bars of a chart in at most some columns.
    init(of chart: BarChart, columns: Int, ascii: Bool) {
        longest = chart.bars.map(\.length).max() ?? 0
        self.columns = columns
        self.ascii = ascii
    }

    /// The character that the bars have for a series.
    static func fill(of series: Int, ascii: Bool) -> String {
        let fills = ascii ? ["#", "x", "=", "."] : ["█", "▚", "▒", "░"]
        return fills[series % fills.count]
    }

    /// The parts of a bar that are not 0.
    func pieces(of bar: BarChart.Bar) -> [Piece] {
        let parts = bar.values.indices.filter { bar.values[$0] > 0 }
        guard !parts.isEmpty else { return [] }
        if parts == [0], !ascii { return [Piece(series: 0, text: solid(bar.length))] }
        return zip(parts, widths(of: parts.map { Double(bar.values[$0]) })).map { part, width in
            let fill = Self.fill(of: part, ascii: ascii)
            return Piece(series: part, text: String(repeating: fill, count: width))
        }
    }

    /// A length in full blocks and, at its end, one of some eighths.
    private func solid(_ length: Double) -> String {
        let eighths = max(1, Int((length / longest * Double(columns * 8)).rounded()))
        let full = String(repeating: "█", count: eighths / 8)
        // Each block after U+2588, the full one, has an eighth less than the one before it.
        let end = eighths % 8 == 0 ? nil : Unicode.Scalar(0x2590 - UInt32(eighths % 8))
        return full + (end.map { String($0) } ?? "")
    }

    /// The whole columns of parts in a row, each at least 1 while there are enough.
    ///
    /// Parts of equal size are equally wide: what rounding leaves over is the widest part's.
    private func widths(of parts: [Double]) -> [Int] {
        let scale = Double(columns) / longest
        let whole = Int((parts.reduce(0, +) * scale).rounded())
        var widths = parts.map { max(1, Int(($0 * scale).rounded())) }
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
    /// The size of the whole bar, beyond what an integer holds too.
    var length: Double {
        values.reduce(0) { $0 + Double($1) }
    }
}
