import FeatureTesting
import SectionKit
import Testing

struct BarChartTests {
    @Test func `every bar has a part for every series, none below 0`() {
        let chart = chart([[1], [2, 3, 4], [-5, 6]])

        #expect(chart.bars.map(\.values) == [[1, 0], [2, 3], [0, 6]])
    }

    @Test(arguments: [([2, 3], 5), ([0, 0], 0), ([.max, 1], .max), ([.max, .max], .max)])
    func `a total is the sum of the parts, at most the largest integer`(values: [Int], total: Int) {
        #expect(BarChart.Bar(.empty, values).total == total)
    }

    @Test func `the table of a chart has a row for each bar and a column for each part`() {
        let table = chart([[1, 2], [3, 4]]).table

        #expect(table.key == "flights")
        #expect(table.columns.map(\.key) == ["year", "a", "b"])
        #expect(table.cells("year") == [.integer(0), .integer(1)])
        #expect(table.cells("b") == [.integer(2), .integer(4)])
    }

    private func chart(_ values: [[Int]]) -> BarChart {
        BarChart(
            key: "flights",
            title: "Flights",
            category: Column("year", "Year"),
            series: [
                BarChart.Series("a", "A", .positive), BarChart.Series("b", "B", .negative),
            ],
            bars: values.enumerated().map { BarChart.Bar(.integer($0), $1) }
        )
    }
}
