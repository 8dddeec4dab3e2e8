import Foundation
import SectionKit
import Testing

struct OutlineSurfaceTests {
    @Test func `the line of a section has its state`() throws {
        let lines = try Self.lines(of: Showcase.report())

        let states = lines.filter { $0.hasPrefix("  section ") }.compactMap {
            $0.split(separator: " ").last
        }

        #expect(states == Array(repeating: "success", count: 5) + ["loading", "error"])
    }

    @Test func `each level is indented by two spaces`() throws {
        let depths = try Self.lines(of: Showcase.report()).map { $0.prefix { $0 == " " }.count }

        #expect(depths.first == 0)
        for (depth, next) in zip(depths, depths.dropFirst()) {
            #expect(next.isMultiple(of: 2))
            #expect(next <= depth + 2)
        }
    }

    @Test func `a row has a value for every column`() throws {
        let whole = try Self.lines(of: Showcase.report())
        let table = whole.drop { !$0.hasPrefix("    table") }
        let lines = table.prefix { !$0.hasPrefix("  section") }

        let rows = lines.filter { $0.hasPrefix("      row ") }
        let columns = lines.filter { $0.hasPrefix("      column ") && !$0.contains("priority 0") }

        #expect(rows.count == Flights.missions.count)
        #expect(columns.count == Flights.columns.filter { $0.priority > 0 }.count)
    }

    @Test func `the shortcuts and commands of a table are listed`() {
        let table = Table(
            columns: [Column("name", "Name"), Column("map", "Map", priority: 2, shortcut: "m")],
            rows: [], commands: ["flight", "remove"])

        let lines = Self.lines(of: .test(.showing("s", .table(table))))

        #expect(lines.contains("      commands flight remove"))
        #expect(lines.contains(#"      column map "Map" leading priority 2 shortcut m"#))
    }

    @Test func `quotation marks in text are escaped`() {
        let report = Report(
            title: "a \"b\" \\ c\nd",
            source: Report.Source(id: "test", summary: ""),
            generatedAt: Date(timeIntervalSince1970: 0),
            sections: []
        )

        #expect(
            OutlineSurface().written(report)
                == #"report "a \"b\" \\ c\nd""# + "\n  source test\n")
    }

    private static func lines(of report: Report) -> [Substring] {
        OutlineSurface().written(report).split(separator: "\n")
    }
}
