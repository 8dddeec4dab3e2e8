import Networking
import SectionKit
import Testing

@testable import TrackFiles

/// The rules for points and values that are odd.
@Suite struct OddityTests {
    @Test(arguments: [
        ("<trkpt lat='1'/>", "no-position"), ("<trkpt/>", "no-position"),
        (trkpt(lat: "undefined"), "invalid-position"), (trkpt(lon: ""), "invalid-position"),
        (trkpt(lat: "nan"), "invalid-position"), (trkpt(lat: "46,1"), "invalid-position"),
        (trkpt(lat: "90.1"), "position-out-of-range"),
        (trkpt(lon: "-360.5"), "position-out-of-range"),
        (trkpt(lat: "0.0", lon: "-0"), "zero-position"),
    ])
    func `a point without a usable position is left out`(point: String, kind: String) throws {
        let file = try read(gpx(trkpt(), point))

        #expect(file.points.count == 1)
        #expect(file.kinds == ["\(kind) 3"])
        #expect(file.findingCounts == [kind: 1])
    }

    @Test(arguments: [
        ("<ele></ele>", "empty-elevation"), ("<ele/>", "empty-elevation"),
        ("<ele>high</ele>", "invalid-elevation"), ("<ele>NaN</ele>", "invalid-elevation"),
        ("<ele>-32768</ele>", "elevation-out-of-range"),
        ("<time></time>", "invalid-time"), ("<time>yesterday</time>", "invalid-time"),
        ("<time>2026-02-30T10:00:00Z</time>", "invalid-time"),
    ])
    func `a value that cannot be read counts as unknown`(text: String, kind: String) throws {
        let file = try read(gpx(trkpt(text)))

        #expect(file.points.map(\.elevation) == [nil])
        #expect(file.points.map(\.time) == [nil])
        #expect(file.kinds == ["\(kind) 2"])
    }

    @Test func `times that are odd are kept and named`() throws {
        let file = try read(
            gpx(
                trkpt("<time>2026-05-01T08:00:01Z</time>"),
                trkpt("<time>2026-05-01T08:00:00Z</time>"),
                trkpt("<time>2026-05-01T08:00:02</time>"),
                trkpt("<time>1999-01-01T08:00:02Z</time>", lat: "1"),
                trkpt("<time>1970-01-01T08:00:02Z</time>", lat: "2"),
                trkpt("<time>1970-01-01T08:00:02Z</time>", lat: "2")))

        #expect(file.points.count { $0.time != nil } == 6)
        #expect(
            file.kinds == [
                "time-backwards 3", "time-without-zone 4", "time-backwards 5",
                "time-too-early 6", "time-backwards 6", "time-too-early 7", "repeated-point 7",
            ])
    }

    @Test func `empty tracks, segments and routes are named`() throws {
        let file = try read(
            "<gpx>\n<trk>\n<trkseg/>\n<trkseg><trkpt lat='1' lon='2'/></trkseg></trk>\n"
                + "<trk/><rte/></gpx>")

        #expect(file.kinds == ["empty-segment 3", "empty-track 5", "empty-route 5"])
        #expect(try read("<gpx/>").kinds == ["no-points"])
    }

    @Test func `only the first findings of a kind are kept, and all are counted`() throws {
        let points = String(repeating: "<trkpt/>\n", count: 250) + trkpt("<ele/>")
        let file = try read(gpx(points))

        #expect(file.findings.count == TrackFinding.limit + 1)
        #expect(file.findings[99].line == 101)
        #expect(file.findings.last?.kind == "empty-elevation")
        #expect(file.findingCounts == ["no-position": 250, "empty-elevation": 1])
    }

    @Test func `a point that is a jump away is noise with its line`() throws {
        let points = (0..<20).map { index in
            trkpt(
                "<time>2026-05-01T08:00:\(10 + index)Z</time>",
                lat: index == 7 ? "56.1" : "46.1000\(10 + index)")
        }
        let text = gpx(points.joined(separator: "\n"))
        let file = try check(text.utf8).get()

        #expect(file.kinds == ["noise 9"])
        #expect(file.points.count == 20)
        #expect(try read(text).findings == [])
    }

    @Test func `a file that ends early keeps its points`() throws {
        let whole = gpx(trkpt(), trkpt(), trkpt())
        let cut = try read(String(whole.dropLast(whole.count / 3)))
        let route = try read("<gpx><rte><rtept lat='1' lon='2'/><rtept lat")
        let longer = try read(whole + "\n<?xml version='1.0'?><gpx/>\n")
        let zeros = try read(whole + "\n\0\0\0")

        #expect(cut.points.count == 2 && cut.kinds == ["ends-early 4"])
        #expect(route.points.count == 1 && route.kinds == ["ends-early 1"])
        #expect(route.content == .routes)
        #expect(longer.points.count == 3 && longer.kinds == ["goes-on 6"])
        #expect(zeros.points.count == 3 && zeros.kinds == ["goes-on 5"])
    }

    @Test(arguments: Oddity.allCases)
    func `every rule is one plain sentence or two`(kind: Oddity) {
        let sentence = kind.sentence("x")

        #expect(sentence.hasSuffix("."))
        #expect(sentence.first?.isUppercase == true)
        #expect(kind.rawValue.utf8.allSatisfy { $0 == 0x2D || (0x61...0x7A).contains($0) })
    }
}
