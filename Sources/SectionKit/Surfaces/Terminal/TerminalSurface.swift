/// Writes a report for a terminal, laid out for its width and readable without colour.
public struct TerminalSurface: Surface {
    private let style: TerminalStyle
    private let formatter: ValueFormatter

    /// The line that follows the source; nil for none.
    private var lastLine: String?

    /// The most rows of a list of which the beginning is enough, and the commands that show such lists
    /// whole, by the names of their sections.
    private var beginning: (rows: Int, commands: [String: String]) = (.max, [:])

    /// The most pictures of such a section.
    private static let mostPictures = 3

    /// Creates a surface for a terminal, which shows times in a zone.
    public init(style: TerminalStyle = TerminalStyle(), zone: DisplayZone = .utc) {
        self.style = style
        formatter = ValueFormatter(zone: zone)
    }

    /// Returns the surface with a faint line after the source, such as what to do next; nil for none.
    public func ending(with line: String?) -> TerminalSurface {
        var surface = self
        surface.lastLine = line
        return surface
    }

    /// Returns the surface with only the first rows of the tables of some sections, below which a line says
    /// how many more there are, and how to see them.
    ///
    /// - Parameters:
    ///   - rows: the most rows.
    ///   - commands: the commands that show the tables whole, by the names of their sections.
    package func beginning(lists rows: Int, of commands: [String: String]) -> TerminalSurface {
        var surface = self
        surface.beginning = (rows, commands)
        return surface
    }

    /// Writes the sections, one below the other, and then the source.
    ///
    /// A section that is alone is titled by what it shows; if it is also one line, only its content is
    /// written.
    ///
    /// - Throws: the error of the sink.
    public func write<Sink: TextSink>(
        _ report: Report,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        if report.sections.count == 1, let line = report.sections.first, line.isOneLine {
            return try write(line.blocks.flatMap(lines), to: &sink)
        }
        for (index, section) in report.sections.enumerated() {
            if index > 0 { try sink.write("\n") }
            try write(section, isAlone: report.sections.count == 1, to: &sink)
        }
        let source = sourceText(of: report)
        if !report.sections.isEmpty, !source.isEmpty { try sink.write("\n") }
        try sink.write(source)
    }

    /// The text of one section, for a terminal that shows sections as they load.
    ///
    /// - Parameters:
    ///   - section: The section as it is now.
    ///   - isAlone: Whether the report has no other, so that its title says what it shows.
    public func text(of section: SectionSnapshot, isAlone: Bool = false) -> String {
        var text = ""
        write(section, isAlone: isAlone, to: &text)
        return text
    }

    private func write<Sink: TextSink>(
        _ section: SectionSnapshot,
        isAlone: Bool,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        try write(title(isAlone ? section.pageTitle : section.title), to: &sink)
        switch section.state {
        case .loading:
            try write([style.paint(style.encoded("Loading…"), .faint)], to: &sink)
        case .success(let blocks):
            var isFirst = true
            var pictures = 0
            for block in formatter.blocks(of: section, blocks) {
                if case .table(let content) = block {
                    let whole = beginning.commands[section.id]
                    let hidden = whole == nil ? 0 : content.rows.count - beginning.rows
                    // A single row takes no more room than the line that stands for it.
                    let isCut = hidden > 1
                    let shown = isCut ? content.keeping(Array(0..<beginning.rows)) : content
                    let table = TerminalTable(shown, style: style, formatter: formatter)
                    if table.isEmpty { continue }
                    if !isFirst { try sink.write("\n") }
                    isFirst = false
                    try table.write { text throws(Sink.Failure) in try sink.write(text) }
                    if let whole, isCut {
                        try write(
                            paragraph("\(hidden.grouped) more: \(whole.safe)", .faint), to: &sink)
                    }
                    continue
                }
                if case .image = block, beginning.commands[section.id] != nil {
                    pictures += 1
                    if pictures > Self.mostPictures { continue }
                }
                let lines = lines(of: block)
                if lines.isEmpty { continue }
                if !isFirst { try sink.write("\n") }
                isFirst = false
                try write(lines, to: &sink)
            }
            if let whole = beginning.commands[section.id], pictures > Self.mostPictures {
                let hidden = (pictures - Self.mostPictures).counted("more picture", "more pictures")
                try sink.write("\n")
                try write(paragraph("\(hidden): \(whole.safe)", .faint), to: &sink)
            }
            if let source = section.source {
                if !isFirst { try sink.write("\n") }
                try write(lines(of: source), to: &sink)
            }
        case .error(let error):
            try write(paragraph("\(style.mark(.negative)) \(error.message)", .error), to: &sink)
            try write(paragraph(error.recovery, .plain), to: &sink)
        }
    }

