/// Writes a report as one page of HTML that needs nothing but itself, except for pictures.
///
/// The page is well-formed XML too (<https://www.w3.org/TR/html-polyglot/>). Its policy lets in
/// the one style and the one script that it holds, and pictures; all else is text.
public struct HTMLSurface: Surface {
    private let cells: HTMLCells
    private let ascii: Bool

    /// Makes a surface that shows times in a zone, and links instead of pictures if so asked.
    ///
    /// In ASCII, other characters are written as references, which read the same.
    public init(zone: DisplayZone = .utc, images: Bool = true, ascii: Bool = false) {
        cells = HTMLCells(human: HumanText(zone: zone), images: images)
        self.ascii = ascii
    }

    /// The report as a page: title, links to the sections, sections, where and when it is from.
    public func text(of report: Report) -> String {
        let needs = HTMLNeeds(report, images: cells.images)
        let script = needs.script ? "<script>\(HTMLScript.text)</script>\n" : ""
        let page = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta http-equiv="Content-Security-Policy" content="\(needs.policy)"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <meta name="color-scheme" content="light dark"/>
            <meta name="referrer" content="no-referrer"/>
            <title>\(report.title.html)</title>
            <style>\(HTMLStyle.text)</style>
            </head>
            <body>
            \(needs.patterns ? HTMLChart.patterns : "")\(content(of: report))\(script)</body>
            </html>\n
            """
        return ascii ? page.asciiHTML : page
    }

    /// The report's own part of the page, without style, script and policy.
    package func content(of report: Report) -> String {
        let made = cells.fact(.date(PreciseDate(report.generatedAt, precision: .hour)))
        return """
            <header>
            <h1>\(report.title.html)</h1>
            <p class="faint">Made on \(made)</p>
            \(navigation(in: report))</header>
            <main>
            \(report.sections.map(html).joined())</main>
            <footer>
            <p>Source: \(report.source.summary.html)</p>
            </footer>\n
            """
    }

    /// Links to the sections, where there are several.
    private func navigation(in report: Report) -> String {
        guard report.sections.count > 1 else { return "" }
        let links = report.sections.map {
            "<li><a href=\"#\($0.id.html)\">\($0.title.html)</a></li>"
        }
        return "<nav aria-label=\"Sections\"><ul>\(links.joined())</ul></nav>\n"
    }

    private func html(of section: SectionSnapshot) -> String {
        let id = section.id.html
        let body =
            switch section.state {
            case .loading:
                "<p class=\"faint\">Loading…</p>\n"
            case .success(let blocks):
                HTMLBlocks(blocks, name: section.title, cells: cells).html
            case .error(let error):
                HTMLBlocks.notice(.error, "\(error.message.html) \(error.recovery.html)")
            }
        return """
            <section id="\(id)" aria-labelledby="\(id)-title">
            <h2 id="\(id)-title">\(section.title.html)</h2>
            \(body)</section>\n
            """
    }
}
