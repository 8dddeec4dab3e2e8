import SectionEssentials

/// What the head of a page says of its content: to a browser, to search, and to programs that show a
/// link to it.
package struct HTMLHead: Equatable, Sendable {
    /// What is on the page, such as "Launches in 2020".
    package let title: String

    /// The name of the program.
    let program: String

    /// What is on the page, in a sentence; nil if nothing says it.
    let summary: String?

    /// Creates a head.
    package init(title: String, program: String, summary: String? = nil) {
        (self.title, self.program, self.summary) = (title, program, summary)
    }

    /// The head of a page with these sections, whose values are written by a formatter.
    init(_ report: Report, _ formatter: ValueFormatter) {
        title = report.pageTitle
        program = report.title
        summary =
            report.sections.count == 1
            ? report.sections[0].sentence(formatter) : report.sectionNames
    }

    /// The elements of the head, with the icon.
    package var html: String {
        let whole = title == program ? title : "\(title) – \(program)"
        let sentence = summary.map { summary in
            """
            <meta name="description" content="\(summary.html)"/>
            <meta property="og:description" content="\(summary.html)"/>\n
            """
        }
        return """
            <title>\(whole.html)</title>
            <meta property="og:type" content="website"/>
            <meta property="og:site_name" content="\(program.html)"/>
            <meta property="og:title" content="\(title.html)"/>
            \(sentence ?? "")<link rel="icon" href="data:image/svg+xml,\(icon)"/>
            """
    }

    /// The icon as the part of a data address.
    private var icon: String {
        PercentEncoding.encode(AppIcon(of: program).svg(), keeping: "=':/")
    }
}

extension Report {
    /// The names of the sections in a sentence; nil if there are none.
    fileprivate var sectionNames: String? {
        sections.isEmpty ? nil : "\(sections.map(\.title).listed(by: "and"))."
    }
}

extension SectionSnapshot {
    /// What it says first: its first paragraph, else its first facts, else its first note or the first rows
    /// of its first table; nil if it has none of these.
    fileprivate func sentence(_ formatter: ValueFormatter) -> String? {
        guard case .success(let blocks) = state else { return nil }
        return statement(blocks, formatter) ?? other(blocks, formatter)
    }

    private func other(_ blocks: [Block], _ formatter: ValueFormatter) -> String? {
        for block in blocks {
            switch block {
            case .notice(let notice): return notice.text.plainText.nonBlank
            case .table(let table) where !table.rows.isEmpty && !table.rows.isOrdered:
                let names = (0..<min(table.rows.count, 3)).compactMap { row in
                    formatter.text(of: table.rows.cell(row, table.rowTitle))
                }
                let rest = table.rows.count - names.count
                return (names + (rest > 0 ? ["\(rest.grouped) more"] : [])).listed(by: "and")
            default: break
            }
        }
        return nil
    }

    private func statement(_ blocks: [Block], _ formatter: ValueFormatter) -> String? {
        for block in blocks {
            switch block {
            case .paragraph(let text): return text.plainText.nonBlank
            case .facts(let facts):
                let known = facts.forPeople.compactMap { fact in
                    formatter.text(of: fact.value).map { "\(fact.label): \($0)" }
                }
                if !known.isEmpty { return known.prefix(4).joined(separator: ", ") }
            default: break
            }
        }
        return nil
    }
}
