/// Writes the one table of a report as comma-separated values (RFC 4180), for sheets and databases.
///
/// In UTF-8: first the keys of the columns, then the values that JSON has too, empty where nothing
/// is known. A chart is the table of its numbers. Text that a sheet would run as a formula gets an
/// apostrophe before it; facts, and what is for people only, stay out.
public struct CSVSurface: Surface {
    private let ascii: Bool

    /// Makes a surface that writes in nothing but ASCII if so asked.
    public init(ascii: Bool = false) {
        self.ascii = ascii
    }

    /// The table of the report, one record a row.
    ///
    /// - Throws: ``SurfaceError`` unless there is exactly one table.
    public func text(of report: Report) throws(SurfaceError) -> String {
        let table = try table(of: report)
        var text = record(table.keys.map(spelled))
        for row in table.rows { text += record(table.values(of: row).map(field)) }
        return text
    }

    /// Says whose facts are left out.
    public func notes(on report: Report) -> [String] {
        let sections = report.sections.filter { section in
            section.blocks.contains { if case .facts = $0 { true } else { false } }
        }
        if sections.isEmpty { return [] }
        let names = sections.map(\.id).listed(by: "and")
        return ["CSV holds a table and no facts: those of \(names) are left out."]
    }

    private func table(of report: Report) throws(SurfaceError) -> Table {
        let tabular = report.sections.filter { !$0.tables.isEmpty }
        let tables = tabular.flatMap(\.tables)
        if tables.count == 1 { return tables[0] }
        guard !tables.isEmpty else {
            if report.sections.contains(where: { !$0.isLoaded }) { throw .nothingLoaded }
            let names = report.sections.map(\.id).listed(by: "and")
            throw .unfit("CSV holds one table, and there is none in \(names)")
        }
        let names = tabular.map(\.id).listed(by: "and")
        throw .unfit(
            "CSV holds one table, and there are \(tables.count) tables in \(names)",
            sections: tabular.filter { $0.tables.count == 1 }.map(\.id)
        )
    }

    private func record(_ fields: [String]) -> String {
        // Readers pass over an empty line, so a field that is empty and alone has to be seen.
        if fields == [""] { return "\"\"\r\n" }
        return fields.map(\.quotedForCSV).joined(separator: ",") + "\r\n"
    }

    private func field(_ value: RawValue) -> String {
        // Spelling in ASCII may make a sign or a quotation mark, so it goes first.
        if case .text(let text) = value { spelled(text).inertInSheets } else { value.text ?? "" }
    }

    private func spelled(_ text: String) -> String {
        ascii ? text.asciiOnly : text
    }
}
