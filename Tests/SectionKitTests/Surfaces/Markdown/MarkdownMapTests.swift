import Foundation
import Geodesy
import SectionKit
import Testing

/// Writes maps for GitHub.
struct MarkdownMapTests {
    @Test func `A map is a block of GeoJSON below its title`() throws {
        let text = try text(of: SampleMap.map())
        #expect(
            text.contains(
                """
                ## Ports \\*and\\* routes

                ```geojson
                {"type": "FeatureCollection", "features": [

                """))
        #expect(
            text.contains(
                """
                {"type": "Feature", "geometry": {"type": "Point", "coordinates": [13.73, 45.55]}, \
                "properties": {"label": "Koper"}}
                """))
        #expect(try features(in: text).count == 6)
    }

    @Test func `A map without points and lines is not shown`() throws {
        let text = try text(of: Map(key: "none", title: "None", on: .empty, points: []))
        #expect(!text.contains("None") && !text.contains("```"))
    }

    @Test func `A long track is simplified until GitHub shows it, and says so`() throws {
        let track = try (0..<50_000).map { index in
            let turn = Double(index) / 50
            return try SampleMap.at(
                46 + Double(index) * 0.000_02 + 0.000_5 * sin(turn), 14 + 0.000_5 * cos(turn))
        }
        let text = try text(
            of: Map(
                key: "walk", title: "Walk", on: .empty, points: [],
                lines: [MapLine([track], path: .straight)]))
        #expect(text.utf8.count < 220_000)
        #expect(text.contains("*Lines are simplified by up to 10 m.*"))
        #expect(try features(in: text).count == 1)
    }

    @Test func `A map of too many points has those with the highest priority, and says so`() throws
    {
        let points = try (0..<10_000).map { index in
            MapPoint(
                try SampleMap.at(Double(index % 90), Double(index) / 100), label: "P\(index)",
                priority: index)
        }
        let text = try text(of: Map(key: "p", title: "P", on: .empty, points: points))
        let kept = try features(in: text).count
        #expect((1000..<5000).contains(kept))
        #expect(text.utf8.count < 220_000)
        #expect(text.contains("\"P9999\"") && !text.contains("\"P0\""))
        #expect(text.contains(" of 10,000 points.*"))
    }

    @Test func `A map of too many lines has the first, and says so`() throws {
        let lines = try (0..<5000).map { index in
            MapLine(
                [[try SampleMap.at(0, Double(index) / 100), try SampleMap.at(1, 50)]],
                path: .straight, label: "L\(index)")
        }
        let text = try text(of: Map(key: "l", title: "L", on: .empty, points: [], lines: lines))
        #expect(text.utf8.count < 220_000)
        #expect(text.contains(" of 5,000 lines.*"))
        #expect(text.contains("\"L0\"") && !text.contains("\"L4999\""))
    }

    @Test func `A label cannot end the block`() throws {
        let map = Map(
            key: "x", title: "X", on: .empty,
            points: [MapPoint(try SampleMap.at(1, 2), label: "\n```\n# Owned")])
        let text = try text(of: map)
        #expect(try features(in: text).count == 1)
        #expect(text.split(separator: "\n").count { $0.hasPrefix("```") } == 2)
    }

    private func text(of map: Map) throws -> String {
        try MarkdownSurface().text(of: .test(.showing("a", .map(map))))
    }

    /// The features of the block, read by Foundation.
    private func features(in text: String) throws -> [Any] {
        let start = try #require(text.range(of: "```geojson\n"))
        let end = try #require(text.range(of: "\n```\n", range: start.upperBound..<text.endIndex))
        let block = text[start.upperBound..<end.lowerBound]
        let object = try JSONSerialization.jsonObject(with: Data(block.utf8)) as? [String: Any]
        return try #require(object?["features"] as? [Any])
    }
}
