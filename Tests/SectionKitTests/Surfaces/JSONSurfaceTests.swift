import Foundation
import SectionKit
import Testing

struct JSONSurfaceTests {
    private static let start = Date(timeIntervalSince1970: 1_605_486_420)

    @Test func `a report is an object with its schema, source and date`() throws {
        let report = try Self.read(Showcase.report())

        #expect(
            Set(report.keys) == [
                "schema", "source", "source_summary", "generated_at", "warnings", "sections",
            ])
        #expect(report["schema"] as? Int == JSONSurface.schema)
        #expect(report["source"] as? String == "test")
        #expect(report["generated_at"] as? String == "2020-09-13T12:26:40Z")
        #expect(try Self.sections(of: Showcase.report()).count == 7)
    }

    @Test func `keys are in the documented order`() throws {
        let lines = try JSONSurface().text(of: Showcase.report()).split(separator: "\n")

        let keys = lines.compactMap { $0.firstMatch(of: #/^ {2,6}"([a-z_]+)":/#)?.1 }

        #expect(
            keys.starts(with: [
                "schema", "source", "source_summary", "generated_at", "warnings", "sections", "id",
                "title",
                "source", "source_summary", "state", "warnings", "observed_at", "refresh_error",
                "part", "id",
                "title", "source", "source_summary",
                "state", "warnings", "observed_at", "refresh_error", "part", "facts",
            ]))
    }

    @Test func `a page of a list says how many rows match on all pages`() throws {
        let rows = Table(columns: [Column("name", "Name")], rows: [[.text("Elbe")]])
        let page = SectionSnapshot.showing("a", .table(rows.page(ofMatching: 26)))
        let whole = SectionSnapshot.showing("b", .table(rows))

        let text = try JSONSurface().text(of: .test(page, whole))

        #expect(text.matches(of: #/"rows_matching": 26,\n +"rows": \[/#).count == 1)
        #expect(text.matches(of: #/rows_matching/#).count == 1)
    }

    @Test(arguments: [
        (ListPart(read: 100, total: 548), "\"read\": 100,", "\"total\": 548"),
        (ListPart(read: 3, total: nil), "\"read\": 3,", "\"total\": null"),
    ])
    func `a section shows how much of the list of its source was read`(
        part: ListPart,
        read: String,
        total: String
    ) throws {
        let section = SectionSnapshot(id: "a", title: "A", state: .success([]), part: part)

        let lines = try JSONSurface().text(of: .test(section)).split(separator: "\n")

        let place = try #require(lines.firstIndex { $0.trimmed == "\"part\": {" })
        #expect(lines[(place + 1)...].prefix(2).map(\.trimmed) == [read, total])
    }

    @Test func `the part of a complete list is null`() throws {
        let section = SectionSnapshot(id: "a", title: "A", state: .success([]))

        let lines = try JSONSurface().text(of: .test(section)).split(separator: "\n")

        #expect(lines.contains { $0.trimmed == "\"part\": null" })
    }

    @Test func `a report and its sections have warnings`() throws {
        let section = SectionSnapshot(
            id: "s", title: "Section", state: .success([]),
            warnings: ["2 rows were left out.", "\u{1B}A \"quoted\" one."])
        let report = Report(
            title: "Report", source: Report.Source(id: "test", summary: "made up."),
            generatedAt: Self.start, sections: [section], warnings: ["It is an hour\u{7} old."])

        let warnings = try #require(Self.sections(of: report).first?["warnings"] as? [String])

        #expect(warnings == ["2 rows were left out.", "A \"quoted\" one."])
        #expect(try Self.read(report)["warnings"] as? [String] == ["It is an hour old."])
    }

    @Test(
        arguments: [
            .loading, .success([]), .error(SectionError(message: "a", recovery: "b")),
        ] as [SectionState<[Block]>])
    func `without warnings, the list is empty`(state: SectionState<[Block]>) throws {
        let report = try Self.read(.test(SectionSnapshot(id: "s", title: "S", state: state)))

        #expect(report["warnings"] as? [String] == [])
        #expect(try Self.section(state)["warnings"] as? [String] == [])
    }

    @Test func `a row is on one line, with keys in the order of the columns`() throws {
        let lines = try JSONSurface().text(of: Showcase.report()).split(separator: "\n")

        let rows = lines.filter { $0.contains("{\"flight_number") }

        #expect(rows.count == Flights.missions.count)
        for row in rows {
            let keys = row.matches(of: #/"([a-z_]+)": /#).map { String($0.1) }
            #expect(keys == Flights.columns.compactMap(\.key))
        }
    }

    @Test func `every value is in its machine-readable form`() throws {
        let link = try WebLink.test("https://example.com/a")
        let facts = try Self.facts([
            ("text", .text("a \"b\"")), ("integer", .integer(-5)), ("decimal", .decimal(0.25)),
            ("money", .money(74_000_000_000, currency: "USD")), ("days", .days(-3)),
            ("date", .date(PreciseDate(Self.start, precision: .year))), ("link", .link(link)),
            ("badge", .badge(Badge("success", .positive))), ("duration", .duration(90)),
            ("share", .share(0.75)), ("image", .image(Image(link, alternative: "A patch"))),
        ])

        #expect(facts["text"] as? String == "a \"b\"")
        #expect(facts["integer"] as? Int == -5)
        #expect(facts["decimal"] as? Double == 0.25)
        #expect(facts["money"] as? Int == 74_000_000_000)
        #expect(facts["days"] as? Int == -3)
        #expect(facts["date"] as? String == "2020-11-16T00:27:00Z")
        #expect(facts["link"] as? String == "https://example.com/a")
        #expect(facts["badge"] as? String == "success")
        #expect(facts["duration"] as? Int == 90)
        #expect(facts["share"] as? Double == 0.75)
        #expect(facts["image"] as? String == "https://example.com/a")
    }

    @Test func `an unknown value is null, and its key is present`() throws {
        let facts = try Self.facts([
            ("unknown", .unknown), ("empty", .empty), ("nan", .decimal(.nan)),
        ])

        #expect(facts["unknown"] is NSNull)
        #expect(facts["empty"] is NSNull)
        #expect(facts["nan"] is NSNull)
    }

    @Test func `all facts of a section are one object`() {
        let more = Block.facts([Fact("staff", "Staff", .integer(7))])

        let text = JSONSurface().written(.test(.showing("s", .fact, .heading("More"), more)))

        #expect(text.components(separatedBy: #""facts""#).count == 2)
        #expect(text.contains(#""founded": 2002"#))
        #expect(text.contains(#""staff": 7"#))
    }

    @Test func `a table without rows is an empty list`() throws {
        let table = Table(key: "launches", columns: [Column("a", "A")], rows: [])

        let section = try Self.section(.success([.table(table)]))

        #expect((section["launches"] as? [Any])?.isEmpty == true)
    }

    @Test func `a chart is a list of its numbers`() throws {
        let lines = try JSONSurface().text(of: Showcase.report()).split(separator: "\n")

        #expect(
            lines.contains(
                #"        {"year": 2019, "success": 12, "failure": 1, "upcoming": 0, "unknown": 0},"#
            ))
    }

    @Test func `columns without keys are left out`() throws {
        let table = Table(
            columns: [.people("Days"), .machines("a")], rows: [[.days(1), .days(2)]])

        let section = try Self.section(.success([.table(table)]))

        #expect(section["rows"] as? [[String: Int]] == [["a": 2]])
    }

    @Test func `headings, paragraphs and notices are left out`() throws {
        let section = try Self.section(
            .success([.heading("a"), .paragraph("b"), .notice(Notice(.info, "c"))]))

        #expect(
            Set(section.keys) == [
                "id", "title", "source", "source_summary", "state", "warnings", "observed_at",
                "refresh_error",
                "part",
            ])
        #expect(section["state"] as? String == "success")
    }

    @Test func `a loading section has only its state`() throws {
        let section = try Self.section(.loading)

        #expect(
            Set(section.keys) == ["id", "title", "source", "source_summary", "state", "warnings"])
        #expect(section["state"] as? String == "loading")
    }

    @Test func `a failed section has a message and a recovery`() throws {
        let section = try Self.section(
            .error(SectionError(message: "It is down.", recovery: "Wait.")))

        #expect(
            Set(section.keys) == [
                "id", "title", "source", "source_summary", "state", "warnings", "error",
            ])
        #expect(section["state"] as? String == "error")
        #expect(
            section["error"] as? [String: String] == [
                "message": "It is down.", "recovery": "Wait.",
            ])
    }

    private static func facts(_ values: [(String, Cell)]) throws -> [String: Any] {
        let facts = values.map { Fact($0, "Label", $1) }
        return try #require(section(.success([.facts(facts)]))["facts"] as? [String: Any])
    }

    private static func section(_ state: SectionState<[Block]>) throws -> [String: Any] {
        let report = Report(
            title: "Report",
            source: Report.Source(id: "test", summary: "made up."),
            generatedAt: start,
            sections: [SectionSnapshot(id: "s", title: "Section", state: state)]
        )
        return try #require(sections(of: report).first)
    }

    private static func sections(of report: Report) throws -> [[String: Any]] {
        try #require(read(report)["sections"] as? [[String: Any]])
    }

    private static func read(_ report: Report) throws -> [String: Any] {
        let text = JSONSurface().written(report)
        let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
        return try #require(json as? [String: Any])
    }
}
