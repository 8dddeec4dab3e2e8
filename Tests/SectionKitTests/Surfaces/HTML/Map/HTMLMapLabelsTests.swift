import Geodesy
import Testing

@testable import SectionKit

/// Writes the labels that have room.
@Suite struct HTMLMapLabelsTests {
    private func texts(_ points: [MapPoint]) -> [String] {
        let frame = HTMLMapFrame(.world, places: [])
        let labels = HTMLMapLabels(
            points, marks: HTMLMapMarks(points, frame: frame), frame: frame)
        return labels.html.split(separator: "\n").map(String.init)
    }

    @Test func `a label is beside its point`() throws {
        let texts = texts([MapPoint(try .place(0, 0), label: "Null Island")])

        #expect(
            texts == ["<text x=\"50.00%\" y=\"50.00%\" dy=\"4\" dx=\"8\">Null Island</text>"])
    }

    @Test func `a label at the eastern edge is on the left of its point`() throws {
        let texts = texts([MapPoint(try .place(0, 175), label: "Fiji")])

        #expect(texts.count == 1)
        #expect(texts[0].contains("text-anchor=\"end\""))
    }

    @Test func `where labels would overlap, the more important is shown`() throws {
        let names = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"]
        let texts = texts(
            try names.enumerated().map { index, label in
                MapPoint(
                    try .place(0, 11 * Double(index)), label: label, priority: index == 3 ? 1 : 0)
            }
        ).filter { !$0.contains("narrow") }

        #expect(texts.count < names.count)
        #expect(texts.first?.contains("fourth") == true)
    }

    @Test func `a label that covers a point is left out`() throws {
        let places = try [(0.0, 0.0), (0, 11), (0, -11), (9.5, 0), (-9.5, 0)].map {
            try Coordinate.place($0.0, $0.1)
        }
        let around = places.dropFirst().map { MapPoint($0, label: "") }

        #expect(texts([MapPoint(places[0], label: "Middle", priority: 1)] + around).isEmpty)
        #expect(!texts([MapPoint(places[0], label: "Middle", priority: 1)]).isEmpty)
    }

    @Test func `points that are a number have no labels, and one that is too long is left out`()
        throws
    {
        let same = try ["first", "second"].map { MapPoint(try .place(0, 0), label: $0) }
        let long = MapPoint(try .place(40, 40), label: String(repeating: "long ", count: 9))

        #expect(texts(same + [long]).isEmpty)
    }

    @Test func `labels without room on a phone are shown on wide screens only`() throws {
        let texts = texts(
            try (0..<4).map {
                MapPoint(try .place(0, Double($0) * 40 - 80), label: "Very long name")
            })

        let wide = texts.filter { $0.contains("class=\"wide\"") }
        #expect(!wide.isEmpty && wide.count < texts.count)
    }

    @Test func `there are never more labels than a person can read`() throws {
        let points = try (0..<5000).map { index in
            MapPoint(try .place(Double(index % 170) - 85, Double(index % 359) - 180), label: "x")
        }

        #expect(texts(points).count <= 120)
    }
}
