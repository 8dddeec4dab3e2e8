import Testing

@testable import SectionKit

struct VerticalAxisTests {
    @Test(arguments: LineChart.hard.indices)
    func `all values are on the axis, with a number beside at least one line`(index: Int) throws {
        let chart = LineChart.hard[index]
        let plot = LineChartPlot(chart, formatter: ValueFormatter(zone: .utc))
        guard let range = plot.range else { return }

        for most in 9...16 {
            let (axis, rows) = VerticalAxis.rows(range, of: chart, atMost: most)
            #expect((2...most).contains(rows))
            #expect(!axis.ticks.numbers.isEmpty)
            #expect(0...1 ~= axis.share(of: range.lowerBound))
            #expect(axis.share(of: range.lowerBound) <= axis.share(of: range.upperBound))
        }
    }

    @Test func `every number is in the middle of a line`() {
        let (axis, rows) = VerticalAxis.rows(-253...941, of: .sample([0]), atMost: 14)

        let lines = axis.ticks.numbers.map { axis.share(of: $0) * Double(rows - 1) }
        #expect(axis.ticks.labels == ["-200", "0", "200", "400", "600", "800", "1,000"])
        #expect(lines.allSatisfy { abs($0 - $0.rounded()) < 1e-9 })
    }

    @Test func `a drawing starts at 0 if the lowest value is not far above`() {
        #expect(VerticalAxis(1...61, of: .sample([0]), atMost: 8).share(of: 0) == 0)
        #expect(VerticalAxis(50...61, of: .sample([0]), atMost: 8).ticks.numbers.first == 50)
    }

    @Test func `a single value is in the middle`() {
        let axis = VerticalAxis(5...5, of: .sample([0]), atMost: 8)

        #expect(axis.ticks.labels == ["4", "5", "6"])
        #expect(axis.share(of: 5) == 0.5)
    }
}
