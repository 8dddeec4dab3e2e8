import SectionEssentials

/// Writes the only table of a report as comma-separated values (RFC 4180) in UTF-8.
///
/// The first record has the keys of the columns; the others have the same values as JSON, empty
/// where a value is unknown. A chart is written as a table of its numbers. Text that a spreadsheet
/// would run as a formula is prefixed with an apostrophe. Facts and human-only columns are omitted,
/// but a section with several tables can have its facts as a record
/// (``Table/init(recordOf:key:events:)``), which is written instead of its tables.
public struct CSVSurface: Surface {
    private let ascii: Bool

    /// The position of the report in a stream; nil for a single report.
    private var place: StreamPlace?

    private enum StreamPlace {
        case first, later
    }

    /// The column of a stream with the time at which the content of a row was observed.
    private static let observed = "observed_at"

    private let hasByteOrderMark: Bool

    /// Creates a surface.
    ///
    /// - Parameters:
    ///   - ascii: whether only ASCII is written.
    ///   - byteOrderMark: whether the text begins with U+FEFF, by which Excel knows UTF-8.
    public init(ascii: Bool = false, byteOrderMark: Bool = false) {
        self.ascii = ascii
        hasByteOrderMark = byteOrderMark
    }

    /// False: what failed is not there.
    public var namesFailures: Bool { false }

    /// A surface that writes one header for all reports, with `observed_at` as the first column.
    public func streamed(isFirst: Bool) -> (any Surface)? {
        var surface = self
        surface.place = isFirst ? .first : .later
        return surface
    }

    /// Rejects reports that have no table, or several.
    ///
    /// - Throws: ``SurfaceError`` unless the report can have exactly one table.
    public func check(_ shape: ReportShape) throws(SurfaceError) {
        let tables = shape.count(of: \.choices)
        if tables.contains(1) { return }
        if tables.upperBound == 0 {
            if shape.isMissingContent { throw .nothingLoaded }
            let names = shape.sections.map(\.id).listed(by: "and")
            throw .unfit("CSV holds one table, but there is none in \(names)")
        }
        let names = shape.names { $0.content.choices.lowerBound > 0 }.listed(by: "and")
        let count = tables.count == 1 ? tables.lowerBound.grouped : "several"
        throw .unfit(
            "CSV holds one table, but there are \(count) tables in \(names)",
            sections: shape.names { $0.content.choices == 1...1 })
    }

    /// Writes the first table of the report, one record for each row.
    ///
    /// - Throws: the error of the sink.
    public func write<Sink: TextSink>(
        _ report: Report,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        guard let section = report.sections.first(where: { !$0.tables.isEmpty }),
            let table = section.tables.first
        else { return }
        let date = ISO8601.text(from: section.observedAt ?? report.generatedAt)
        let head = (place == nil ? [] : [Self.observed], place == nil ? [] : [date])
        if place != .later, hasByteOrderMark { try sink.write("\u{FEFF}") }
        if place != .later { try sink.write(record(head.0 + table.keys.map(spelled))) }
        var records = CSVRecords(table, head: head.1, ascii: ascii)
        for row in table.rows { try sink.write(records.record(for: row)) }
    }

    /// Names the sections whose facts are left out.
    public func notes(on report: Report) -> [String] {
        let sections = report.sections.filter { section in
            section.tables.first?.isRecord != true
                && section.blocks.standard.contains { if case .facts = $0 { true } else { false } }
        }
        if sections.isEmpty { return [] }
        let names = sections.map(\.id).listed(by: "and")
        return ["CSV holds only a table: the facts of \(names) are left out."]
    }

    private func record(_ fields: [String]) -> String {
        // Readers skip empty lines, so a single empty field is quoted.
        if fields == [""] { return "\"\"\r\n" }
        return fields.map(\.quotedForCSV).joined(separator: ",") + "\r\n"
    }

    private func spelled(_ text: String) -> String {
        ascii ? text.asciiOnly : text
    }
}
