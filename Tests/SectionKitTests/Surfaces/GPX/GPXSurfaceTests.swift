import FeatureTesting
import Foundation
import Geodesy
import SectionKit
import Testing

/// Writes the maps of reports as GPX.
struct GPXSurfaceTests {
    private let surface = GPXSurface()

    @Test func `GPX of points, routes and a recorded track matches its golden file`() throws {
        let track = SectionSnapshot.showing("track", .map(try map(track: [try Self.track()])))

        try Golden.verify(surface.text(of: .test(try SampleMap.section(), track)), "map.gpx")
    }

    @Test func `A point for people only is neither a waypoint nor within the bounds`() throws {
        let map = Map(
            key: "way", title: "The way", on: .empty,
            points: [
                MapPoint(.at(10, 20), label: "Start", isForMachines: false),
                MapPoint(.at(30, 40), label: "Gate"),
            ])

        let text = try surface.text(of: .test(.showing("a", .map(map))))

        #expect(!text.contains("Start"))
        #expect(text.contains(#"<bounds minlat="30" minlon="40" maxlat="30" maxlon="40"/>"#))
    }

    @Test func `The points of all maps come before the lines, as the schema says`() throws {
        let text = try surface.text(of: .test(SampleMap.section(), SampleMap.section()))

        let lastPoint = try #require(text.ranges(of: "</wpt>").last)
        let firstLine = try #require(text.firstRange(of: "<trk>"))
        #expect(lastPoint.upperBound < firstLine.lowerBound)
        #expect(text.ranges(of: "<wpt").count == 6)
        #expect(text.ranges(of: "<trk>").count == 6)
    }

    @Test func `A point of a track has its height and its time, if they are known`() throws {
        let text = try surface.text(of: .test(.showing("a", .map(map(track: [Self.track()])))))

        #expect(
            text.contains(
                """
                      <trkpt lat="40.6" lon="-73.8"><ele>12.5</ele>\
                <time>2020-09-13T12:26:40Z</time></trkpt>
                      <trkpt lat="40.7" lon="-73.7"><ele>-3</ele></trkpt>
                      <trkpt lat="40.8" lon="-73.6"/>
                """))
    }

    @Test func `A point of a track has what sensors measured, in Garmin's extensions`() throws {
        let readings = TrackReadings(heartRate: 131, cadence: 82, temperature: 21.5, power: 240)
        let track = [
            TrackPoint(.at(40.6, -73.8), readings: readings), TrackPoint(.at(40.7, -73.8)),
        ]

        let text = try surface.text(of: .test(.showing("a", .map(map(track: [track])))))

        #expect(
            text.contains(
                """
                <extensions><gpxpx:PowerInWatts>240</gpxpx:PowerInWatts>\
                <gpxtpx:TrackPointExtension><gpxtpx:atemp>21.5</gpxtpx:atemp>\
                <gpxtpx:hr>131</gpxtpx:hr><gpxtpx:cad>82</gpxtpx:cad>\
                </gpxtpx:TrackPointExtension></extensions></trkpt>
                      <trkpt lat="40.7" lon="-73.8"/>
                """))
        #expect(text.contains("xmlns:gpxtpx="))
    }

    @Test func `A point has its height, time, note and links, in schema order`() throws {
        let photos = Map(
            key: "photos", title: "Photos", on: .empty, points: [try Self.photo()])

        let text = try surface.text(of: .test(.showing("a", .map(photos))))

        #expect(
            text.contains(
                """
                  <wpt lat="40.6" lon="-73.8">
                    <ele>312.5</ele>
                    <time>2020-09-13T12:26:40Z</time>
                    <name>The lake</name>
                    <desc>By Ana &amp; Co, CC0</desc>
                    <link href="https://example.org/a?b&amp;c"><text>The page</text></link>
                    <link href="a%20lake%3Aand%2Fhill%C3%A9.jpg"/>
                    <type>Photos</type>
                  </wpt>

                """), "\(text)")
    }

    @Test func `A longitude of 180 is written as -180, which is the same meridian`() throws {
        let point = Map(
            key: "x", title: "X", on: .empty,
            points: [MapPoint(try SampleMap.at(1, 180), label: "edge")])

        let text = try surface.text(of: .test(.showing("a", .map(point))))

        #expect(text.contains(#"<wpt lat="1" lon="-180">"#))
        #expect(!text.contains(#"lon="180""#))
    }

    @Test func `Bounds are left out where the content crosses the date line`() throws {
        let line = [[try SampleMap.at(-18, 178), try SampleMap.at(-14, -172)]]
        let ferry = Map(
            key: "ferry", title: "Ferry", on: .empty, points: [],
            lines: [MapLine(line, path: .straight)])

        #expect(try !surface.text(of: .test(.showing("a", .map(ferry)))).contains("<bounds"))
        #expect(
            try surface.text(of: .test(.showing("a", .map(map(track: [Self.track()])))))
                .contains(
                    #"<bounds minlat="40.6" minlon="-73.8" maxlat="40.8" maxlon="-73.6"/>"#))
    }

    @Test func `Hostile labels stay text of valid XML`() throws {
        let label = "]]></name><script>&\"'\u{1B}[31m\u{FFFE}\u{202E}end"
        let map = Map(
            key: "x", title: "X", on: .empty,
            points: [MapPoint(try SampleMap.at(1, 2), label: label)])

        let text = try surface.text(of: .test(.showing("a", .map(map))))

        #expect(text.contains("]]&gt;&lt;/name&gt;&lt;script&gt;&amp;&quot;&#39;"))
        #expect(!text.contains("\u{1B}") && !text.contains("\u{FFFE}"))
        #expect(!text.contains("\u{202E}"))
    }

    @Test func `Characters become references where only ASCII is wanted`() throws {
        let text = try GPXSurface(ascii: true).text(of: .test(SampleMap.section()))

        #expect(text.utf8.allSatisfy { $0 < 0x80 })
        #expect(text.contains("Suva&#x2013;Apia"))
    }

    @Test func `The error for a report without maps names its sections`() {
        let report = Report.test(.showing("info", .fact), .showing("words", .words("a")))
        #expect(
            throws: SurfaceError.unfit("GPX holds maps, but there are none in info and words")
        ) { try surface.text(of: report) }
        #expect(throws: SurfaceError.nothingLoaded) { try surface.text(of: .test(.failed())) }
    }

    @Test func `Notes name the sections that have no map`() throws {
        let report = Report.test(.showing("info", .fact), try SampleMap.section())
        #expect(surface.notes(on: report) == ["GPX leaves out info, where there are no maps."])
    }

    static func photo() throws -> MapPoint {
        MapPoint(
            try SampleMap.at(40.6, -73.8), label: "The lake", elevation: 312.5,
            time: Date(timeIntervalSince1970: 1_600_000_000), note: "By Ana & Co, CC0",
            links: [
                .init(try #require(WebLink("https://example.org/a?b&c")), text: "The page"),
                .init(fileName: "a lake:and/hill\u{E9}.jpg", text: " "),
            ])
    }

    static func track() throws -> [TrackPoint] {
        [
            TrackPoint(
                try SampleMap.at(40.6, -73.8), elevation: 12.5,
                time: Date(timeIntervalSince1970: 1_600_000_000)),
            TrackPoint(try SampleMap.at(40.7, -73.7), elevation: -3),
            TrackPoint(try SampleMap.at(40.8, -73.6), elevation: .nan),
        ]
    }

    private func map(track: [[TrackPoint]]) throws -> Map {
        Map(
            key: "track", title: "Track", on: .empty, points: [],
            lines: [MapLine(track: track, label: "IBE123")])
    }
}
