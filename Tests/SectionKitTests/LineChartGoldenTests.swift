import FeatureTesting
import SectionKit
import Testing

struct LineChartGoldenTests {
    private static let report = Report.test(
        .showing(
            "charts", .lineChart(.hike), .lineChart(.speeds), .lineChart(.years),
            .lineChart(.stages)))

    private static let zone = DisplayZone(name: "Asia/Tokyo", secondsEast: 32_400)

    @Test(arguments: [40, 80, 160])
    func `line charts in a terminal match their golden file`(width: Int) throws {
        let surface = TerminalSurface(style: TerminalStyle(width: width), zone: Self.zone)

        try Golden.verify(surface.written(Self.report), "line-charts-\(width).txt")
    }

    @Test func `line charts in ASCII match their golden file`() throws {
        let surface = TerminalSurface(
            style: TerminalStyle(width: 80, ascii: true), zone: Self.zone)

        try Golden.verify(surface.written(Self.report), "line-charts-ascii.txt")
    }

    @Test func `line charts in colour match their golden file`() throws {
        let surface = TerminalSurface(
            style: TerminalStyle(width: 80, color: true), zone: Self.zone)

        try Golden.verify(surface.written(Self.report), "line-charts-color.txt")
    }

    @Test func `line charts in Markdown match their golden file`() throws {
        try Golden.verify(
            MarkdownSurface(zone: Self.zone).written(Self.report), "line-charts.md")
    }

    @Test func `line charts in HTML match their golden file`() throws {
        try Golden.verify(HTMLSurface(zone: Self.zone).written(Self.report), "line-charts.html")
    }
}
