/// Writes a report as a self-contained HTML page, which loads nothing.
///
/// The page is also well-formed XML (<https://www.w3.org/TR/html-polyglot/>). Its content security
/// policy allows only its own style and script, and images.
public struct HTMLSurface: Surface {
    var cells: HTMLCells
    private let ascii: Bool
    let variables: HTMLVariables

    /// Creates a surface that shows times in a zone.
    ///
    /// - Parameters:
    ///   - zone: the time zone.
    ///   - images: whether images are shown; otherwise, and of the web without their bytes, links.
    ///   - ascii: whether other characters are written as character references.
    ///   - scheme: whether the page is light or dark; printed, it is light.
    ///   - ground: what lies on the land of maps; nil for the land alone.
    public init(
        zone: DisplayZone = .utc,
        images: Bool = true,
        ascii: Bool = false,
        scheme: ColorScheme = .auto,
        ground: MapGround? = nil
    ) {
        variables = HTMLVariables(scheme: scheme)
        cells = HTMLCells(formatter: ValueFormatter(zone: zone), images: images, ground: ground)
        self.ascii = ascii
    }

    /// Writes the report as a page: title, links to the sections, sections, and source.
    ///
    /// - Throws: the error of the sink.
    public func write<Sink: TextSink>(
        _ report: Report,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        let needs = needs(of: report)
        let head = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta http-equiv="Content-Security-Policy" content="\(needs.policy)"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <meta name="color-scheme" content="\(variables.schemes)"/>
            <meta name="referrer" content="no-referrer"/>
            \(HTMLHead(report, cells.formatter).html)
            \(needs.styles.map { "<style>\($0.text)</style>" }.separated(by: "\n"))
            </head>
            <body>
            \(needs.patterns ? HTMLChart.patterns : "")
            """
        try write(head, to: &sink)
        try writeContent(of: report, needs.columns, to: &sink)
        let scripts = needs.scripts.map { "<script>\($0.text)</script>\n" }.joined()
        try write("\(scripts)</body>\n</html>\n", to: &sink)
    }

    /// Writes the content of the page, without style, script and policy.
    package func writeContent<Sink: TextSink>(
        of report: Report,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        try writeContent(of: report, needs(of: report).columns, to: &sink)
    }

    private func needs(of report: Report) -> HTMLNeeds {
        HTMLNeeds(report.sections, cells: cells, variables: variables)
    }

    private func writeContent<Sink: TextSink>(
        of report: Report,
        _ columns: [HTMLColumns],
        to sink: inout Sink
    ) throws(Sink.Failure) {
        var columns = columns[...]
        let program = report.pageTitle == report.title ? "" : "\(report.title.html) · "
        let made = cells.fact(.date(PreciseDate(report.generatedAt, precision: .hour)))
        let header = """
            <header>
            <h1>\(report.pageTitle.html)</h1>
            <p class="faint">\(program)Made on \(made)</p>
            \(report.warnings.map { HTMLBlocks.notice(.warning, $0.html) }.joined())\
            \(navigation(in: report))</header>
            <main>\n
            """
        try write(header, to: &sink)
        let isAlone = report.sections.count == 1
        for section in report.sections {
            try write(section, isAlone: isAlone, &columns, to: &sink)
        }
        let footer = """
            </main>
            <footer>
            \(report.closingSource.map { "<p>\($0.line.html)</p>\n" } ?? "")\
            </footer>\n
            """
        try write(footer, to: &sink)
    }

    /// Links to the sections; empty if there is only one.
    private func navigation(in report: Report) -> String {
        guard report.sections.count > 1 else { return "" }
        let links = report.sections.map {
            "<li><a href=\"#\($0.id.html)\">\($0.title.html)</a></li>"
        }
        return "<nav aria-label=\"Sections\"><ul>\(links.joined())</ul></nav>\n"
    }

    /// Writes a section; alone on its page, whose title says what it is, it shows no title of its own.
    ///
    /// - Parameter controls: the markup of what a person can do with it, which follows its title.
    func write<Sink: TextSink>(
        _ section: SectionSnapshot,
        isAlone: Bool,
        controls: String = "",
        _ columns: inout ArraySlice<HTMLColumns>,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        let id = section.id.html
        let opening = """
            <section id="\(id)" aria-labelledby="\(id)-title">
            <h2 id="\(id)-title"\(isAlone ? " class=\"unseen\"" : "")>\(section.title.html)</h2>
            \(controls)
            """
        try write(opening, to: &sink)
        switch section.state {
        case .loading:
            try write("<p class=\"faint\">Loading…</p>\n", to: &sink)
        case .success(let content):
            var blocks = HTMLBlocks(of: section, content, cells: cells)
            let all = cells.formatter.blocks(of: section, content).withMapsFirst
                .withFiguresFirst
            for (index, block) in all.enumerated() {
                if case .image(let image) = block {
                    // Images in a row are a gallery, and so is one that opens large.
                    let isFirst = index == 0 || !all[index - 1].isImage
                    let isLast = index + 1 == all.count || !all[index + 1].isImage
                    let opens = !(isFirst && isLast) || cells.shows(image)
                    if isFirst, opens {
                        let table = blocks.pictureRows.map { " data-table=\"\($0.table.html)\"" }
                        try write("<div class=\"gallery\"\(table ?? "")>\n", to: &sink)
                    }
                    for piece in blocks.figure(image, opens: opens).pieces {
                        try write(piece, to: &sink)
                    }
                    if isLast, opens { try write("</div>\n", to: &sink) }
                    continue
                }
                guard case .table(let table) = block else {
                    try write(blocks.html(of: block), to: &sink)
                    continue
                }
                guard let own = columns.popFirst() else { continue }
                try blocks.table(table, own)?.write { html throws(Sink.Failure) in
                    try write(html, to: &sink)
                }
            }
            if let source = section.source {
                try write("<p class=\"faint\">\(source.line.html)</p>\n", to: &sink)
            }
        case .error(let error):
            let words = "\(error.message.html) \(error.recovery.html)"
            try write(HTMLBlocks.notice(.error, words), to: &sink)
        }
        try write("</section>\n", to: &sink)
    }

    private func write<Sink: TextSink>(
        _ html: String,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        try sink.write(ascii ? html.asciiHTML : html)
    }
}

extension [Block] {
    /// The blocks with each map that shows the rows of a table before that table, which may be many screens
    /// long.
    fileprivate var withMapsFirst: [Block] {
        var blocks = self
        for index in blocks.indices.dropFirst() {
            guard case .map(let map) = blocks[index],
                case .table(let table) = blocks[index - 1], table.key == map.table
            else { continue }
            blocks.swapAt(index - 1, index)
        }
        return blocks
    }

    /// The blocks with the facts that are not among the large figures after the pictures that follow them.
    fileprivate var withFiguresFirst: [Block] {
        var blocks = self
        for index in blocks.indices.dropLast().reversed() {
            guard case .facts(let facts) = blocks[index], blocks[index + 1].isImage else {
                continue
            }
            let others = facts.filter { !$0.isFigure }
            guard !others.isEmpty, others.count < facts.count else { continue }
            let end = blocks[(index + 1)...].firstIndex { !$0.isImage } ?? blocks.endIndex
            blocks[index] = .facts(facts.filter(\.isFigure))
            blocks.insert(.facts(others), at: end)
        }
        return blocks
    }
}

extension Block {
    /// Whether it is an image.
    var isImage: Bool { if case .image = self { true } else { false } }
}
