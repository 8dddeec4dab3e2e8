import SectionKit
import Testing

/// Writes charts as tables of numbers with a drawn bar in every row.
@Suite struct HTMLChartTests {
    private func page(_ bars: [[Int]], series: [String] = ["Hot", "Cold"]) throws -> HTMLPage {
        let chart = BarChart(
            key: "cups",
            title: "Cups per year",
            category: Column("year", "Year"),
            series: zip(series, Badge.Tone.allCases).map { BarChart.Series($0, $0, $1) },
            bars: bars.enumerated().map { BarChart.Bar(.ordinal(2019 + $0), $1) }
        )
        return try HTMLPage([.chart(chart)])
    }

    /// The parts of the bars, without swatches and patterns.
    private func parts(_ page: HTMLPage) -> [[String]] {
        page.elements("rect").map(\.attributes).filter { $0["x"] != nil }
            .map { [$0["class"] ?? "", $0["x"] ?? "", $0["width"] ?? ""] }
    }

    @Test func `every number is in a cell`() throws {
        let page = try page([[3, 1], [0, 1200]])

        #expect(page.elements("caption").map(\.text) == ["Cups per year"])
        let headers = page.elements("th").map(\.text)
        #expect(headers == ["Year", "Hot", "Cold", "Total", "2019", "2020"])
        let numbers = page.elements("td").filter {
            $0.attributes["class"]?.hasPrefix("number") == true
        }
        #expect(numbers.map(\.text) == ["3", "1", "4", "0", "1,200", "1,200"])
    }

    @Test func `the parts are drawn one after another, in proportion to their numbers`() throws {
        let page = try page([[3, 1], [0, 8], [0, 0]])

        #expect(
            parts(page) == [
                ["positive", "0.00%", "37.50%"], ["negative", "37.50%", "12.50%"],
                ["negative", "0.00%", "100.00%"],
            ])
    }

    @Test func `the bars of a chart that is neither good nor bad have the colour of the program`()
        throws
    {
        let tones: [(Badge.Tone, String)] = [(.neutral, "accent"), (.negative, "negative")]
        for (tone, kind) in tones {
            let chart = BarChart(
                key: "cups", title: "Cups", category: Column("year", "Year"),
                series: [BarChart.Series("cups", "Cups", tone)],
                bars: [BarChart.Bar(.ordinal(2020), [3])])
            let page = try HTMLPage([.chart(chart)])
            #expect(parts(page) == [[kind, "0.00%", "100.00%"]])
            let swatches = page.elements("svg").filter { $0.attributes["class"] == "swatch" }
            #expect(swatches.isEmpty == (tone == .neutral))
        }
    }

    @Test func `every bar has a text description`() throws {
        let page = try page([[3, 1], [0, 8], [0, 0]])

        let bars = page.elements("svg").filter { $0.attributes["role"] == "img" }
        #expect(bars.map(\.text) == ["2019Hot 3, Cold 1", "2020Cold 8", "2021none"])
    }

    @Test func `a chart with one series has no totals`() throws {
        let page = try page([[3]], series: ["Hot"])

        #expect(page.elements("th").map(\.text) == ["Year", "Hot", "2019"])
    }

    @Test func `numbers of any size are drawn`() throws {
        let page = try page([[.max, .max], [1, 0]])

        #expect(parts(page).map { $0[2] } == ["50.00%", "50.00%", "0.00%"])
    }

    @Test func `a chart without bars is empty`() throws {
        let page = try page([])

        #expect(page.elements("table").isEmpty)
    }
}
