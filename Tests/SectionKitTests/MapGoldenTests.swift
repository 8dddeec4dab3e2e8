import FeatureTesting
import Geodesy
import SectionKit
import Testing

/// Maps as a person sees them.
struct MapGoldenTests {
    private static let snapshot = SectionSnapshot(
        id: "map", title: "Map",
        state: .success([
            .map(.sample(MapPoint.cities, lines: MapLine.routes, table: nil)),
            .map(
                .sample(
                    [.at(-17.7, 178, "Nadi", heading: 100), .at(-21.2, -175.2, "Tonga", .pending)],
                    lines: [
                        MapLine([[.at(-17.7, 178), .at(-21.2, -175.2)]], path: .greatCircle)
                    ])),
        ]))

    @Test(arguments: [40, 80, 160])
    func `a map matches its golden file`(width: Int) throws {
        let surface = TerminalSurface(style: TerminalStyle(width: width))

        try Golden.verify(surface.text(of: Self.snapshot), "map-\(width).txt")
    }

    @Test func `a map in colour matches its golden file`() throws {
        let surface = TerminalSurface(style: TerminalStyle(width: 60, color: true))

        try Golden.verify(surface.text(of: Self.snapshot), "map-color.txt")
    }

    @Test func `a map in ASCII matches its golden file`() throws {
        let surface = TerminalSurface(style: TerminalStyle(width: 80, ascii: true))

        try Golden.verify(surface.text(of: Self.snapshot), "map-ascii.txt")
    }
}
