import Foundation
import Testing

@testable import SectionKit

struct MarkdownChartTests {
    @Test func `a chart is a table with bars in the last column`() {
        #expect(
            Self.lines(of: .sample([[3, 1], [0, 0]])) == [
                "| Place | █ S0 | ▚ S1 | Total | Bar                            |",
                "| :---- | ---: | ---: | ----: | :----------------------------- |",
                "| a     |    3 |    1 |     4 | ██████████████████████▚▚▚▚▚▚▚▚ |",
                "| b     |    0 |    0 |     0 |                                |",
            ])
    }

    @Test func `a chart with one series has no legend and no total`() {
        #expect(
            Self.lines(of: .sample([[8], [1]]))[0].markdownCells == ["Place", "S0", "Bar"])
    }

    @Test func `a chart in ASCII has ASCII bars`() {
        let lines = Self.lines(of: .sample([[3, 1]]), ascii: true)

        #expect(lines.joined().allSatisfy { $0.isASCII })
        #expect(lines.last?.hasSuffix("###xxxxxxxx |") == true)
    }

    @Test func `every row has all cells, whatever its label contains`() {
        let labels = ["a|b", "| --- |", "`|`", "<b>", "\\", "*_~[x](y)"]
        let values = labels.indices.map { [$0, 1] }

        let lines = Self.lines(of: .sample(values, labels: labels))

        #expect(Set(lines.map(\.markdownCells.count)) == [5])
        #expect(lines.dropFirst(2).map { $0.markdownCells[0] } == labels)
    }

    @Test func `a chart without values has no bar column, and one without bars no table`() {
        #expect(Self.lines(of: .sample([[0, 0]]))[0].markdownCells.count == 4)
        #expect(Self.lines(of: .sample([])) == [])
    }

    @Test func `the tables of difficult charts are aligned`() {
        for chart in BarChart.hard {
            #expect(Set(Self.lines(of: chart).map(\.displayWidth)).count <= 1)
        }
    }

    private static func lines(of chart: BarChart, ascii: Bool = false) -> [String] {
        let snapshot = SectionSnapshot(id: "", title: "", state: .success([.chart(chart)]))
        let report = Report(
            title: "R", source: Report.Source(id: "t", summary: "t"), generatedAt: .distantPast,
            sections: [snapshot])
        return MarkdownSurface(ascii: ascii).written(report).split(separator: "\n")
            .filter { $0.hasPrefix("|") }.map(String.init)
    }
}
