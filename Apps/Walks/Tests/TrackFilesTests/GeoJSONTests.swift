import Geodesy
import SectionEssentials
import SectionKit
import Testing
import TrackFiles
import Tracks

@Suite struct GeoJSONTests {
    @Test func `lines are tracks with the times of togeojson, and points are waypoints`() throws {
        let file = try read(Self.sample)

        #expect(file.format == .geoJSON)
        #expect(file.tracks.map(\.name) == ["A", "B"])
        #expect(file.tracks.map { $0.segments.map(\.count) } == [[2], [2, 1]])
        #expect(file.points.map(\.elevation) == [500, nil, nil, nil, nil])
        #expect(file.points[0].coordinate.latitude == 46)
        let times = file.points.map { $0.time?.timeIntervalSince1970 }
        #expect(
            times == [1_777_622_400, 1_777_622_401, 1_777_622_402, 1_777_622_403, 1_777_622_404])
        #expect(file.waypoints.map(\.name) == ["Hut"])
        #expect(file.kinds == ["other-geometry"])
    }

    @Test(arguments: [
        #"{"type":"LineString","coordinates":[[14,46],[14.1,46]]}"#,
        #"{"coordinates":[[14,46],[14.1,46]],"type":"LineString"}"#,
        #"{"type":"Feature","geometry":{"type":"LineString","coordinates":[[14,46],[15,46]]}}"#,
        #"{"type":"GeometryCollection","geometries":[{"type":"MultiLineString","coordinates":"#
            + #"[[[14,46],[15,46]]]}]}"#,
    ])
    func `a line is read without a collection, whatever the order`(text: String) throws {
        let file = try read(text)

        #expect(file.tracks.map(\.pointCount) == [2])
        #expect(file.findings == [])
    }

    @Test(arguments: [
        (#"{"type":"LineString","coordinates":[[14],[14,95],[0,0],["x",1],null,[14,46]]}"#, 1),
        (#"{"type":"LineString","coordinates":[]}"#, 0),
        (#"{"type":"MultiLineString","coordinates":[[],[[14,46]]]}"#, 1),
        (#"{"type":"Feature","geometry":null}"#, 0),
    ])
    func `positions that are odd are left out`(text: String, count: Int) throws {
        let file = try read(text)

        #expect(file.points.count == count)
        #expect(file.findings != [])
    }

    @Test func `times that do not fit the points count as unknown`() throws {
        let file = try read(
            #"{"type":"Feature","properties":{"coordTimes":["2026-05-01T08:00:00Z"]},"#
                + #""geometry":{"type":"LineString","coordinates":[[14,46],[14.1,46]]}}"#)

        #expect(file.points.map(\.time) == [nil, nil])
        #expect(
            file.findings.map(\.sentence) == [
                "A line has 2 points and 1 times; its times count as unknown."
            ])
    }

    @Test func `broken JSON has a line, and other JSON is refused`() throws {
        let broken = try #require(try flaw("{\"type\":\n\"Feature\",}"))

        #expect(broken.line == 2 && broken.column == 11)
        #expect(try flaw("{}")?.reason == "it is JSON, but not GeoJSON")
        #expect(try flaw("[1]")?.reason == "it is JSON, but not GeoJSON")
        #expect(try flaw(String(repeating: "[", count: 100_000)) != nil)
    }

    static let sample = """
        {"type":"FeatureCollection","features":[
        {"type":"Feature","properties":{"name":"A","coordinateProperties":{"times":[
        "2026-05-01T08:00:00Z","2026-05-01T08:00:01Z"]}},
        "geometry":{"type":"LineString","coordinates":[[14,46,500],[14.001,46]]}},
        {"type":"Feature","geometry":{"type":"MultiLineString","coordinates":[
        [[14,46.001],[14.001,46.001]],[[14,46.002]]]},
        "properties":{"coordTimes":[["2026-05-01T08:00:02Z","2026-05-01T08:00:03Z"],
        ["2026-05-01T08:00:04Z"]],"name":"B"}},
        {"type":"Feature","geometry":{"type":"Point","coordinates":[14,46]},
        "properties":{"name":"Hut"}},
        {"type":"Feature","geometry":{"type":"Polygon","coordinates":[[[1,1],[2,2],[1,1]]]}}]}
        """
}
