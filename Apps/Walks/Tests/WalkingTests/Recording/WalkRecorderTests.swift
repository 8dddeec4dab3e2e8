import FeatureTesting
import Networking
import SectionEssentials
import SectionKit
import Testing
import TrackFiles
import Tracks
import WalkSamples

@testable import Walking

/// A walk is written to a file as it goes on.
@Suite struct WalkRecorderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func point(_ number: Int) throws -> TrackPoint {
        try #require(
            WalkSamples.point(
                -0.0000012, 4.5 + Double(number) * 1e-4, elevation: Double(number),
                time: Date(timeIntervalSince1970: 1_800_000_000 + Double(number))))
    }

    @Test func `the file is complete after each point, and reads as what was walked`() throws {
        let path = folder.path("walk.gpx")
        let recorder = try WalkRecorder(path: path, name: "Over <hill> & dale")
        for number in 0..<4 {
            if number == 2 { recorder.take(.gap) }
            recorder.take(.point(try point(number)))

            let track = try TrackFile.read(Body(Data(folder.text(of: "walk.gpx").utf8))).tracks
            #expect(track.count == 1)
            #expect(track[0].name == "Over <hill> & dale")
            #expect(track[0].segments.count == (number < 2 ? 1 : 2))
            #expect(track[0].pointCount == number + 1)
            #expect(track[0].segments.last?.last?.elevation == Double(number))
            #expect(track[0].segments.last?.last?.time == (try point(number).time))
        }
        recorder.sync()

        let text = try folder.text(of: "walk.gpx")
        #expect(text.contains(#"<trkpt lat="-0.0000012" lon="4.5003000"><ele>3.00</ele>"#))
        #expect(recorder.problem == nil)
    }

    @Test func `a gap before the first point, and one after the last, make no segment`() throws {
        let recorder = try WalkRecorder(path: folder.path("walk.gpx"), name: "Walk")
        recorder.take(.gap)
        recorder.take(.point(try point(0)))
        recorder.take(.gap)

        #expect(try folder.text(of: "walk.gpx").components(separatedBy: "<trkseg>").count == 2)
    }

    @Test func `a file that exists is never overwritten`() throws {
        try folder.put("mine", in: "walk.gpx")

        #expect(throws: UsageError.self) {
            _ = try WalkRecorder(path: folder.path("walk.gpx"), name: "Walk")
        }
        #expect(try folder.text(of: "walk.gpx") == "mine")
    }

    @Test func `walks of the same second get files of their own, in a new folder`() throws {
        let date = Date(timeIntervalSince1970: 1_800_000_000)
        let path = folder.path("a/recordings")

        let one = try WalkRecorder.new(in: path, at: date, name: "Walk")
        let other = try WalkRecorder.new(in: path, at: date, name: "Walk")

        #expect(one.path == "\(path)/2027-01-15T080000Z.gpx")
        #expect(other.path == "\(path)/2027-01-15T080000Z-2.gpx")
    }

    #if os(Linux)
        @Test func `a full disk is said, and leaves the file as it was`() {
            #expect(throws: UsageError("/dev/full cannot be recorded: File exists.")) {
                _ = try WalkRecorder(path: "/dev/full", name: "Walk")
            }
        }
    #endif
}
