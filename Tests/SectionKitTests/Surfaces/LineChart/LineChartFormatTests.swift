import FeatureTesting
import Foundation
import Testing

@testable import SectionKit

/// Writes line charts in formats for machines, as Markdown and in part.
struct LineChartFormatTests {
    private static func report(_ chart: LineChart) -> Report {
        .test(.showing("s", .lineChart(chart)))
    }

    @Test func `JSON has an object for each position, with units in the keys`() throws {
        let text = JSONSurface().written(Self.report(.hike))

        let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let section = try #require((json?["sections"] as? [[String: Any]])?.first)
        let rows = try #require(section["profile"] as? [[String: Any]])
        #expect(rows.count == 121)
        #expect(Set(rows.flatMap(\.keys)) == ["distance_km", "elevation_m"])
        #expect(rows[1]["distance_km"] as? Double == 0.1)
        #expect(rows[55]["elevation_m"] is NSNull)
    }

    @Test func `CSV has a record for each position, empty where a value is unknown`() throws {
        let report = Self.report(.sample([1.5, nil, 2], unit: .metre, digits: 1))
        try CSVSurface().check(ReportShape(of: report))

        #expect(
            CSVSurface().written(report) == "step,s0_m\r\n0,1.5\r\n1,\r\n2,2.0\r\n")
    }

    @Test func `machines have all of many positions, and people a part`() {
        let many = LineChart.sample((0..<30_000).map { Double($0 * 7 % 101) })

        let csv = CSVSurface().written(Self.report(many))
        let markdown = MarkdownSurface().written(Self.report(many))
        let html = HTMLSurface().written(Self.report(many))

        #expect(csv.split(separator: "\r\n").count == 30_001)
        #expect(markdown.split(separator: "\n").filter { $0.hasPrefix("| ") }.count < 30)
        for text in [markdown, html] {
            #expect(text.contains(" of 30,000 positions; JSON and CSV have all of them."))
        }
        #expect(html.utf8.count < 120_000)
    }

    @Test func `a part has the first, the last and the extreme positions`() throws {
        let values = (0..<1000).map { $0 == 333 ? 9 : $0 == 777 ? -9.0 : 0 }
        let excerpt = LineChart.sample(values).excerpt(
            atMost: 11, formatter: ValueFormatter(zone: .utc))

        let positions = excerpt.table.cells("step")
        #expect(positions.first == .decimal(0, digits: 0))
        #expect(positions.last == .decimal(999, digits: 0))
        #expect(positions.contains(.decimal(333, digits: 0)))
        #expect(positions.contains(.decimal(777, digits: 0)))
        #expect(excerpt.note == "13 of 1,000 positions; JSON and CSV have all of them.")
    }

    @Test func `Markdown has a sparkline for each series and a table`() {
        let text = MarkdownSurface().written(Self.report(.sample([0, 7, nil, 3], [1, 1, 1, 1])))

        #expect(
            text.contains(
                """
                ## Heights

                - **S0:** `▁█·▄` highest 7 (1), lowest 0 (0)
                - **S1:** `▂▂▂▂` 1

                | Step |      S0 |  S1 |
                | ---: | ------: | --: |
                |    0 |       0 |   1 |
                |    1 |       7 |   1 |
                |    2 | unknown |   1 |
                |    3 |       3 |   1 |
                """))
    }

    @Test(arguments: LineChart.hard.indices)
    func `Markdown in ASCII has only ASCII`(index: Int) {
        let text = MarkdownSurface(ascii: true).written(Self.report(LineChart.hard[index]))

        #expect(text.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test(arguments: LineChart.hard.indices)
    func `a sparkline has at most 40 characters of equal width`(index: Int) {
        let chart = LineChart.hard[index]
        let plot = LineChartPlot(chart, formatter: ValueFormatter(zone: .utc))
        guard let range = plot.range else { return }

        for series in chart.series.indices {
            let text = Sparkline(of: series, in: plot, range).text
            #expect(text.count == min(chart.axis.positions.count, 40))
            #expect(text.allSatisfy { "▁▂▃▄▅▆▇█·".contains($0) })
        }
    }

    @Test func `a chart counts as a table of a section`() {
        #expect(
            ContentShape(of: [.lineChart(.hike), .lineChart(.years)]) == ContentShape(charts: 2...2)
        )
    }
}