    private func write<Sink: TextSink>(
        _ lines: [String],
        to sink: inout Sink
    ) throws(Sink.Failure) {
        for line in lines {
            try sink.write(line)
            try sink.write("\n")
        }
    }

    /// The text below the sections of a report: its warnings, and its source unless each section
    /// names its own.
    package func sourceText(of report: Report) -> String {
        let warnings = report.warningBlocks.flatMap(lines)
        let source = report.closingSource.map { lines(of: $0) } ?? []
        let last = lastLine.map { paragraph($0.safe, .faint) } ?? []
        return (warnings + source + last).map { $0 + "\n" }.joined()
    }

    /// The styled lines of a source.
    package func lines(of source: Report.Source) -> [String] {
        paragraph(source.line, .faint)
    }

    private func title(_ title: String) -> [String] {
        let lines = style.encoded(title).wrapped(to: style.width ?? .max)
        let width = lines.map(\.displayWidth).max() ?? 0
        return lines.map { style.paint($0, .title) } + [style.paint(style.rule(width), .faint)]
    }

    /// The styled lines of a block.
    package func lines(of block: Block) -> [String] {
        switch block {
        case .heading(let text): paragraph(text, .strong)
        case .paragraph(let text): TerminalText(text, style: style).lines
        case .facts(let facts):
            parts(of: facts).flatMap(\.lines)
        case .table(let table): TerminalTable(table, style: style, formatter: formatter).lines
        case .chart(let chart): TerminalChart(chart, style: style, formatter: formatter).lines
        case .lineChart(let chart):
            TerminalLineChart(chart, style: style, formatter: formatter).lines
        case .map(let map): map.isCompanion ? [] : TerminalMap(map, style: style).lines
        case .image(let image): lines(of: image)
        case .notice(let notice): lines(of: notice)
        case .custom(let custom): lines(of: custom)
        }
    }

    /// The styled lines of facts, and the fact that lines are of if it is one.
    package func parts(of facts: [Fact]) -> [(fact: Fact?, lines: [String])] {
        TerminalFacts.parts(of: facts.forPeople, style: style, formatter: formatter)
    }

    /// The drawing of an image, if there is one, above its caption.
    private func lines(of image: Image) -> [String] {
        var lines: [String] = []
        if case .drawn(let drawing)? = image.rendition { lines = drawing }
        for part in image.caption { lines += TerminalText(part, style: style).lines }
        return lines
    }

    /// The lines that a block of one's own draws; what is too wide is wrapped.
    private func lines(of custom: Block.Custom) -> [String] {
        let context = DrawingContext(
            width: style.width ?? DrawingContext.defaultWidth, ascii: style.ascii,
            formatter: formatter)
        return custom.text(in: context).flatMap { TerminalText.drawing($0, style: style).lines }
    }

    private func lines(of notice: Notice) -> [String] {
        let textStyle: TextStyle =
            switch notice.level {
            case .info: .plain
            case .warning: .tone(.pending)
            case .error: .error
            }
        let word = notice.level == .info ? "" : "\(notice.level.word): "
        return TerminalText(InlineText([.plain(word)] + notice.text.spans), style: style, textStyle)
            .lines
    }

    private func paragraph(_ text: String, _ textStyle: TextStyle) -> [String] {
        TerminalText(InlineText(text), style: style, textStyle).lines
    }
}
