import Testing

@testable import SectionKit

struct TerminalStyleTests {
    private static let widths: [Int?] = Array(40...200) + [nil]

    @Test func `colour does not change the text`() throws {
        let report = try Showcase.report()

        for width in Self.widths {
            let plain = Self.text(of: report, TerminalStyle(width: width))
            let painted = Self.text(of: report, TerminalStyle(width: width, color: true))

            #expect(StyledText(painted).plain == plain)
            #expect(!plain.contains("\u{1B}"))
        }
    }

    @Test func `colour ends at the end of the line`() throws {
        let lines = try Self.lines(of: Showcase.report(), TerminalStyle(width: 60, color: true))

        let leaking = lines.filter { StyledText($0 + "x").scalars.last?.attributes != "" }

        #expect(lines.contains { $0.contains("\u{1B}") })
        #expect(leaking == [])
    }

    @Test func `text in ASCII contains only ASCII and fits the terminal`() throws {
        let report = try Showcase.report()

        for width in Self.widths {
            let lines = Self.lines(of: report, TerminalStyle(width: width, ascii: true))

            #expect(lines.allSatisfy { $0.utf8.allSatisfy { 0x20...0x7E ~= $0 } })
            #expect(lines.allSatisfy { $0.utf8.count <= width ?? .max })
        }
    }

    @Test func `text in ASCII is complete`() throws {
        let text = try Self.text(of: Showcase.report(), TerminalStyle(ascii: true))

        for mission in Flights.missions {
            #expect(text.contains(mission.safe.asciiOnly))
        }
        for tone in Badge.Tone.allCases {
            let mark = TerminalStyle(ascii: true).mark(tone)
            #expect(text.contains("\(mark) \(tone.rawValue)"))
        }
        #expect(text.contains("TurkmenAlem 52degE | \"quoted\" \\ *not* bold"))
        #expect(text.contains("\nLoading...\n"))
    }

    @Test func `the width of a terminal is at least the minimum`() {
        #expect(TerminalStyle(width: 7).width == 40)
        #expect(TerminalStyle(width: 41).width == 41)
        #expect(TerminalStyle().width == nil)
    }

    @Test(arguments: [true, false])
    func `every tone has a unique mark of one column`(ascii: Bool) {
        let style = TerminalStyle(ascii: ascii)

        let marks = Badge.Tone.allCases.map(style.mark)

        #expect(Set(marks).count == 4)
        #expect(marks.allSatisfy { $0.displayWidth == 1 })
    }

    private static func lines(of report: Report, _ style: TerminalStyle) -> [String] {
        text(of: report, style).split(separator: "\n").map(String.init)
    }

    private static func text(of report: Report, _ style: TerminalStyle) -> String {
        TerminalSurface(style: style).written(report)
    }
}
