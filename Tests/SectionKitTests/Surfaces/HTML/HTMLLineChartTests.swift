import SectionKit
import Testing

/// Draws line charts in SVG, with a table of their numbers.
@Suite struct HTMLLineChartTests {
    private func page(_ chart: LineChart) throws -> HTMLPage {
        try HTMLPage([.lineChart(chart)])
    }

    private func paths(_ page: HTMLPage) -> [String] {
        page.elements("path").compactMap { $0.attributes["d"] }
    }

    @Test func `a line is drawn in proportion to its values, with a part after each gap`() throws {
        let page = try page(.sample([0, 10, nil, 5, 10]))

        #expect(paths(page) == ["M0.0 266.0L250.0 40.1M750.0 153.1L1000.0 40.1"])
    }

    @Test func `a point between gaps is a dot`() throws {
        let page = try page(.sample([0, nil, 10, nil, 0]))

        #expect(paths(page) == [])
        let dots = page.elements("circle").filter { $0.attributes["r"] == "3" }
        #expect(dots.map { $0.attributes["cx"] } == ["0.00%", "50.00%", "100.00%"])
    }

    @Test func `a drawing has a title and a description for screen readers`() throws {
        let page = try page(.sample([3, 7], [nil, nil]))

        let drawings = page.elements("svg").filter { $0.attributes["role"] == "img" }
        #expect(drawings.count == 1)
        let words = page.elements("title").map(\.text) + page.elements("desc").map(\.text)
        #expect(
            words.dropFirst() == ["Heights", "S0: highest 7 (1), lowest 3 (0). S1: unknown"])
    }

    @Test func `the numbers are in a table that can be opened`() throws {
        let page = try page(.sample([1.5, nil], unit: .metre, digits: 1))

        #expect(page.elements("summary").map(\.text) == ["Numbers"])
        #expect(page.elements("th").map(\.text) == ["Step", "S0", "0", "1"])
        #expect(page.elements("td").map(\.text) == ["1.5 m", "unknown"])
    }

    @Test func `series have samples in the legend if there are several`() throws {
        let several = try page(.sample([1, 2], [2, 1]))
        let one = try page(.sample([1, 2]))

        #expect(
            several.elements("li").map(\.text) == [
                "S0: highest 2 (1), lowest 1 (0)", "S1: highest 2 (0), lowest 1 (1)",
            ])
        #expect(several.elements("li").map { $0.attributes["class"] } == ["series-0", "series-1"])
        #expect(several.elements("svg").filter { $0.attributes["class"] == "sample" }.count == 2)
        #expect(one.elements("li").map(\.text) == ["S0: highest 2 (1), lowest 1 (0)"])
    }

    @Test func `only a page with a line chart has its style, and it needs no script`() throws {
        let page = try page(.sample([1, 2]))

        #expect(page.elements("style").count == 3)
        #expect(page.elements("script").isEmpty)
        #expect(try HTMLPage([.paragraph("Tea.")]).elements("style").count == 2)
    }

    @Test(arguments: LineChart.hard.indices)
    func `charts that are hard to draw have only finite coordinates`(index: Int) throws {
        let page = try page(LineChart.hard[index])

        let numbers = page.elements.flatMap { element in
            ["d", "x", "x1", "x2", "y", "y1", "y2", "cx", "cy", "width"]
                .compactMap { element.attributes[$0] }
        }
        #expect(!numbers.contains { $0.contains("n") || $0.contains("e") || $0.contains("--") })
    }

    @Test func `names that could be markup are text`() throws {
        let page = try page(.stages)

        #expect(page.elements("figcaption").map(\.text) == ["Hours <per> stage"])
        #expect(page.elements("b").isEmpty)
        #expect(page.elements("th").map(\.text).contains("<b>"))
    }

    @Test func `a chart without positions is empty`() throws {
        #expect(try page(.sample([])).elements("figure").isEmpty)
    }
}
