/// Writes a report as GitHub Flavored Markdown (<https://github.github.com/gfm/>).
///
/// The source is readable too: columns are aligned, and addresses are reference definitions below
/// their section.
public struct MarkdownSurface: Surface {
    private let formatter: ValueFormatter
    private let ascii: Bool

    /// Creates a surface that shows times in a zone; it writes only ASCII if `ascii` is true.
    public init(zone: DisplayZone = .utc, ascii: Bool = false) {
        formatter = ValueFormatter(zone: ascii ? zone.spelledInASCII : zone)
        self.ascii = ascii
    }

    /// Writes the report as a document: title, sections, and source.
    ///
    /// - Throws: the error of the sink.
    public func write<Sink: TextSink>(
        _ report: Report,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        let report = ascii ? report.spelledInASCII : report
        var references = MarkdownReferences()
        try sink.write("# \(report.title.markdown.escapingHeadingEnd)\n\n")
        for section in report.sections {
            try sink.write("## \(section.title.markdown.escapingHeadingEnd)\n\n")
            switch section.state {
            case .loading:
                try sink.write(ascii ? "*Loading...*\n\n" : "*Loading…*\n\n")
            case .success(let blocks):
                let notice = formatter.refreshNotice(of: section).map { [Block.notice($0)] } ?? []
                for block in notice + blocks {
                    try write(block, &references, to: &sink)
                }
                if let source = section.source {
                    try sink.write(source.line.markdown + "\n\n")
                }
            case .error(let error):
                let text = InlineText("\(error.message) \(error.recovery)")
                try sink.write(part(for: Notice(.error, text), &references) + "\n\n")
            }
            if let definitions = references.definitions() {
                try sink.write(definitions + "\n\n")
            }
        }
        let made =
            formatter.text(of: .date(PreciseDate(report.generatedAt, precision: .hour))) ?? ""
        let source = "\(report.source.line.markdown) Made on \(made.markdown)."
        try sink.write("---\n\n\(source)\n")
    }

    private func write<Sink: TextSink>(
        _ block: Block,
        _ references: inout MarkdownReferences,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        let table: Table
        switch block {
        case .table(let content): table = content
        case .chart(let chart): table = chart.picture(ascii: ascii)
        case .lineChart(let chart): table = chart.table
        case .map(let map):
            guard let drawing = MarkdownMap(map, formatter: formatter).text else { return }
            return try sink.write(drawing + "\n\n")
        case .heading, .paragraph, .facts, .image, .notice:
            return try sink.write(part(for: block, &references) + "\n\n")
        }
        guard let rows = MarkdownTable(table, formatter: formatter, references: &references)
        else { return }
        switch block {
        case .chart(let chart):
            try sink.write("### \(chart.title.markdown.escapingHeadingEnd)\n\n")
        case .lineChart(let chart):
            try sink.write("### \(chart.title.markdown.escapingHeadingEnd)\n\n")
        default: break
        }
        try rows.write { line throws(Sink.Failure) in try sink.write(line) }
        try sink.write("\n")
    }

    /// The Markdown of a block that is neither a table, a chart nor a map.
    private func part(for block: Block, _ references: inout MarkdownReferences) -> String {
        switch block {
        case .heading(let text):
            "### \(text.markdown.escapingHeadingEnd)"
        case .paragraph(let text):
            inline(text, &references).escapingLineStart
        case .facts(let facts):
            facts.map { "- \("\($0.label):".markdown(between: "**")) \(cell($0.value))" }
                .joined(separator: "\n")
        case .image(let image):
            "!" + references.link(to: image.link, text: image.alternative)
        case .notice(let notice):
            part(for: notice, &references)
        case .table, .chart, .lineChart, .map: ""
        }
    }

    private func part(for notice: Notice, _ references: inout MarkdownReferences) -> String {
        "> **\(notice.level.word):** \(inline(notice.text, &references))"
    }

    /// The value of a fact; an address is an autolink.
    private func cell(_ cell: Cell) -> String {
        if let link = cell.address { return link.markdown }
        return formatter.text(of: cell)?.markdown ?? "none"
    }

    private func inline(_ text: InlineText, _ references: inout MarkdownReferences) -> String {
        var parts: [String] = []
        for span in text.spans {
            switch span {
            case .plain(let text): parts.append(text.markdown)
            case .strong(let text): parts.append(text.markdown(between: "**"))
            case .emphasis(let text): parts.append(text.markdown(between: "*"))
            case .code(let text): parts.append(text.markdownCode)
            case .link(let link, let text): parts.append(references.link(to: link, text: text))
            }
        }
        return parts.joined()
    }
}
