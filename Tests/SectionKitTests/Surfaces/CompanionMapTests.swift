import SectionKit
import Testing

/// A map that only repeats its table is left out where the table says it all.
struct CompanionMapTests {
    private static func report(isCompanion: Bool) throws -> Report {
        let map = try SampleMap.map()
        let companion = Map(
            key: map.key, title: map.title, on: map.base, points: map.points, lines: map.lines,
            table: map.table, isCompanion: isCompanion)
        return .test(.showing("harbour", .map(companion), .table(SampleMap.table)))
    }

    @Test(
        arguments: [
            TerminalSurface(style: TerminalStyle(width: 80)), MarkdownSurface(), JSONSurface(),
        ] as [any Surface])
    func `Text, Markdown and JSON leave it out and keep the table`(surface: any Surface) throws {
        let without = Report.test(.showing("harbour", .table(SampleMap.table)))

        let text = try surface.text(of: Self.report(isCompanion: true))

        #expect(text == (try surface.text(of: without)))
        #expect(text != (try surface.text(of: Self.report(isCompanion: false))))
    }

    @Test(arguments: [HTMLSurface(), GeoJSONSurface(), GPXSurface()] as [any Surface])
    func `Pages, GeoJSON and GPX show it as any map`(surface: any Surface) throws {
        #expect(
            try surface.text(of: Self.report(isCompanion: true))
                == surface.text(of: Self.report(isCompanion: false)))
    }

    @Test func `It stays one when its texts are made safe`() throws {
        let report = try Self.report(isCompanion: true)
        guard case .success(let blocks) = report.sections[0].state, case .map(let map) = blocks[0]
        else {
            Issue.record("there is no map")
            return
        }
        #expect(map.isCompanion)
    }
}
