import SectionKit
import Testing

@testable import ReportCLI

/// The command that a list proposes for one of its rows.
@Suite struct ProposedRowTests {
    @Test(arguments: [
        (OptionDescription.Suggestions.files(), "One: tea leaf /teas/assam.txt"),
        (.rows(of: "teas"), "One: tea leaf Assam"),
    ])
    func `a file is named by its path, and what is looked up by its title`(
        suggestions: OptionDescription.Suggestions,
        line: String
    ) {
        let operand = SectionOption<String>(
            operand: "leaf", placeholder: "LEAF", summary: "the leaf", accepts: "a leaf",
            example: "assam.txt", parse: \.self
        ).suggesting(suggestions)
        let teas = CommandDescription(name: "teas", summary: "the teas")
        let leaf = CommandDescription(
            name: "leaf", summary: "a leaf", options: [operand.description])
        let table = Table(
            columns: [Column("name", "Name")], rows: [[.text("Assam")]],
            identities: ["/teas/assam.txt"], commands: ["leaf"])

        let ways = WaysOn(
            program: ProgramDescription(
                name: "tea", version: "1.0.0", title: "Tea", summary: "Lists teas.",
                sections: [teas, leaf]),
            section: teas, values: OptionValues(),
            snapshot: SectionSnapshot(id: "teas", title: "Teas", state: .success([.table(table)])),
            width: 80)

        #expect(ways.line == "\(line) · For a spreadsheet: --format csv")
        var ofFile = ways
        ofFile.origin = ["--input", "'my teas.json'"]
        #expect(ofFile.line?.hasPrefix("\(line) --input 'my teas.json'") == true)
    }

    @Test(arguments: [(4, "'QF1 2025-03-01'"), (1, "QF1"), (nil, "QF1")])
    func `a row of a page is named with its day, since rows left out may have its title`(
        matching: Int?, word: String
    ) throws {
        let operand = SectionOption<String>(
            operand: "flight", placeholder: "FLIGHT", summary: "the flight", accepts: "a flight",
            example: "QF1", parse: \.self
        ).suggesting(.rows(of: "list"))
        let list = CommandDescription(name: "list", summary: "the flights")
        let show = CommandDescription(
            name: "show", summary: "a flight", options: [operand.description])
        let day = try #require(PreciseDate("2025-03-01"))
        let table = Table(
            columns: [Column("number", "Flight"), Column("date", "Date")],
            rows: [[.text("QF1"), .date(day)]],
            identities: ["01M8H0CGQC5JWFDY388MJHXJVA"], commands: ["show"]
        ).page(ofMatching: matching)

        let ways = WaysOn(
            program: ProgramDescription(
                name: "log", version: "1.0.0", title: "Log", summary: "Lists flights.",
                sections: [list, show]),
            section: list, values: OptionValues(),
            snapshot: SectionSnapshot(id: "list", title: "List", state: .success([.table(table)])),
            width: 80)

        #expect(ways.line?.contains("One: log show \(word) ·") == true)
    }

    @Test(arguments: [(["OP"], "OP"), ([], "'Orange Pekoe'")])
    func `a row without a page leads to the list of what belongs to it`(
        identities: [String], word: String
    ) {
        let grades = CommandDescription(name: "grades", summary: "the grades")
        let table = Table(
            columns: [Column("name", "Name")], rows: [[.text("Orange Pekoe")]],
            identities: identities
        ).narrowing("teas", by: "grade")

        let ways = WaysOn(
            program: ProgramDescription(
                name: "tea", version: "1.0.0", title: "Tea", summary: "Lists teas.",
                sections: [grades]),
            section: grades, values: OptionValues(),
            snapshot: SectionSnapshot(
                id: "grades", title: "Grades", state: .success([.table(table)])),
            width: 80)

        #expect(ways.line == "One: tea teas --grade \(word) · For a spreadsheet: --format csv")
    }
}
