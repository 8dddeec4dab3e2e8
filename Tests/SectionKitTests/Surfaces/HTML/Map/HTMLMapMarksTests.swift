import Geodesy
import Testing

@testable import SectionKit

/// What can be pointed at in a drawing, with and without scripts.
@Suite struct HTMLMapMarksTests {
    private func groups(_ points: [MapPoint]) -> [[Int]] {
        HTMLMapMarks(points, frame: HTMLMapFrame(.world, places: [])).groups
    }

    @Test func `points that would cover each other are one group, the most important first`() throws
    {
        let points = try [0, 1, 100].map {
            MapPoint(try .place(0, Double($0)), label: "\($0)", priority: $0)
        }

        #expect(groups(points).map { $0.sorted() }.sorted { $0[0] < $1[0] } == [[0, 1], [2]])
        #expect(groups(points).contains([1, 0]))
    }

    @Test func `bad news is not hidden among other points`() throws {
        let points = try [Badge.Tone.positive, .neutral, .negative, .pending].map {
            MapPoint(try .place(0, 0), label: "", tone: $0)
        }

        #expect(groups(points).map(\.count).sorted() == [1, 1, 2])
    }

    @Test func `a group is a number, and says the names of its points`() throws {
        let points = try (1...11).map { MapPoint(try .place(0, 0), label: "P\($0)") }

        let page = try HTMLPage([.map(.world(points: points))])

        let texts = page.elements("text").map(\.text)
        #expect(texts.contains("11") && !texts.contains("P1"))
        #expect(
            page.elements("title").map(\.text)
                .contains("P1, P2, P3, P4, P5, P6, P7, P8 and 3 more"))
    }

    @Test func `a point says its name and its note, and leads to the page about it`() throws {
        let point = MapPoint(
            try .place(10, 20), label: "MUC", row: "MUC", note: "Munich, 15 flights")
        let table = Table(
            key: "airports", columns: [Column("name", "Name")], rows: [[.text("Munich")]],
            identities: ["MUC"])

        let map = HTMLMap(
            .world(points: [point], table: "airports"), section: "a", table: table,
            address: { "/airport/\($0)?x=1&y=2" })

        #expect(map.html.contains("<title>MUC: Munich, 15 flights</title>"))
        #expect(map.html.contains("<a href=\"/airport/MUC?x=1&amp;y=2\"><circle class=\"place\""))
        #expect(map.html.contains("<metadata>0 0 - MUC\tMUC\tMunich, 15 flights</metadata>"))
    }

    @Test func `a point without a note says cells of its row, but not its name`() throws {
        let table = Table(
            key: "aircraft",
            columns: [Column("name", "Flight"), Column("type", "Type"), .people("Altitude")],
            rows: [[.text("DLH1"), .text("A320"), .measure(Measure(35_000, .foot))]],
            identities: ["a"])
        let point = MapPoint(try .place(0, 0), label: "DLH1", row: "a")
        let map = Map(
            key: "tea", title: "Sky", on: .empty, points: [point], table: "aircraft",
            says: ["name", "type", "Altitude", "nothing"])

        let page = try HTMLPage([.map(map), .table(table)])

        #expect(page.elements("title").map(\.text).contains("DLH1: A320, 35,000 ft"))
    }

    @Test func `points and lines have the colours of a scale, which a legend explains`() throws {
        let scale = MapScale("Flights", limits: [2, 5]) { lowest, _ in "\(Int(lowest ?? 1))+" }
        let points = try [(1.0, Badge.Tone.positive), (9, .positive), (9, .negative)].map {
            MapPoint(try .place(0, 10 * $0), label: "", tone: $1, value: $0)
        }
        let line = MapLine(
            [[try .place(0, 0), try .place(0, 50)]], path: .straight, label: "A–B",
            note: "3 flights", value: 3)
        let map = Map(
            key: "tea", title: "Tea", on: .empty, frame: .world, points: points, lines: [line],
            scale: scale)

        let page = try HTMLPage([.map(map)])

        let classes = page.elements("g").compactMap { $0.attributes["class"] }
        #expect(classes.contains("points positive scale-1"))
        #expect(classes.contains("points positive scale-3"))
        #expect(classes.contains { $0.hasPrefix("points negative") && !$0.contains("scale") })
        let track = page.elements("path").first {
            $0.attributes["class"]?.contains("track") == true
        }
        #expect(track?.attributes["class"] == "track neutral scale-2")
        #expect(track?.text == "A–B: 3 flights")
        #expect(page.elements("li").map(\.text) == ["1+", "2+", "5+"])
        #expect(page.elements("div").contains { $0.text.hasPrefix("Flights") })
    }

    @Test func `a map without values has no legend`() throws {
        let page = try HTMLPage([.map(.world(points: [MapPoint(try .place(0, 0), label: "A")]))])

        #expect(!page.elements("div").contains { $0.attributes["class"] == "legend" })
    }
}
