import FeatureTesting
import SectionKit
import Testing

/// Answers to questions of yes or no, some unknown, in formats for people and for machines.
@Suite struct BooleanCellTests {
    private static func report() throws -> Report {
        .test(
            .showing(
                "gates",
                .facts([
                    Fact("is_open", "Open", .boolean(true)),
                    Fact("is_full", "Full", .boolean(false)),
                    Fact("is_new", "New", .boolean(orUnknown: nil)),
                ]),
                .table(table),
                .map(
                    Map(
                        key: "map", title: "Gates", on: .empty,
                        points: [
                            MapPoint(try SampleMap.at(1, 2), label: "A", row: "a"),
                            MapPoint(try SampleMap.at(3, 4), label: "C", row: "c"),
                        ], table: "rows"))))
    }

    private static let table = Table(
        key: "rows",
        columns: [Column("gate", "Gate"), Column("is_wide", "Wide")],
        rows: [
            [.text("A"), .boolean(orUnknown: true)], [.text("B"), .boolean(false)],
            [.text("C"), .boolean(orUnknown: nil)],
        ],
        identities: ["a", "b", "c"]
    )

    @Test func `people read yes, no and unknown`() throws {
        let text = try TerminalSurface().text(of: Self.report())
        for words in ["Open  yes", "Full  no", "New   unknown", "A     yes", "B     no"] {
            #expect(text.contains(words), "\(words)")
        }

        let markdown = try MarkdownSurface().text(of: Self.report())
        #expect(markdown.contains("| A    | yes "))

        let page = try HTMLSurface().text(of: Self.report())
        #expect(page.contains("<td>yes</td>"))
        #expect(page.contains("<td>no</td>"))
    }

    @Test func `JSON has true, false and null`() throws {
        let text = try JSONSurface().text(of: Self.report())

        let facts = """
                  "facts": {
                    "is_open": true,
                    "is_full": false,
                    "is_new": null
                  },
            """
        #expect(text.contains(facts))
        #expect(text.contains(#"{"gate": "A", "is_wide": true}"#))
        #expect(text.contains(#"{"gate": "B", "is_wide": false}"#))
        #expect(text.contains(#"{"gate": "C", "is_wide": null}"#))
    }

    @Test func `GeoJSON has true, and null for what is unknown`() throws {
        let text = try GeoJSONSurface().text(of: Self.report())

        #expect(text.contains(#""gate": "A", "is_wide": true}"#))
        #expect(text.contains(#""gate": "C", "is_wide": null}"#))
    }

    @Test func `CSV has true and false, and an empty field for what is unknown`() throws {
        let text = try CSVSurface().text(of: Self.report())

        #expect(text == "gate,is_wide\r\nA,true\r\nB,false\r\nC,\r\n")
    }

    @Test func `the values of a column are the words that people read`() {
        let values = Self.table.values(of: "is_wide")

        #expect(values.map(\.text) == ["yes", "no"])
    }
}
