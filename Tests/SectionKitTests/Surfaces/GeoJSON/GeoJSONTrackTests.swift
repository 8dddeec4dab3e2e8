import Geodesy
import SectionEssentials
import SectionKit
import Testing

/// Writes recorded tracks as GeoJSON.
struct GeoJSONTrackTests {
    @Test func `A track keeps its heights in its positions and its times as coordTimes`() throws {
        let text = try text(of: [GPXSurfaceTests.track()])

        #expect(
            text.contains(
                "[[-73.8, 40.6, 12.5], [-73.7, 40.7, -3], [-73.6, 40.8]]"))
        #expect(text.contains(#""coordTimes": ["2020-09-13T12:26:40Z", null, null]"#))
    }

    @Test func `The times of a track in two parts are two lists`() throws {
        let track = try GPXSurfaceTests.track()
        #expect(
            try text(of: [track, track]).contains(
                #""coordTimes": [["2020-09-13T12:26:40Z", null, null], "#))
    }

    @Test func `A point that is added at the date line has neither height nor time`() throws {
        let time = Date(timeIntervalSince1970: 1_600_000_000)
        let track = [
            TrackPoint(try SampleMap.at(0, 179), elevation: 100, time: time),
            TrackPoint(try SampleMap.at(2, -179), elevation: 300, time: time),
        ]

        let text = try text(of: [track])

        #expect(text.contains("[[[179, 0, 100], [180, 1]], [[-180, 1], [-179, 2, 300]]]"))
        #expect(
            text.contains(
                #"[["2020-09-13T12:26:40Z", null], [null, "2020-09-13T12:26:40Z"]]"#))
    }

    @Test func `A track without times has no member for them`() throws {
        let track = [TrackPoint(try SampleMap.at(0, 1)), TrackPoint(try SampleMap.at(0, 2))]
        #expect(try !text(of: [track]).contains("coordTimes"))
    }

    @Test func `A long track is written in pieces that make one line`() throws {
        let points = try (0..<5_000).map { index in
            TrackPoint(
                try SampleMap.at(Double(index) / 1_000, 1), elevation: Double(index),
                time: Date(timeIntervalSince1970: Double(index)))
        }

        let text = try text(of: [points])

        // The box begins as the positions do.
        #expect(text.split(separator: "[1, ").count == 5_002)
        #expect(text.contains("[1, 4.999, 4999]]"))
        #expect(text.contains(#""1970-01-01T01:23:18Z", "1970-01-01T01:23:19Z"]"#))
    }

    @Test func `Points whose height and time are unknown are equal`() throws {
        let place = try SampleMap.at(0, 1)

        #expect(TrackPoint(place, elevation: .nan) == TrackPoint(place))
        #expect(TrackPoint(place).elevation == nil && TrackPoint(place).time == nil)
        #expect(TrackPoint(place, elevation: 0) != TrackPoint(place))
        #expect(TrackPoint(place, time: Date(timeIntervalSince1970: 0)) != TrackPoint(place))
    }

    @Test func `A track stays one when the texts of its map are made safe`() throws {
        let map = try map([GPXSurfaceTests.track()], label: "a\u{1B}b")
        guard case .map(let safe) = Block.map(map).mapTexts({ _ in "safe" }) else { return }
        #expect(safe.lines[0].track == map.lines[0].track)
        #expect(safe.lines[0].label == "safe")
    }

    @Test func `A segment of a single point is dropped`() throws {
        let line = MapLine(track: [[TrackPoint(try SampleMap.at(0, 1))]])
        #expect(line.track.isEmpty && line.segments.isEmpty)
    }

    private func map(_ track: [[TrackPoint]], label: String) throws -> Map {
        Map(
            key: "track", title: "Track", on: .empty, points: [],
            lines: [MapLine(track: track, label: label)])
    }

    private func text(of track: [[TrackPoint]]) throws -> String {
        try GeoJSONSurface().text(of: .test(.showing("a", .map(map(track, label: "IBE123")))))
    }
}
