import FeatureTesting
import SectionKit
import Testing

@testable import ScreenHost

/// A line chart on a page of sections.
struct LineChartPageTests {
    private static let chart = LineChart(
        key: "cups", title: "Cups",
        over: .measures("hour", "Hour", [9, 10, 11, 12], nil),
        series: [LineChart.Series("cups", "Cups", [3, 7, nil, 5])])

    @Test(arguments: [40, 80, 160])
    func `a line chart is drawn for the width of the screen`(columns: Int) {
        var screen = ModelHarness(columns: columns, rows: 40)

        screen.answer([.lineChart(Self.chart)], of: "guests")

        #expect(screen.screen.overrun == 0)
        #expect(screen.lines.contains { $0.contains("┤") && $0.contains("▲") })
        #expect(screen.lines.contains { $0.contains("▲ 7 (10)  ▼ 3 (9)") })
    }

    @Test func `a chart that is taller than the screen can be scrolled`() {
        var screen = ModelHarness(columns: 60, rows: 12)
        screen.answer([.lineChart(Self.chart)], of: "guests")

        screen.type(Key.pageDown + Key.pageDown)

        #expect(screen.lines.contains { $0.contains("▼ 3 (9)") })
    }
}
