import Foundation
import Geodesy
import SectionKit
import Testing

/// Writes the maps of reports as GeoJSON.
struct GeoJSONSurfaceTests {
    private let surface = GeoJSONSurface()

    @Test func `A feature collection names its report and holds all of a map`() throws {
        let map = try Document(surface.text(of: .test(SampleMap.section())))

        #expect(map["type"] as? String == "FeatureCollection")
        #expect(map["title"] as? String == "Report")
        #expect(map["source"] as? String == "test")
        #expect(map["generated_at"] as? String == "2020-09-13T12:26:40Z")
        #expect(try map.features.count == 6)
        #expect(try map.features.allSatisfy { $0["type"] as? String == "Feature" })
    }

    @Test func `A point for people only is left out`() throws {
        let map = Map(
            key: "way", title: "The way", on: .empty,
            points: [MapPoint(try .at(10, 20), label: "Start", isForMachines: false)])

        let text = try surface.text(of: .test(.showing("a", .map(map))))

        #expect(try Document(text).features.isEmpty)
    }

    @Test func `A position has its longitude first`() throws {
        let point = try Document(surface.text(of: .test(SampleMap.section()))).features[3]
        let geometry = try #require(point["geometry"] as? [String: Any])
        #expect(geometry["type"] as? String == "Point")
        #expect(geometry["coordinates"] as? [Double] == [13.73, 45.55])
    }

