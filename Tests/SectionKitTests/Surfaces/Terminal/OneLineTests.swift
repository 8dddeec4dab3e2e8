import SectionKit
import Testing

/// A section that is one line on a terminal.
@Suite struct OneLineTests {
    private struct Line: Section {
        let id = "line"
        let title = "Line"
        let isOneLine = true

        func load(into output: some SectionOutput<String>) async {}

        func body(for text: String) -> [Block] {
            [.paragraph(InlineText(text)), .facts([.machines("text", .text(text))])]
        }
    }

    private static func snapshot(_ state: SectionState<String>) -> SectionSnapshot {
        SectionSnapshot(Line(), state)
    }

    @Test func `alone it has neither a title nor a source`() throws {
        let report = Report.test(Self.snapshot(.success("in 3 h")))

        #expect(try TerminalSurface().text(of: report) == "in 3 h\n")
    }

    @Test func `its error is not on standard output`() throws {
        let error = SectionError(message: "Nothing is planned.", recovery: "Plan.")

        #expect(try TerminalSurface().text(of: .test(Self.snapshot(.error(error)))) == "")
    }

    @Test func `beside another section it has its title`() throws {
        let report = Report.test(Self.snapshot(.success("in 3 h")), .showing("s", .fact))

        #expect(try TerminalSurface().text(of: report).hasPrefix("Line\n────\nin 3 h\n"))
    }
}
