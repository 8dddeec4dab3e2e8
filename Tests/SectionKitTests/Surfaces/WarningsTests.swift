import Foundation
import SectionKit
import Testing

struct WarningsTests {
    private static let sentence = "2 tides could not be read and are left out."
    private static let request = "This is an old answer."

    private static let section = SectionSnapshot(
        id: "tides", title: "Tides",
        state: .success([
            .paragraph("Two tides."), .words("high"),
            .map(Map(key: "map", title: "Map", on: .empty, points: [])),
        ]),
        warnings: [sentence])

    private static let report = Report(
        title: "Report", source: Report.Source(id: "test", summary: "made up."),
        generatedAt: Date(timeIntervalSince1970: 0), sections: [section, .failed("waves")],
        warnings: [request])

    @Test(arguments: [TerminalSurface(), MarkdownSurface(), HTMLSurface()] as [any Surface])
    func `what people read has the warnings of the report and of each section`(
        surface: any Surface
    ) {
        let text = surface.written(Self.report)

        #expect(text.contains(Self.sentence))
        #expect(text.contains(Self.request))
        #expect(text.ranges(of: "Warning").count == 2)
    }

    @Test func `the warnings of a section follow its first sentences and precede its lists`() throws
    {
        let text = TerminalSurface().written(.test(Self.section))

        let sentence = try #require(text.range(of: "Two tides.")?.lowerBound)
        let warning = try #require(text.range(of: "Warning: \(Self.sentence)")?.lowerBound)
        let list = try #require(text.range(of: "high")?.lowerBound)
        #expect(sentence < warning)
        #expect(warning < list)
    }

    @Test func `GeoJSON and GPX have them beside the map and its source`() throws {
        let json = GeoJSONSurface().written(Self.report)
        let gpx = GPXSurface().written(Self.report)

        #expect(json.contains("\"\(Self.sentence)\""))
        #expect(gpx.contains("Warning: \(Self.sentence)"))
        #expect(gpx.contains("Warning: \(Self.request)"))
        #expect(gpx.contains("Warning: It is down."))
    }

    @Test func `a calendar has them in its description`() {
        let calendar = CalendarSurface().written(Self.report)
            .replacing("\r\n ", with: "")

        #expect(calendar.contains("X-WR-CALDESC:Source: made up.\\nWarning: \(Self.request)"))
    }

    @Test func `CSV has none, because it has no place for them`() {
        #expect(!CSVSurface().written(Self.report).contains("tides could"))
    }

    @Test func `formats for people and JSON say what failed, and the others do not`() {
        let saying: [any Surface] = [
            TerminalSurface(), MarkdownSurface(), HTMLSurface(), JSONSurface(),
        ]
        let silent: [any Surface] = [
            CSVSurface(), CalendarSurface(), GeoJSONSurface(), GPXSurface(),
        ]

        #expect(saying.map(\.namesFailures) == [true, true, true, true])
        #expect(silent.map(\.namesFailures) == [false, false, false, false])
    }
}
