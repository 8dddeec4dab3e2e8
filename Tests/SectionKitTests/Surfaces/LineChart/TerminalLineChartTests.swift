import FeatureTesting
import Testing

@testable import SectionKit

struct TerminalLineChartTests {
    private static func lines(
        _ chart: LineChart, _ style: TerminalStyle = TerminalStyle(width: 40)
    ) -> [String] {
        TerminalLineChart(chart, style: style, formatter: ValueFormatter(zone: .utc)).lines
    }

    @Test func `a line goes from the lowest to the highest value`() {
        #expect(
            Self.lines(.sample([0, 10, 20, 15], unit: .metre)) == [
                "Heights",
                " m",
                "20 ┤                      ⡠▲⠢⠤⣀⡀",
                "   │                   ⡠⠔⠉     ⠈⠉⠒⠢⠤⣀⡀",
                "15 ┤                ⢀⠤⠋              ⠈⠉⠒",
                "   │             ⢀⠤⠊⠁",
                "10 ┤          ⢀⠤⠊⠁",
                "   │       ⢀⠤⠊⠁",
                " 5 ┤    ⢀⠤⠊⠁",
                "   │ ⢀⠤⠊⠁",
                " 0 ┤▼⠁",
                "   └┬───────────┬──────────┬───────────┬",
                "    0           1          2           3",
                "    Step",
                "S0  ▲ 20 m (2)  ▼ 0 m (0)",
            ])
    }

    @Test(arguments: LineChart.hard.indices, [true, false])
    func `lines fit and have no trailing spaces`(index: Int, ascii: Bool) {
        let chart = LineChart.hard[index]

        let wrong = ([40, 41, 47, 60, 79, 80, 100, 119, 120, 200, nil] as [Int?]).filter { width in
            let lines = Self.lines(chart, TerminalStyle(width: width, ascii: ascii))
            return lines.isEmpty
                || lines.contains { $0.displayWidth > width ?? .max || $0.hasSuffix(" ") }
                || ascii && !lines.joined().utf8.allSatisfy { $0 < 0x80 }
        }

        #expect(wrong == [])
    }

    @Test func `the first six series differ without colour`() {
        let values = (0..<6).map { row in (0..<20).map { _ in Double(row) as Double? } }
        let chart = LineChart.sample(
            values[0], values[1], values[2], values[3], values[4], values[5])

        for ascii in [true, false] {
            let samples = Self.lines(chart, TerminalStyle(width: 80, ascii: ascii)).suffix(6)
                .map { $0.prefix(4) }
            #expect(Set(samples).count == 6)
        }
    }

    @Test func `series have colours, and so do their names`() throws {
        let lines = Self.lines(
            .sample([1, 2], [2, 1]), TerminalStyle(width: 60, color: true)
        ).map(StyledText.init)

        #expect(lines.suffix(2).map { $0.attributeRuns.first } == ["36", "33"])
        #expect(Set(lines.flatMap(\.attributeRuns)) == ["1", "2", "36", "33", ""])
    }

    @Test func `a line has a gap where values are unknown`() throws {
        let chart = LineChart.sample([5, 5, nil, 5, 5], digits: 1)

        let line = try #require(Self.lines(chart).first { $0.contains("⠒") })

        #expect(line.split(separator: " ").filter { $0.contains("⠒") }.count == 2)
    }

    @Test func `series without known values are named, and a chart without any is not drawn`() {
        #expect(Self.lines(.sample([nil, nil])) == ["Heights", "S0  unknown"])
        #expect(
            Self.lines(.sample([1, 2], [nil])).suffix(2) == [
                "⠒⠒⠒⠒ S0  ▲ 2 (1)  ▼ 1 (0)", "⠒⠒⠂  S1  unknown",
            ])
    }

    @Test func `a chart without positions or series has no lines`() {
        #expect(Self.lines(.sample([])) == [])
        #expect(Self.lines(.sample(at: [1, 2])) == [])
    }

    @Test func `a position that is not finite is not drawn`() {
        let chart = LineChart.sample([1, 9, 2], at: [0, .nan, 1])

        #expect(Self.lines(chart).last == "S0  ▲ 2 (1)  ▼ 1 (0)")
    }

    @Test func `positions are drawn in ascending order`() {
        let chart = LineChart.sample([1, 2, 3], at: [0, 1, 2])
        let other = LineChart.sample([3, 1, 2], at: [2, 0, 1])

        #expect(Self.lines(chart) == Self.lines(other))
    }

    @Test func `a chart in a pipe is as wide as in a terminal of 80 columns`() {
        #expect(
            Self.lines(.hike, TerminalStyle()) == Self.lines(.hike, TerminalStyle(width: 80)))
    }
}
