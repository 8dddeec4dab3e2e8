import FeatureTesting
import Foundation
import SectionKit
import Testing

/// Shows the source of a section that differs from that of the report.
@Suite struct SectionSourceTests {
    private struct Tides: Section {
        let id = "tides"
        let title = "Tides"
        let source: Report.Source? = Report.Source(id: "gauge", summary: "the gauge at <pier> 4.")

        func load(into output: some SectionOutput<Int>) async {}

        func body(for content: Int) -> [Block] { [.paragraph("High at noon.")] }
    }

    private static let withSource = SectionSnapshot(Tides(), .success(0))
    private static let withoutSource = SectionSnapshot.showing("ships", .fact)

    private static func isShown(by surface: some Surface, _ line: String) throws -> Bool {
        let text = try surface.text(of: .test(withSource, withoutSource))
        return text.contains(line) && text.components(separatedBy: "gauge").count == 2
    }

    @Test func `a snapshot has the source of its section in every state`() {
        let error = SectionError(message: "It is down.", recovery: "Wait.")
        let source = Tides().source

        #expect(SectionSnapshot(loading: Tides()).source == source)
        #expect(SectionSnapshot(Tides(), .success(1)).source == source)
        #expect(SectionSnapshot(Tides(), .error(error)).source == source)
    }

    @Test func `a load that ends without a state keeps the source`() async {
        let screen = Screen([Tides()])

        await screen.load()

        #expect(await screen.snapshots.map(\.source) == [Tides().source])
        #expect(await screen.snapshots.first?.state.error != nil)
    }

    @Test func `the source is shown at the end of the section`() throws {
        let line = "High at noon.\n\nSource: the gauge at <pier> 4.\n\nShips\n"
        #expect(try Self.isShown(by: TerminalSurface(), line))
        let paragraph = "High at noon.\n\nSource: the gauge at \\<pier\\> 4.\n\n## Ships\n"
        #expect(try Self.isShown(by: MarkdownSurface(), paragraph))
        let element = "<p class=\"faint\">Source: the gauge at &lt;pier&gt; 4.</p>\n</section>"
        #expect(try Self.isShown(by: HTMLSurface(), element))
    }

    @Test func `the source is converted to ASCII`() throws {
        let source = Report.Source(id: "pégase", summary: "Pégase – the gauge.")
        let section = SectionSnapshot(id: "s", title: "S", source: source, state: .success([]))

        for surface in [
            TerminalSurface(style: TerminalStyle(ascii: true)), MarkdownSurface(ascii: true),
            HTMLSurface(ascii: true), JSONSurface(ascii: true),
        ] as [any Surface] {
            #expect(try surface.text(of: .test(section)).utf8.allSatisfy { $0 < 0x80 })
        }
    }

    @Test func `JSON has the name of the source, or null for that of the report`() throws {
        let text = try JSONSurface().text(of: .test(Self.withSource, Self.withoutSource))

        #expect(text.contains("\"title\": \"Tides\",\n      \"source\": \"gauge\",\n"))
        #expect(text.contains("\"title\": \"Ships\",\n      \"source\": null,\n"))
        #expect(try Self.isShown(by: OutlineSurface(), "\n    source gauge\n    paragraph\n"))
    }

    @Test func `CSV and calendars do not contain the source`() throws {
        let section = SectionSnapshot(
            id: "s", title: "S", source: Tides().source, state: .success([.words("a")]))

        #expect(try CSVSurface().text(of: .test(section)) == "word\r\na\r\n")
        #expect(!CalendarSurface().written(.test(section)).contains("gauge"))
    }

    @Test func `the source of the report is left out where each section names its own`() throws {
        let other = Report.test(Self.withSource).source.summary

        for surface in [TerminalSurface(), MarkdownSurface(), HTMLSurface()] as [any Surface] {
            #expect(try !surface.text(of: .test(Self.withSource)).contains(other))
            let both = try surface.text(of: .test(Self.withSource, Self.withoutSource))
            #expect(both.contains(other))
        }
        #expect(
            try TerminalSurface().text(of: .test(Self.withSource))
                .hasSuffix("High at noon.\n\nSource: the gauge at <pier> 4.\n"))
    }

    @Test func `GPX names the sources of all sections`() {
        let map = SectionSnapshot(
            id: "m", title: "M", source: Tides().source, state: .success([.map(.world())]))

        #expect(
            GPXSurface().written(.test(map, map))
                .contains("<desc>Source: the gauge at &lt;pier&gt; 4.</desc>"))
    }

    @Test func `a section without content shows no source`() throws {
        let failed = SectionSnapshot(
            id: "s", title: "S", source: Tides().source,
            state: .error(SectionError(message: "It is down.", recovery: "Wait.")))

        for surface in [TerminalSurface(), MarkdownSurface(), HTMLSurface()] as [any Surface] {
            #expect(try !surface.text(of: .test(failed)).contains("gauge"))
        }
    }
}
