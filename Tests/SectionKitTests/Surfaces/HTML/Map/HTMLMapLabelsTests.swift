import Geodesy
import Testing

@testable import SectionKit

/// Writes the labels that have room.
@Suite struct HTMLMapLabelsTests {
    private func texts(_ points: [MapPoint]) -> [String] {
        let labels = HTMLMapLabels(points, frame: HTMLMapFrame(.world, places: []))
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
        let texts = texts(
            try ["first", "second", "third", "fourth"].enumerated().map { index, label in
                MapPoint(try .place(0, Double(index)), label: label, priority: index % 3)
            })

        #expect(texts.count == 2)
        #expect(texts[0].contains("third"))
        #expect(texts[1].contains("second"))
    }

    @Test func `of equally important labels that would overlap, the first is shown`() throws {
        let texts = texts(
            try ["first", "second", "third"].enumerated().map { index, label in
                MapPoint(try .place(0, 0), label: label, priority: index == 0 ? 0 : 1)
            })

        #expect(texts.count == 2)
        #expect(texts[0].contains("second"))
        #expect(texts[1].contains("third"))
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
