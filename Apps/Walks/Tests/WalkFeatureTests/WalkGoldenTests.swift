import FeatureTesting
import Networking
import SectionEssentials
import SectionKit
import Testing
import Walking

@testable import WalkFeature

/// A walk with photos of every kind in every format.
@Suite(.timeLimit(.minutes(1))) struct WalkGoldenTests {
    /// Points 100 m and 50 seconds apart, in two segments.
    private static var gpx: Body {
        let segments = [0..<4, 4..<9].map { numbers in
            numbers.map { number in
                let (minutes, seconds) = (number * 50 / 60, number * 50 % 60)
                return """
                    <trkpt lat="46" lon="14.\(1000 + number * 13)">\
                    <ele>\(500 + number % 5 * 12)</ele>\
                    <time>2026-05-01T09:0\(minutes):\(seconds < 10 ? "0" : "")\(seconds)Z</time>\
                    </trkpt>
                    """
            }.joined(separator: "\n")
        }
        let text = """
            <gpx xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Around the &lt;lake&gt;</name>
            <trkseg>\(segments[0])</trkseg><trkseg>\(segments[1])</trkseg></trk></gpx>
            """
        return Body(Data(text.utf8))
    }

    @Test(arguments: [
        GoldenFormat.terminal40, .terminal80, .markdown, .json, .csv, .outline,
    ])
    func `a walk looks like its golden file`(format: GoldenFormat) async throws {
        let dependencies = WalkDependencies.walking(
            files: ["/home/mole/lake.gpx": Self.gpx], photos: Wall(),
            displayZone: DisplayZone(name: "Asia/Kathmandu", secondsEast: 20_700))
        let section = try WalkBuilder.recipe.make(
            dependencies,
            OptionValues(
                ["file": "/home/mole/lake.gpx", "photos-from": "commons"].merging(
                    format == .csv ? ["table": "steps"] : [:], uniquingKeysWith: { $1 })))

        let text = format.text(of: await section.loaded())

        if format != .outline { #expect(!text.contains("mole")) }
        try Golden.verify(text, "walk.\(format.fileExtension)")
    }
}
