import FeatureTesting
import SectionKit
import Testing

struct GoldenTests {
    @Test func `terminal output in colour matches its golden file`() throws {
        let surface = TerminalSurface(style: TerminalStyle(width: 80, color: true))

        try Golden.verify(surface.text(of: Showcase.report()), "terminal-color.txt")
    }

    @Test(arguments: [40, 80])
    func `terminal output without colour matches its golden file`(width: Int) throws {
        let surface = TerminalSurface(style: TerminalStyle(width: width))

        try Golden.verify(surface.text(of: Showcase.report()), "terminal-\(width).txt")
    }

    @Test func `output to a pipe matches its golden file`() throws {
        try Golden.verify(TerminalSurface().text(of: Showcase.report()), "terminal-pipe.txt")
    }

    @Test func `terminal output in ASCII matches its golden file`() throws {
        let surface = TerminalSurface(style: TerminalStyle(width: 120, ascii: true))

        try Golden.verify(surface.text(of: Showcase.report()), "terminal-ascii.txt")
    }

    @Test func `terminal output in another time zone matches its golden file`() throws {
        let zone = DisplayZone(name: "Asia/Tokyo", secondsEast: 32_400)
        let surface = TerminalSurface(style: TerminalStyle(width: 120), zone: zone)

        try Golden.verify(surface.text(of: Showcase.report()), "terminal-tokyo.txt")
    }

    @Test func `Markdown matches its golden file`() throws {
        try Golden.verify(MarkdownSurface().text(of: Showcase.report()), "showcase.md")
    }

    @Test func `HTML matches its golden file`() throws {
        try Golden.verify(HTMLSurface().text(of: Showcase.report()), "showcase.html")
    }

    @Test func `JSON matches its golden file`() throws {
        try Golden.verify(JSONSurface().text(of: Showcase.report()), "showcase.json")
    }

    @Test func `GeoJSON matches its golden file`() throws {
        let report = Report.test(try SampleMap.section())
        try Golden.verify(GeoJSONSurface().text(of: report), "map.geojson")
    }

    @Test func `Markdown of a map matches its golden file`() throws {
        let report = Report.test(try SampleMap.section())
        try Golden.verify(MarkdownSurface().text(of: report), "map.md")
    }

    @Test func `an outline matches its golden file`() throws {
        try Golden.verify(OutlineSurface().text(of: Showcase.report()), "outline.txt")
    }
}
