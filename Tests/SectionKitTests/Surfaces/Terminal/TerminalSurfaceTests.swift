import Foundation
import Testing

@testable import SectionKit

struct TerminalSurfaceTests {
    private static let widths = 40...200

    @Test func `no line is wider than the terminal`() throws {
        let report = try Showcase.report()

        let wrong = Self.widths.filter { width in
            Self.lines(of: report, TerminalStyle(width: width)).contains { $0.displayWidth > width }
        }

        #expect(wrong == [])
    }

    @Test func `no line ends with a space`() throws {
        let report = try Showcase.report()

        let wrong = Self.widths.filter { width in
            Self.lines(of: report, TerminalStyle(width: width)).contains { $0.hasSuffix(" ") }
        }

        #expect(wrong == [])
    }

    @Test func `a section without content shows its state`() throws {
        let error = SectionError(message: "It is down.", recovery: "Try again.")

        #expect(Self.lines(of: .loading).dropFirst(2) == ["Loading…"])
        #expect(Self.lines(of: .error(error)).dropFirst(2) == ["✗ It is down.", "Try again."])
        #expect(Self.lines(of: .success([])).dropFirst(2) == [])
    }

    @Test func `the underline is as wide as the title`() {
        let lines = Self.lines(of: .loading)

        #expect(lines[0] == "東京 🚀")
        #expect(lines[1] == "───────")
    }

    @Test func `a long title is wrapped, and its underline is as wide as its widest line`() {
        let title = "Launches " + String(repeating: "x", count: 39) + " end"
        let report = Self.report(SectionSnapshot(id: "s", title: title, state: .loading))

        let lines = Self.lines(of: report, TerminalStyle(width: 40))

        #expect(lines[2] == "end")
        #expect(lines[3] == String(repeating: "─", count: 39))
    }

    @Test func `the source is the last line`() {
        #expect(Self.text(of: Self.report(), TerminalStyle()) == "Source: made up.\n")
    }

    @Test func `empty blocks leave no gap`() {
        let empty = Table(columns: [Column("a", "A")], rows: [])

        let lines = Self.lines(of: .success([.paragraph("a"), .table(empty), .paragraph("b")]))

        #expect(lines.dropFirst(2) == ["a", "", "b"])
    }

    /// The lines of a section in a state.
    private static func lines(of state: SectionState<[Block]>) -> [String] {
        let report = report(SectionSnapshot(id: "s", title: "東京 🚀", state: state))
        return lines(of: report, TerminalStyle()).dropLast(3)
    }

    private static func report(_ sections: SectionSnapshot...) -> Report {
        Report(
            title: "Report",
            source: Report.Source(id: "test", summary: "made up."),
            generatedAt: Date(timeIntervalSince1970: 0),
            sections: sections
        )
    }

    private static func lines(of report: Report, _ style: TerminalStyle) -> [String] {
        text(of: report, style).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    private static func text(of report: Report, _ style: TerminalStyle) -> String {
        TerminalSurface(style: style).written(report)
    }
}
