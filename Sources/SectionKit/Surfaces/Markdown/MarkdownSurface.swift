/// Writes a report as GitHub Flavored Markdown (<https://github.github.com/gfm/>).
///
/// The source is readable too: columns are aligned, and addresses are reference definitions below
/// their section.
public struct MarkdownSurface: Surface {
    private let formatter: ValueFormatter
    private let ascii: Bool
    private let hasContents: Bool

    /// Creates a surface that shows times in a zone.
    ///
    /// - Parameters:
    ///   - zone: the time zone.
    ///   - ascii: whether only ASCII is written.
    ///   - contents: whether a list of contents with links follows the title.
    public init(zone: DisplayZone = .utc, ascii: Bool = false, contents: Bool = false) {
        hasContents = contents
        formatter = ValueFormatter(zone: ascii ? zone.spelledInASCII : zone)
        self.ascii = ascii
    }

    /// Writes the report as a document: title, contents if wanted, sections, and source.
    ///
    /// The title is that of the report, or of what its only section shows, which then has none of its own.
    ///
    /// - Throws: the error of the sink.
    public func write<Sink: TextSink>(
        _ report: Report,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        let report = ascii ? report.spelledInASCII : report
        var document = MarkdownDocument(
            title: report.pageTitle, sections: report.sections.map(\.title))
        try sink.write("# \(report.pageTitle.markdown.escapingHeadingEnd)\n\n")
        for block in report.warningBlocks { try write(block, &document, to: &sink) }
        if hasContents {
            // The headings are known when the sections have been written.
            var text = ""
            writeSections(of: report, &document, to: &text)
            try sink.write(document.contents + "\n")
            try sink.write(text)
        } else {
            try writeSections(of: report, &document, to: &sink)
        }
        let made =
            formatter.text(of: .date(PreciseDate(report.generatedAt, precision: .hour))) ?? ""
        let source = report.closingSource.map { "\($0.line.markdown) " } ?? ""
        try sink.write("---\n\n\(source)Made on \(made.markdown).\n")
    }

    private func writeSections<Sink: TextSink>(
        of report: Report,
        _ document: inout MarkdownDocument,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        for section in report.sections {
            if let heading = document.sectionHeading(section.title) {
                try sink.write(heading + "\n\n")
            }
            switch section.state {
            case .loading:
                try sink.write(ascii ? "*Loading...*\n\n" : "*Loading…*\n\n")
            case .success(let blocks):
                for block in formatter.blocks(of: section, blocks) {
                    try write(block, &document, to: &sink)
                }
                if let source = section.source {
                    try sink.write(source.line.markdown + "\n\n")
                }
            case .error(let error):
                let text = InlineText("\(error.message) \(error.recovery)")
                try sink.write(part(for: Notice(.error, text), &document) + "\n\n")
            }
            if let definitions = document.definitions() {
                try sink.write(definitions + "\n\n")
            }
        }
    }

    private func write<Sink: TextSink>(
        _ block: Block,
        _ document: inout MarkdownDocument,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        switch block {
        case .table(let table):
            try write(table, &document, to: &sink)
        case .chart(let chart):
            try write(
                chart.forPeople.picture(ascii: ascii), under: chart.title, &document, to: &sink)
        case .lineChart(let chart):
            try write(chart, &document, to: &sink)
        case .map(let map):
            guard !map.isCompanion,
                let drawing = MarkdownMap(map, formatter: formatter).text
            else { return }
            try sink.write("\(document.heading(map.title))\n\n\(drawing)\n\n")
        case .custom(let custom):
            let context = DrawingContext(ascii: ascii, formatter: formatter)
            let lines = custom.text(in: context).map(\.plainText)
            if !lines.isEmpty { try sink.write(lines.separated(by: "\n").markdownFence + "\n\n") }
        case .heading, .paragraph, .facts, .image, .notice:
            try sink.write(part(for: block, &document) + "\n\n")
        }
    }

    private func write<Sink: TextSink>(
        _ chart: LineChart,
        _ document: inout MarkdownDocument,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        guard let markdown = MarkdownLineChart(chart, formatter: formatter, ascii: ascii)
        else { return }
        try sink.write("\(document.heading(chart.title))\n\n\(markdown.list)\n\n")
        try write(markdown.table, &document, to: &sink)
        if let note = markdown.note { try sink.write("\(note.markdown.escapingLineStart)\n\n") }
    }

    private func write<Sink: TextSink>(
        _ table: Table,
        under title: String? = nil,
        _ document: inout MarkdownDocument,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        guard let rows = MarkdownTable(table, formatter: formatter, document: &document)
        else { return }
        if let title { try sink.write(document.heading(title) + "\n\n") }
        try rows.write { line throws(Sink.Failure) in try sink.write(line) }
        try sink.write("\n")
    }

    /// The Markdown of a block that is neither a table, a chart nor a map.
    private func part(for block: Block, _ document: inout MarkdownDocument) -> String {
        switch block {
        case .heading(let text):
            document.heading(text)
        case .paragraph(let text):
            inline(text, &document).escapingLineStart
        case .facts(let facts):
            facts.forPeople.map { "- \("\($0.label):".markdown(between: "**")) \(cell($0.value))" }
                .joined(separator: "\n")
        case .image(let image):
            self.paragraphs(of: image, &document).joined(separator: "\n\n")
        case .notice(let notice):
            part(for: notice, &document)
        case .table, .chart, .lineChart, .map, .custom: ""
        }
    }

    /// The image or its text alternative, and its attribution.
    private func paragraphs(
        of image: Image,
        _ document: inout MarkdownDocument
    ) -> [String] {
        let picture: String? =
            if let link = image.link {
                "!" + document.link(to: link, text: image.alternative)
            } else {
                image.markdownCopy
            }
        var paragraphs = picture.map { [$0] } ?? []
        for line in picture == nil ? image.caption : image.captionBelow {
            paragraphs.append(inline(line, &document).escapingLineStart)
        }
        return paragraphs
    }

    private func part(for notice: Notice, _ document: inout MarkdownDocument) -> String {
        "> **\(notice.level.word):** \(inline(notice.text, &document))"
    }

    /// The value of a fact; an address is an autolink.
    private func cell(_ cell: Cell) -> String {
        if case .image(let image) = cell, let copy = image.markdownCopy {
            let caption = image.attribution.map { " (\($0.caption.plainText.markdown))" }
            return copy + (caption ?? "")
        }
        if case .link(let link) = cell { return link.markdown }
        if case .image(let image) = cell, let link = image.link, image.attribution == nil {
            return link.markdown
        }
        return formatter.text(of: cell)?.markdown ?? "none"
    }

    private func inline(_ text: InlineText, _ document: inout MarkdownDocument) -> String {
        var parts: [String] = []
        for span in text.spans {
            switch span {
            case .plain(let text): parts.append(text.markdown)
            case .strong(let text): parts.append(text.markdown(between: "**"))
            case .emphasis(let text): parts.append(text.markdown(between: "*"))
            case .code(let text): parts.append(text.markdownCode)
            case .toned(_, let text): parts.append(text.markdown)
            case .link(let link, let text): parts.append(document.link(to: link, text: text))
            }
        }
        return parts.joined()
    }
}
