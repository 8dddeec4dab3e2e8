import Foundation
import Networking
import SectionKit
import Testing
import Walking

@testable import WalksFeature

@Suite struct WalkFilesTests {
    /// `walk` and `track` count all tracks, so the list does too.
    @Test func `A walk has all tracks of its file, from the start of the first to the last end`()
        throws
    {
        let file = """
            <gpx version="1.1"><trk><trkseg>
            <trkpt lat="46" lon="14"><time>2024-05-01T08:00:00Z</time></trkpt>
            <trkpt lat="46.01" lon="14"><time>2024-05-01T08:20:00Z</time></trkpt>
            </trkseg></trk><trk><trkseg>
            <trkpt lat="46.02" lon="14"><time>2024-05-01T09:00:00Z</time></trkpt>
            <trkpt lat="46.04" lon="14"><time>2024-05-01T09:40:00Z</time></trkpt>
            </trkseg></trk></gpx>
            """
        let files = WalkFiles { _ in Body(Data(file.utf8)) }

        let walk = try files.walk(in: "/walks/lake.gpx", name: nil)

        #expect(walk.name == "lake")
        #expect(walk.started == Date(timeIntervalSince1970: 1_714_550_400))
        #expect(walk.ended == walk.started.addingTimeInterval(6000))
        #expect(walk.duration == 3600)
        // Three hundredths of a degree of latitude, without the way between the tracks.
        #expect(try #require(walk.distance).rounded() == 3336)
    }

    @Test func `What is wrong with a file names the file`() {
        let files = WalkFiles { _ in Body(Data("hello".utf8)) }

        let error = #expect(throws: WalksError.self) {
            try files.walk(in: "/walks/bad.gpx", name: nil)
        }

        #expect(error?.summary == "bad.gpx cannot be read: its format is not known")
        #expect(error?.recovery.hasPrefix("Choose a GPX, TCX, FIT, KML, GeoJSON or NMEA") == true)
    }
}
