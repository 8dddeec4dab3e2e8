import Geodesy
import Testing

@testable import SectionKit

/// Draws maps that work without scripts.
@Suite struct HTMLMapTests {
    private func page(_ map: Map, _ others: [Block] = []) throws -> HTMLPage {
        try HTMLPage([.map(map)] + others)
    }

    /// The data of the paths whose class begins with a word.
    private func paths(_ page: HTMLPage, _ kind: String) -> [String] {
        page.elements("path").filter { $0.attributes["class"]?.hasPrefix(kind) == true }
            .compactMap { $0.attributes["d"] }
    }

    @Test func `a map has a title, a description and the source of its land`() throws {
        let points = [
            MapPoint(try .place(27, 88.3), label: "Darjeeling", priority: 1),
            MapPoint(try .place(7, 80.8), label: "Dimbula"),
        ]
        let lines = [MapLine([[points[0].coordinate, points[1].coordinate]], path: .greatCircle)]

        let page = try page(.world(points: points, lines: lines, on: .island()))

        #expect(page.elements("figcaption").map(\.text) == ["Tea gardens"])
        #expect(page.elements("desc").map(\.text) == ["2 points and 1 line: Darjeeling, Dimbula."])
        let figure = try #require(page.elements("figure").first)
        #expect(figure.text.contains("Land and borders: Island Survey."))
    }

    @Test func `land is drawn in hundredths of a degree, each place as a step`() throws {
        let page = try page(.world(on: .island()))

        #expect(paths(page, "land") == ["M0 0l1000 0 0 1000z"])
        let transforms = page.elements("g").compactMap { $0.attributes["transform"] }
        #expect(transforms.first == "translate(0 0) scale(0.01 -0.01)")
    }

    @Test func `each tone has a path of its points, and a line of text for each`() throws {
        let page = try page(
            .world(points: [
                MapPoint(try .place(10, 20), label: "A & B", tone: .positive, priority: 3),
                MapPoint(try .place(-10, 30), label: "C", tone: .neutral, heading: 90),
                MapPoint(try .place(40, -50), label: "D", tone: .positive),
            ]))

        #expect(page.elements("metadata").map(\.text) == ["- 0 90 C", "- 3 - A & B\n- 0 - D"])
        #expect(paths(page, "dots") == ["M3000-1000h0", "M2000 1000h0M-5000 4000h0"])
        #expect(paths(page, "neutral heading") == ["M3000-1000l600 0"])
    }

    @Test func `a point has the number of its row in the table`() throws {
        let table = Table(
            key: "gardens", columns: [Column("name", "Name")],
            rows: [[.text("Dimbula")], [.text("Darjeeling")]], identities: ["LK", "IN"])
        let points = try ["IN", "LK", "CN"].map { MapPoint(try .place(0, 0), label: $0, row: $0) }
        let line = MapLine(
            [[try .place(0, 0), try .place(1, 1)]], path: .straight, label: "way", row: "IN")

        let page = try page(
            .world(points: points, lines: [line], table: "gardens"), [.table(table)])

        #expect(page.elements("metadata").map(\.text) == ["1 0 - IN\n0 0 - LK\n- 0 - CN"])
        let rows = page.elements("path").compactMap { $0.attributes["data-row"] }
        #expect(rows == ["1"])
        #expect(page.elements("figure").first?.attributes["data-table"] == "gardens")
        let keys = page.elements("table").map { $0.attributes["data-key"] }
        #expect(keys == ["gardens"])
    }

    @Test func `colours of tones have a legend, of those that are on the map`() throws {
        let tones: [Badge.Tone: String] = [
            .neutral: "flown", .pending: "planned", .negative: "closed",
        ]
        func legend(_ shown: [Badge.Tone]) throws -> [String] {
            let points = try shown.map { MapPoint(try .place(1, 2), label: "x", tone: $0) }
            let map = Map(
                key: "map", title: "Flights", on: .empty, points: points, tones: tones)
            return try page(map).elements("li").map(\.text)
        }

        #expect(try legend([.pending, .neutral, .positive]) == ["flown", "planned"])
        #expect(try legend([.neutral, .neutral]) == [])
    }

