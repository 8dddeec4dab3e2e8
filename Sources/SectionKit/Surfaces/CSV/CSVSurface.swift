import Essentials

/// Writes the one table of a report as comma-separated values (RFC 4180), for sheets and databases.
///
/// In UTF-8: first the keys of the columns, then the values that JSON has too, empty where nothing
/// is known. A chart is the table of its numbers. Text that a sheet would run as a formula gets an
/// apostrophe before it; facts, and what is for people only, stay out.
public struct CSVSurface: Surface {
    private let ascii: Bool

    /// The place among the reports of a stream; nil for a report alone.
    private var place: StreamPlace?

    private enum StreamPlace {
        case first, later
    }

    /// The column of a stream that says when the content of a row came.
    private static let observed = "observed_at"

    /// Makes a surface that writes in nothing but ASCII if so asked.
    public init(ascii: Bool = false) {
        self.ascii = ascii
    }

    /// One header for all reports, and a first column `observed_at`.
    public func streamed(isFirst: Bool) -> (any Surface)? {
        var surface = self
        surface.place = isFirst ? .first : .later
        return surface
    }

    /// Refuses reports that have no table, or several.
    ///
    /// - Throws: ``SurfaceError`` unless there may be exactly one table.
    public func check(_ shape: ReportShape) throws(SurfaceError) {
        let tables = shape.count(of: \.allTables)
        if tables.contains(1) { return }
        if tables.upperBound == 0 {
            if shape.isMissingContent { throw .nothingLoaded }
            let names = shape.sections.map(\.id).listed(by: "and")
            throw .unfit("CSV holds one table, and there is none in \(names)")
        }
        let names = shape.names { $0.content.allTables.lowerBound > 0 }.listed(by: "and")
        let count = tables.count == 1 ? tables.lowerBound.grouped : "several"
        throw .unfit(
            "CSV holds one table, and there are \(count) tables in \(names)",
            sections: shape.names { $0.content.allTables == 1...1 })
    }

    /// Writes the first table of the report, one record a row.
    ///
    /// - Throws: what the sink does.
    public func write<Sink: TextSink>(
        _ report: Report,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        guard let section = report.sections.first(where: { !$0.tables.isEmpty }),
            let table = section.tables.first
        else { return }
        let date = ISO8601.text(from: section.observedAt ?? report.generatedAt)
        let head = (place == nil ? [] : [Self.observed], place == nil ? [] : [date])
        if place != .later { try sink.write(record(head.0 + table.keys.map(spelled))) }
        for row in table.rows {
            try sink.write(record(head.1 + table.values(of: row).map(field)))
        }
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

    private func record(_ fields: [String]) -> String {
        // Readers pass over an empty line, so a field that is empty and alone has to be seen.
        if fields == [""] { return "\"\"\r\n" }
        return fields.map(\.quotedForCSV).joined(separator: ",") + "\r\n"
    }

    private func field(_ value: RawValue) -> String {
        // Spelling in ASCII may make a sign or a quotation mark, so it goes first.
        if case .text(let text) = value {
            spelled(text).escapedForSpreadsheets
        } else {
            value.text ?? ""
        }
    }

    private func spelled(_ text: String) -> String {
        ascii ? text.asciiOnly : text
    }
}
