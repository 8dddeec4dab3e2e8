import FeatureTesting
import SectionKit
import Testing

struct GoldenTests {
    @Test func `a terminal in colour`() throws {
        let surface = TerminalSurface(style: TerminalStyle(width: 80, color: true))

        try Golden.verify(surface.text(of: Showcase.report()), "terminal-color.txt")
    }

    @Test(arguments: [40, 80])
    func `a terminal without colour`(width: Int) throws {
        let surface = TerminalSurface(style: TerminalStyle(width: width))

        try Golden.verify(surface.text(of: Showcase.report()), "terminal-\(width).txt")
    }

    @Test func `a pipe`() throws {
        try Golden.verify(TerminalSurface().text(of: Showcase.report()), "terminal-pipe.txt")
    }

    @Test func `a terminal that has only ASCII`() throws {
        let surface = TerminalSurface(style: TerminalStyle(width: 120, ascii: true))

        try Golden.verify(surface.text(of: Showcase.report()), "terminal-ascii.txt")
    }

    @Test func `a terminal in another time zone`() throws {
        let zone = DisplayZone(name: "Asia/Tokyo", secondsEast: 32_400)
        let surface = TerminalSurface(style: TerminalStyle(width: 120), zone: zone)

        try Golden.verify(surface.text(of: Showcase.report()), "terminal-tokyo.txt")
    }

    @Test func `Markdown`() throws {
        try Golden.verify(MarkdownSurface().text(of: Showcase.report()), "showcase.md")
    }

    @Test func `HTML`() throws {
        try Golden.verify(HTMLSurface().text(of: Showcase.report()), "showcase.html")
    }

    @Test func `JSON`() throws {
        try Golden.verify(JSONSurface().text(of: Showcase.report()), "showcase.json")
    }

    @Test func `an outline`() throws {
        try Golden.verify(OutlineSurface().text(of: Showcase.report()), "outline.txt")
    }
}