    @Test func `the ends of a line have names where it is long enough`() throws {
        let ends = MapLine.Ends(first: "09", last: "27")
        let line = MapLine(
            [[try .place(10, 20), try .place(10, 20.04)]], path: .straight, label: "09/27",
            ends: ends)
        func names(_ width: Double) throws -> [String] {
            let box = try #require(
                GeoBox(
                    south: 10 - width / 4, west: 20, north: 10 + width / 4, east: 20 + width))
            let page = try page(
                Map(
                    key: "map", title: "Airport", on: .empty, frame: .box(box), points: [],
                    lines: [line]))
            #expect(page.elements("metadata").map(\.text) == ["- -1 -90 09", "- -1 90 27"])
            return page.elements("text").map(\.text).filter { ["09", "27"].contains($0) }
        }

        #expect(try names(0.1) == ["27"])
        #expect(try names(10) == [])
    }

    @Test func `a table without a map has no key`() throws {
        let table = Table(columns: [Column("name", "Name")], rows: [[.text("Dimbula")]])

        let page = try page(.world(), [.table(table)])

        #expect(page.elements("table").allSatisfy { $0.attributes["data-key"] == nil })
    }

    @Test func `a frame across the date line shows its content on both sides of it`() throws {
        let points = [
            MapPoint(try .place(-18, 178), label: "Suva"),
            MapPoint(try .place(-14, -172), label: "Apia"),
        ]
        let map = Map(key: "tea", title: "Tea", on: .empty, points: points)

        let page = try page(map)

        let copies = page.elements("use").map(\.attributes)
        #expect(copies.map { $0["href"] } == ["#menu-tea-land", "#menu-tea-content"])
        #expect(copies.map { $0["x"] } == ["36000", "360000"])
        let ids = page.elements.compactMap { $0.attributes["id"] }
        #expect(ids.contains("menu-tea-land") && ids.contains("menu-tea-content"))
    }

    @Test func `a map that repeats a table and has nothing of it is left out`() throws {
        let page = try page(
            Map(key: "tea", title: "Tea", on: .empty, points: [], isCompanion: true))

        #expect(page.elements("figure").isEmpty)
        #expect(page.elements("script").isEmpty)
    }

    @Test func `a map with nothing on it says so`() throws {
        let page = try page(.world())

        #expect(page.elements("desc").map(\.text) == ["A map without points and lines."])
        let figure = try #require(page.elements("figure").first)
        #expect(figure.text.contains("There is nothing to show."))
        #expect(!figure.text.contains("Land and borders"))
    }

    @Test(arguments: [
        "</script><script>alert(1)</script>", "\" onload=\"alert(1)", "\u{202E}gnp", "a\nb\nc",
        "]]></svg>", String(repeating: "tea ", count: 2500),
    ])
    func `hostile labels stay short text`(label: String) throws {
        let point = MapPoint(try .place(1, 2), label: label, row: label)
        let line = MapLine([[try .place(0, 0), try .place(0, 9)]], path: .straight, label: label)
        let hostile = try page(.world(points: [point], lines: [line]))
        let plain = MapPoint(try .place(1, 2), label: "tea", row: "tea")
        let other = MapLine([[try .place(0, 0), try .place(0, 9)]], path: .straight, label: "tea")

        let usual = try page(.world(points: [plain], lines: [other]))

        // A label that has no room is left out.
        let some = hostile.elements.filter { $0.name != "text" }
        let others = usual.elements.filter { $0.name != "text" }
        #expect(some.map(\.name) == others.map(\.name))
        for (one, other) in zip(some, others) {
            #expect(Set(one.attributes.keys) == Set(other.attributes.keys))
        }
        let texts = hostile.elements("metadata").map(\.text)
        #expect(texts.count == 1)
        #expect(texts[0].hasPrefix("- 0 - ") && !texts[0].contains("\n") && texts[0].count < 60)
    }
}
