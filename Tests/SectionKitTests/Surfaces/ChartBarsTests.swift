import Testing

@testable import SectionKit

struct ChartBarsTests {
    @Test(arguments: [
        (1, "▏"), (2, "▎"), (3, "▍"), (4, "▌"), (5, "▋"), (6, "▊"), (7, "▉"), (8, "█"), (9, "█▏"),
        (79, "█████████▉"), (80, "██████████"),
    ])
    func `a bar with one part is drawn to an eighth of a column`(value: Int, bar: String) {
        #expect(bars([[80], [value]], columns: 10).last == bar)
    }

    @Test(arguments: [
        ([100, 0, 0], "████████████████████"), ([50, 50, 0], "██████████▚▚▚▚▚▚▚▚▚▚"),
        ([0, 25, 25], "▚▚▚▚▚▒▒▒▒▒"), ([1, 1, 1], "█▚▒"), ([98, 1, 1], "██████████████████▚▒"),
        ([0, 0, 1], "▒"), ([1, 0, 0], "▎"), ([12, 12, 12], "███▚▚▒▒"), ([0, 0, 0], ""),
    ])
    func `stacked parts are whole columns, each with its own fill`(values: [Int], bar: String) {
        #expect(bars([[100, 0, 0], values], columns: 20).last == bar)
    }

    @Test func `ASCII bars have fills of their own, in whole columns`() {
        let bars = bars(
            [[10, 10, 10, 10], [1, 0, 0, 0], [15, 0, 0, 5]], columns: 8, ascii: true)

        #expect(bars == ["##xx==..", "#", "###."])
    }

    @Test func `a bar of zeros is empty`() {
        #expect(bars([[0, 0], [0, 0]], columns: 20) == ["", ""])
    }

    @Test(arguments: [true, false])
    func `values other than 0 are visible, and the longest bar fills the width`(ascii: Bool) {
        for columns in 8...100 {
            for chart in BarChart.hard {
                let bars = ChartBars(of: chart, columns: columns, ascii: ascii)
                let drawn = chart.bars.map { bars.pieces(of: $0) }

                for (bar, pieces) in zip(chart.bars, drawn) {
                    #expect(
                        pieces.map(\.series) == bar.values.indices.filter { bar.values[$0] > 0 })
                    #expect(pieces.allSatisfy { !$0.text.isEmpty })
                }
                let widest = drawn.map { $0.reduce(0) { $0 + $1.text.displayWidth } }.max() ?? 0
                #expect(widest == columns || drawn.allSatisfy { $0.isEmpty })
            }
        }
    }

    @Test func `equal parts are equally wide`() {
        let bars = bars([[61, 1], [30, 1], [8, 1], [6, 1]], columns: 70)

        #expect(Set(bars.map { $0.filter { $0 == "▚" }.count }) == [1])
    }

    @Test func `fills repeat if there are more series than fills`() {
        #expect(ChartBars.fill(of: 5, ascii: false) == "█")
        #expect(ChartBars.fill(of: 6, ascii: true) == "x")
    }

    private func bars(_ values: [[Int]], columns: Int, ascii: Bool = false) -> [String] {
        let chart = BarChart.sample(values)
        let bars = ChartBars(of: chart, columns: columns, ascii: ascii)
        return chart.bars.map { bars.pieces(of: $0).map(\.text).joined() }
    }
}
