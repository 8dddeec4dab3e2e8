import Testing

@testable import SectionKit

struct TerminalChartTests {
    private static let widths: [Int?] = Array(40...200) + [nil]

    @Test func `a bar has its label before it and its number after it`() {
        let chart = BarChart.sample([[100], [25], [1], [0]], labels: ["Öland", "b", "c", "d"])

        #expect(
            Self.lines(chart, TerminalStyle(width: 40)) == [
                "Flights",
                "Öland  ████████████████████████████  100",
                "b      ███████                        25",
                "c      ▎                               1",
                "d                                      0",
            ])
    }

    @Test func `a narrow terminal has the totals of stacked bars, and a legend`() {
        let chart = BarChart.sample([[12, 3, 1, 4], [0, 0, 0, 5]])

        #expect(
            Self.lines(chart, TerminalStyle(width: 40)) == [
                "Flights",
                "█ S0  ▚ S1  ▒ S2  ░ S3",
                "a  ███████████████████▚▚▚▚▚▒▒░░░░░░░  20",
                "b  ░░░░░░░░                            5",
            ])
    }

    @Test func `a wide terminal has the numbers of the parts too, under their fills`() {
        let chart = BarChart.sample([[12, 3, 1, 4], [0, 0, 0, 5]])

        #expect(
            Self.lines(chart, TerminalStyle(width: 50, ascii: true)) == [
                "Flights",
                "# S0  x S1  = S2  . S3",
                "                                 #  x  =  .  Total",
                "a  #################xxxx=.....  12  3  1  4     20",
                "b  .......                       -  -  -  5      5",
            ])
    }

    @Test func `parts have the colours of their tones`() throws {
        let chart = BarChart.sample([[2, 1, 1, 1]])

        let lines = Self.lines(chart, TerminalStyle(width: 60, color: true)).map(StyledText.init)

        #expect(lines[1].attributeRuns == ["32", "31", "35", "33"])
        #expect(lines[3].attributeRuns == ["", "32", "31", "35", "33", ""])
    }

    @Test(arguments: BarChart.hard.indices, [true, false])
    func `lines fit, have no trailing spaces and have their numbers`(index: Int, ascii: Bool) {
        let chart = BarChart.hard[index]

        let wrong = Self.widths.filter { width in
            let lines = Self.lines(chart, TerminalStyle(width: width, ascii: ascii))
            let text = lines.joined(separator: "\n")
            return lines.contains { $0.displayWidth > width ?? .max || $0.hasSuffix(" ") }
                || !chart.series.isEmpty
                    && chart.bars.contains { !text.contains($0.total.grouped) }
        }

        #expect(wrong == [])
    }

    @Test func `long labels are wrapped without losing a character`() throws {
        let chart = try #require(BarChart.hard.last)
        let formatter = ValueFormatter(zone: .utc)
        let letters = chart.bars.compactMap { formatter.text(of: $0.label) }.joined()
            .filter { $0 != " " }

        let incomplete = Self.widths.filter { width in
            var text = Self.lines(chart, TerminalStyle(width: width)).joined()[...]
            return !letters.allSatisfy { letter in
                guard let place = text.firstIndex(of: letter) else { return false }
                text = text[text.index(after: place)...]
                return true
            }
        }

        #expect(incomplete == [])
    }

    @Test func `bars in a pipe have a maximum length`() {
        let line = Self.lines(.sample([[7, 0]]), TerminalStyle()).last

        #expect(line == "a  " + String(repeating: "█", count: 80) + "  7  –      7")
    }

    @Test func `a very long label in a pipe is complete and does not widen others`() {
        let book = String(repeating: "x", count: 5_000)

        let lines = Self.lines(.sample([[7], [7]], labels: [book, "b"]), TerminalStyle())

        #expect(lines[1].hasPrefix(book + "  █"))
        #expect(lines[2].count < 300)
    }

    @Test func `a chart without bars or series has no lines`() {
        #expect(Self.lines(.sample([]), TerminalStyle()) == [])
        #expect(Self.lines(.sample([[]]), TerminalStyle()) == [])
    }

    private static func lines(_ chart: BarChart, _ style: TerminalStyle) -> [String] {
        TerminalChart(chart, style: style, formatter: ValueFormatter(zone: .utc)).lines
    }
}