    @Test func `A feature has the values of its row, without a second value for any key`() throws {
        let text = try surface.text(of: .test(SampleMap.section()))
        let properties = try #require(
            try Document(text).features[3]["properties"] as? [String: Any])
        #expect(properties["label"] as? String == "Koper")
        #expect(properties["tone"] as? String == "positive")
        #expect(properties["row"] as? String == "kp")
        #expect(properties["map"] as? String == "ports")
        #expect(properties["name"] as? String == "Koper")
        #expect(properties["berths"] as? Int == 7)
        #expect(properties["depth_m"] as? Double == 14.5)
        #expect(properties["heading_deg"] is NSNull)
        #expect(properties.count == 8)
        let line = try #require(text.split(separator: "\n").first { $0.contains("Koper\"") })
        #expect(line.matches(of: #/"label"/#).count == 1)
    }

    @Test func `A feature without a row in the table has only its own properties`() throws {
        let features = try Document(surface.text(of: .test(SampleMap.section()))).features
        for feature in [features[4], features[5]] {
            #expect((feature["properties"] as? [String: Any])?.count == 5)
        }
        #expect((features[4]["properties"] as? [String: Any])?["heading_deg"] as? Double == 92.5)
        #expect((features[5]["properties"] as? [String: Any])?["label"] is NSNull)
    }

    @Test func `A point has its height, time, note and links where they are known`() throws {
        let photos = Map(
            key: "photos", title: "Photos", on: .empty,
            points: [try GPXSurfaceTests.photo(), MapPoint(try SampleMap.at(1, 2), label: "")])

        let text = try surface.text(of: .test(.showing("a", .map(photos))))

        #expect(text.contains(#""coordinates": [-73.8, 40.6, 312.5]"#))
        #expect(
            text.contains(
                #""time": "2020-09-13T12:26:40Z", "desc": "By Ana & Co, CC0", "links": "#
                    + #"[{"href": "https://example.org/a?b&c", "text": "The page"}, "#
                    + #"{"href": "a%20lake%3Aand%2Fhill%C3%A9.jpg", "text": null}]"#))
        #expect(text.ranges(of: #""links""#).count == 1)
    }

    @Test func `A line that crosses the date line is cut there`() throws {
        let lines = try Document(surface.text(of: .test(SampleMap.section()))).lines(of: 0)
        #expect(lines.count == 2)
        #expect(lines[0].last?[0] == 180 && lines[1].first?[0] == -180)
        #expect(lines[0].last?[1] == lines[1].first?[1])
        #expect(lines[0].first == [178.4419, -18.1416])
        #expect(lines[1].last == [-171.76, -13.83])
    }

    @Test func `A line over the pole goes up one meridian and down the other`() throws {
        let lines = try Document(surface.text(of: .test(SampleMap.section()))).lines(of: 2)
        #expect(lines.count == 2)
        #expect(lines[0].last == [10, 90] && lines[1].first == [-170, 90])
    }

    @Test func `The bounding box crosses the date line where the content does`() throws {
        let ferry = Map(
            key: "ferry", title: "Ferry", on: .empty, points: [],
            lines: [
                MapLine(
                    [[try SampleMap.at(-18, 178), try SampleMap.at(-14, -172)]], path: .straight)
            ])
        let text = try surface.text(of: .test(.showing("a", .map(ferry))))
        #expect(try Document(text)["bbox"] as? [Double] == [178, -18, -172, -14])
    }

    @Test func `Maps of several sections are one collection`() throws {
        let text = try surface.text(of: .test(SampleMap.section(), SampleMap.section()))
        #expect(try Document(text).features.count == 12)
    }

    @Test func `A collection says how many rows of each map match on all pages`() throws {
        let map = Map(
            key: "ports", title: "Ports", on: .empty, points: [], table: SampleMap.table.key)
        let text = try surface.text(
            of: .test(
                .showing("a", .map(map), .table(SampleMap.table.page(ofMatching: 657))),
                .showing("b", .map(map), .table(SampleMap.table))))
        let maps = try #require(try Document(text)["maps"] as? [[String: Any]])
        #expect(maps.map { $0["section"] as? String } == ["a", "b"])
        #expect(maps.allSatisfy { $0["map"] as? String == "ports" })
        #expect(maps[0]["matching"] as? Int == 657)
        #expect(maps[1]["matching"] is NSNull)
    }

    @Test func `A map without points and lines is an empty collection`() throws {
        let map = Map(key: "none", title: "None", on: .empty, points: [])
        let text = try Document(surface.text(of: .test(.showing("a", .map(map)))))
        #expect(try text.features.isEmpty)
        #expect(text["bbox"] == nil)
    }

    @Test func `Hostile labels stay inside their strings`() throws {
        let label = "\"}]}\n```\u{1B}[31m</script>\u{202E}"
        let map = Map(
            key: "x", title: "X", on: .empty,
            points: [MapPoint(try SampleMap.at(1, 2), label: label)])
        let text = try surface.text(of: .test(.showing("a", .map(map))))
        #expect(try Document(text).features.count == 1)
        #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
    }

    @Test func `Characters are escaped where only ASCII is wanted`() throws {
        let text = try GeoJSONSurface(ascii: true).text(of: .test(SampleMap.section()))
        #expect(text.utf8.allSatisfy { $0 < 0x80 })
        #expect(text.contains(#"Suva\u2013Apia"#))
        #expect(try Document(text).features.count == 6)
    }

    @Test func `The error for a report without maps names its sections`() {
        let report = Report.test(.showing("info", .fact), .showing("words", .words("a")))
        #expect(
            throws: SurfaceError.unfit("GeoJSON holds maps, but there are none in info and words")
        ) { try surface.text(of: report) }
        #expect(throws: SurfaceError.nothingLoaded) { try surface.text(of: .test(.failed())) }
    }

    @Test func `Notes name the sections that have no map`() throws {
        let report = Report.test(.showing("info", .fact), try SampleMap.section(), .failed())
        #expect(
            surface.notes(on: report)
                == ["GeoJSON leaves out info, where there are no maps."])
        #expect(surface.notes(on: .test(try SampleMap.section())) == [])
    }

    @Test func `JSON has a map as a feature collection under its key`() throws {
        let json = try Document(JSONSurface().text(of: .test(SampleMap.section())))
        let sections = try #require(json["sections"] as? [[String: Any]])
        let map = try #require(sections[0]["ports"] as? [String: Any])
        #expect(map["type"] as? String == "FeatureCollection")
        #expect((map["features"] as? [Any])?.count == 6)
        #expect((map["bbox"] as? [Any])?.count == 4)
        let line = try Document(JSONSurface(isOneLine: true).text(of: .test(SampleMap.section())))
        #expect(NSDictionary(dictionary: line.object) == NSDictionary(dictionary: json.object))
    }
}

/// A JSON object, read by Foundation.
private struct Document {
    let object: [String: Any]

    init(_ text: String) throws {
        object = try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    subscript(key: String) -> Any? { object[key] }

    var features: [[String: Any]] {
        get throws { try #require(object["features"] as? [[String: Any]]) }
    }

    /// The parts of the line of a feature.
    func lines(of index: Int) throws -> [[[Double]]] {
        let geometry = try #require(try features[index]["geometry"] as? [String: Any])
        try #require(geometry["type"] as? String == "MultiLineString")
        return try #require(geometry["coordinates"] as? [[[Double]]])
    }
}
