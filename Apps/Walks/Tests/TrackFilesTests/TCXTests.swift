import Geodesy
import SectionEssentials
import SectionKit
import Testing
import TrackFiles
import Tracks

@Suite struct TCXTests {
    @Test func `laps are one segment, and a pause begins another`() throws {
        let file = try read(Self.sample)

        #expect(file.format == .tcx)
        #expect(file.tracks.map(\.name) == ["2026-05-01T08:00:00Z"])
        #expect(file.tracks.map(\.activity) == [.walk])
        #expect(file.tracks[0].segments.map(\.count) == [2, 2])
        #expect(file.points.map(\.elevation) == [500, nil, nil, nil])
        #expect(file.points[0].time == Date(timeIntervalSince1970: 1_777_622_400))
        #expect(file.kinds == ["no-position 6"])
    }

    @Test func `a course is a route with its places`() throws {
        let file = try read(
            """
            <TrainingCenterDatabase><Courses><Course><Name>To the hut</Name>
            <Track>\(Self.point(0))</Track><Track><Trackpoint><Position><LatitudeDegrees>46</LatitudeDegrees>
            <LongitudeDegrees>14</LongitudeDegrees></Position></Trackpoint></Track>
            <CoursePoint><Name>Hut</Name><Position><LatitudeDegrees>47</LatitudeDegrees>
            <LongitudeDegrees>14</LongitudeDegrees></Position></CoursePoint>
            </Course></Courses></TrainingCenterDatabase>
            """)

        #expect(file.content == .routes)
        #expect(file.tracks.map(\.name) == ["To the hut"])
        #expect(file.tracks[0].segments.map(\.count) == [1, 1])
        #expect(file.waypoints.map(\.name) == ["Hut"])
        #expect(file.findings == [])
    }

    static let sample = """
        <?xml version="1.0"?>
        <TrainingCenterDatabase xmlns:n="x"><Activities><Activity Sport="Walking">
        <Id>2026-05-01T08:00:00Z</Id><Lap><DistanceMeters>5</DistanceMeters><Track>
        \(point(0, "<AltitudeMeters>500</AltitudeMeters>"))
        <Trackpoint><Time>2026-05-01T08:00:01Z</Time>
        <Extensions><n:TPX><n:Speed>1</n:Speed></n:TPX></Extensions></Trackpoint></Track></Lap>
        <Lap><Track>\(point(2))</Track><Track>\(point(60))\(point(61))</Track></Lap>
        </Activity></Activities></TrainingCenterDatabase>
        """

    private static func point(_ second: Int, _ content: String = "") -> String {
        let time = ISO8601.text(from: Date(timeIntervalSince1970: 1_777_622_400 + Double(second)))
        return "<Trackpoint><Time>\(time)</Time><Position><LatitudeDegrees>46.0\(10 + second)"
            + "</LatitudeDegrees><LongitudeDegrees>14</LongitudeDegrees></Position>"
            + "\(content)</Trackpoint>"
    }
}
