import Networking
import SectionEssentials
import SectionKit
import Testing
import Tracks

@testable import TrackFiles

/// Reads recorded files of other projects, which are not kept here; `WALK_RECORDINGS` is the path
/// of a folder with them and their figures.
@Suite(.enabled(if: Recordings.folder != nil)) struct RecordingsTests {
    @Test func `recorded files have the tracks, points and times that gpxpy counts`() throws {
        for (name, expected) in try Recordings.expected() where expected.points != nil {
            let file = try TrackFile.read(try Recordings.body(name))
            let points = file.tracks.flatMap(\.segments).flatMap { $0 }
            #expect(points.count == expected.points, "\(name)")
            #expect(file.found.tracks == expected.tracks, "\(name)")
            #expect(file.found.routes == expected.routes, "\(name)")
            #expect(file.found.waypoints == expected.waypoints, "\(name)")
            #expect(points.count { $0.time != nil } == expected.timed, "\(name)")
            #expect(points.count { $0.elevation != nil } == expected.raised, "\(name)")
            if file.content == .tracks {
                #expect(file.tracks.flatMap(\.segments).count == expected.segments, "\(name)")
            }
        }
    }

    @Test func `files with a document type are refused in a sentence`() throws {
        for name in ["odd/made-entity-bomb.gpx", "odd/made-external-entity.gpx"] {
            #expect(throws: RequestError.self) { try TrackFile.read(try Recordings.body(name)) }
        }
    }
}
