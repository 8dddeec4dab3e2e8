import Geodesy
import Networking
import SectionEssentials
import SectionKit
import Testing
import TrackFiles
import Tracks

@Suite struct GPXTests {
    @Test func `a track says how it moves, and the next one does not`() throws {
        let file = try read(
            """
            <gpx><trk><name>A</name><type>cycling</type><trkseg>\(trkpt())</trkseg></trk>
            <trk><trkseg>\(trkpt())</trkseg></trk></gpx>
            """)
        #expect(file.tracks.map(\.activity) == [.ride, nil])
        #expect(file.findings == [])
    }

    @Test func `a track has its name, segments, heights and times`() throws {
        let file = try read(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
              <metadata><name>A day</name><author><name>Nobody</name></author></metadata>
              <trk><name> Round
                 the lake </name><link href="x"><text>y</text></link>
                <trkseg>
                  <trkpt lat="46.5" lon="-14.25"><ele>500.5</ele>
                    <time>2026-05-01T08:00:00.5+02:00</time></trkpt>
                  <trkpt lon='14' lat='-46'/>
                </trkseg>
                <trkseg><trkpt lat="1" lon="2"/></trkseg>
              </trk>
            </gpx>
            """)

        #expect(file.format == .gpx)
        #expect(file.name == "A day")
        #expect(file.tracks.map(\.name) == ["Round the lake"])
        #expect(file.tracks[0].segments.map(\.count) == [2, 1])
        let point = file.points[0]
        #expect(point.coordinate.latitude == 46.5 && point.coordinate.longitude == -14.25)
        #expect(point.elevation == 500.5)
        #expect(point.time == Date(timeIntervalSince1970: 1_777_615_200.5))
        #expect(file.points[1].time == nil && file.points[1].elevation == nil)
        #expect(file.findings == [])
    }

    @Test(arguments: [
        "<g:gpx xmlns:g='urn:x'><g:trk><g:name>A</g:name><other:name>B</other:name>"
            + "<g:trkseg><g:trkpt lat='1' lon='2'><name>C</name></g:trkpt></g:trkseg>"
            + "</g:trk></g:gpx>",
        "\u{FEFF}<gpx><trk><name>A</name><trkseg><trkpt lat='1' lon='2'/></trkseg></trk></gpx>",
        "\n <!-- <trk> --><?x ?> <gpx\n><trk><name><![CDATA[A]]></name><trkseg>"
            + "<trkpt\tlat = '1' lon = '2' ></trkpt ></trkseg></trk></gpx>\n<!-- -->\n",
        "<gpx><trk><topo:name>B</topo:name><name>&#x41;</name><extensions><name>D</name>"
            + "<trkseg/></extensions><trkseg><trkpt lat='1' lon='2'><extensions><ele>9</ele>"
            + "</extensions></trkpt></trkseg></trk></gpx>",
    ])
    func `any prefix, mark, comment and section is read`(text: String) throws {
        let file = try read(text)

        #expect(file.tracks.map(\.name) == ["A"])
        #expect(file.points.count == 1)
        #expect(file.points.first?.elevation == nil)
        #expect(file.findings == [])
    }

    @Test func `names have their references replaced`() throws {
        let name = "&lt;&amp;&gt; &quot;&apos; &#233;&#xE9; <![CDATA[&amp;]]>"
        let file = try read("<gpx><wpt lat='1' lon='2'><name>\(name)</name></wpt></gpx>")

        #expect(file.waypoints.map(\.name) == ["<&> \"' éé &amp;"])
    }

    @Test func `an entity that XML does not define stays as it is`() throws {
        let file = try read("<gpx><wpt lat='1' lon='2'>\n<name>Tom & &x;</name></wpt></gpx>")

        #expect(file.waypoints.map(\.name) == ["Tom & &x;"])
        #expect(file.kinds == ["unknown-reference 2"])
    }

    @Test(arguments: [
        ("<?xml version='1.0' encoding='ISO-8859-1'?>", []), ("", ["invalid-text 1"]),
        ("<?xml version='1.0' encoding='KOI8-R'?>", ["unknown-encoding 1", "invalid-text 1"]),
    ])
    func `names in Latin-1 are read, declared or not`(head: String, kinds: [String]) throws {
        let start = Array("\(head)<gpx><wpt lat='1' lon='2'><name>Caf".utf8)
        let end = Array("</name></wpt></gpx>".utf8)
        let file = try check(start + [0xE9] + end).get()

        #expect(file.waypoints.map(\.name) == ["Café"])
        #expect(file.kinds == kinds)
    }

    @Test func `routes are read when there are no tracks, else waypoints`() throws {
        let waypoint = "<wpt lat='1' lon='2'><name>A</name></wpt>"
        let route = "<rte><name>R</name><rtept lat='3' lon='4'/><rtept lat='5' lon='6'/></rte>"
        let track = "<trk><trkseg><trkpt lat='7' lon='8'/></trkseg></trk>"

        let places = try read("<gpx>\(waypoint)\(waypoint)</gpx>")
        let planned = try read("<gpx>\(waypoint)\(route)<trk/></gpx>")
        let recorded = try read("<gpx>\(track)\(route)\(waypoint)</gpx>")

        #expect(places.content == .waypoints)
        #expect(places.tracks.map(\.pointCount) == [2])
        #expect(planned.content == .routes)
        #expect(planned.tracks == [Track(name: "R", kind: .route, segments: [planned.points])])
        #expect(planned.points.count == 2)
        #expect(planned.waypoints.count == 1)
        #expect(planned.kinds == ["empty-track 1"])
        #expect(recorded.content == .tracks)
        #expect(recorded.points.count == 1)
        #expect(recorded.found.tracks == 1 && recorded.found.routes == 1)
        #expect(recorded.found.waypoints == 1)
    }

    @Test func `a route has no times, and says so`() throws {
        let points = (0..<3).map { number in
            "<rtept lat='46.\(number)' lon='14'><time>2026-05-01T08:00:0\(number)Z</time></rtept>"
        }
        let file = try read("<gpx><rte>\(points.joined())</rte></gpx>")
        #expect(file.tracks.map(\.kind) == [.route])
        #expect(file.points.allSatisfy { $0.time == nil })
        #expect(file.kinds == ["times-of-plan 1"])
    }

    @Test func `waypoints whose times go forward as a walker does are a recording`() throws {
        func waypoints(_ step: Double) throws -> TrackFile {
            let points = (0..<4).map { number in
                "<wpt lat='\(46 + Double(number) * step)' lon='14'>"
                    + "<time>2026-05-01T08:0\(number):00Z</time></wpt>"
            }
            return try read("<gpx>\(points.joined())</gpx>")
        }
        #expect(try waypoints(0.0008).tracks.map(\.kind) == [.recording])
        let places = try waypoints(1)
        #expect(places.tracks.map(\.kind) == [.places])
        #expect(places.points.allSatisfy { $0.time == nil })
        #expect(places.waypoints.allSatisfy { $0.point.time != nil })
    }

    @Test func `tracks are in the order of their times`() throws {
        func track(_ day: Int) -> String {
            "<trk><name>\(day)</name><trkseg><trkpt lat='7' lon='8'>"
                + "<time>2026-05-0\(day)T08:00:00Z</time></trkpt></trkseg></trk>"
        }
        let file = try read("<gpx>\(track(2))\(track(3))\(track(1))</gpx>")
        #expect(file.tracks.map(\.name) == ["1", "2", "3"])
        #expect(file.kinds == ["tracks-out-of-order"])
    }

    @Test func `a longitude beyond the date line is on its other side`() throws {
        let file = try read(
            "<gpx><trk><trkseg><trkpt lat='7' lon='-180.1'/><trkpt lat='7' lon='190'/></trkseg></trk></gpx>"
        )
        #expect(file.points.map { ($0.coordinate.longitude * 10).rounded() } == [1_799, -1_700])
        #expect(file.kinds == [])
    }
}
