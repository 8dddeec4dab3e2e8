import FeatureTesting
import Networking
import SectionEssentials
import Testing
import TrackFiles
import Tracks

/// Files of all formats, damaged in every place.
@Suite struct DamagedFilesTests {
    @Test func `no damage to a file ends the program`() throws {
        let point = trkpt("<ele>5</ele><time>2026-05-01T08:00:00Z</time>")
        let xml =
            "<?xml version=\"1.0\"?><!-- é --><gpx><wpt lat=\"1\" lon=\"2\"><name>A &amp; é"
            + "</name></wpt><trk><name><![CDATA[<B>]]></name><trkseg>\(point)\(trkpt())"
            + "</trkseg></trk></gpx>"
        var points = 0
        let samples = [xml, TCXTests.sample, GeoJSONTests.sample, NMEATests.sample]
        try DamagedBytes(of: samples).forEach {
            guard case .success(let file) = try TrackFile.check(Body($0)) else { return }
            for track in file.tracks {
                let track = track.withoutNoise().track
                points += TrackMeasures(of: track).pointCount + track.steps(every: 1e5).count
            }
        }
        #expect(points > 1_000)
    }
}
