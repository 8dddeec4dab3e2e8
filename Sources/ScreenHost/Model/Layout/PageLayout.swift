import SectionKit

/// Which line of a page is what, from the top of its first section to the end of its last.
struct PageLayout {
    /// Lines of one kind that follow each other.
    struct Segment {
        let kind: Kind
        let pane: Int
        let part: Int
        let start: Int
        let count: Int

        var lines: Range<Int> { start..<start + count }

        /// Whether the cursor can be on them.
        var isStop: Bool {
            switch kind {
            case .heading, .text, .rows: true
            case .note, .titles, .gap: false
            }
        }
    }

    /// A line that is painted already, and where it leads.
    struct TextLine: Equatable {
        let text: String
        var link: WebLink?
    }

    enum Kind {
        /// The title of a section, and what sums it up as far as there is room.
        case heading

        /// Lines that are read.
        case text([TextLine])

        /// A line that says why there is nothing to read.
        case note(String)

        /// The titles of a list's columns.
        case titles(RowList)

        /// The rows of a list.
        case rows(RowList)

        /// An empty line.
        case gap
    }

    private(set) var segments: [Segment] = []

    /// How many lines there are.
    var height: Int { segments.last?.lines.upperBound ?? 0 }

    init(_ page: Page, columns: Int, look: Look) {
        for (index, pane) in page.panes.enumerated() {
            if index > 0, page.panes[index - 1].isOpen { add(.gap, 1, index) }
            add(.heading, 1, index)
            guard pane.isOpen else { continue }
            switch pane.state {
            case .loading:
                add(.note("Loading…"), 1, index)
            case .failed(let error):
                let retry = pane.recipe == nil ? "" : " Press r to try again."
                let error = SectionError(
                    message: error.message, recovery: error.recovery + retry)
                addText(look.lines(of: error, width: columns), index, part: 0)
            case .shown(let content) where !page.search.searchWords.isEmpty && content.hasLists:
                addFound(content, index)
            case .shown(let content):
                add(content, pane, index, columns: columns, look)
            }
        }
    }

    private mutating func add(
        _ content: PaneContent,
        _ pane: Pane,
        _ index: Int,
        columns: Int,
        _ look: Look
    ) {
        let warnings = content.snapshot.warnings.flatMap { warning in
            look.lines(of: .notice(Notice(.warning, InlineText(warning))), width: columns)
        }
        // Warnings stand before the parts, under a number that none of them has.
        addText(warnings, index, part: content.parts.count)
        let first = pane.isSummedUp(in: columns, look) ? 1 : 0
        for (number, part) in content.parts.enumerated().dropFirst(first) {
            if number > first { add(.gap, 1, index) }
            switch part {
            case .text(let block):
                let lines = look.linkedLines(of: block, width: columns)
                add(.text(lines), lines.count, index, part: number)
            case .list(let list): add(list, index, part: number)
            }
        }
    }

    /// Adds the rows that a search has left, and nothing that was not searched.
    private mutating func addFound(_ content: PaneContent, _ index: Int) {
        var isFirst = true
        for (number, part) in content.parts.enumerated() {
            guard case .list(let list) = part, list.count > 0 else { continue }
            if !isFirst { add(.gap, 1, index) }
            add(list, index, part: number)
            isFirst = false
        }
        if isFirst { add(.note("Nothing matches; Esc shows all again."), 1, index) }
    }

    private mutating func add(_ list: RowList, _ pane: Int, part: Int) {
        add(.titles(list), 1, pane)
        add(.rows(list), list.count, pane, part: part)
    }

    private mutating func addText(_ lines: [String], _ pane: Int, part: Int) {
        add(.text(lines.map { TextLine(text: $0) }), lines.count, pane, part: part)
    }

    private mutating func add(_ kind: Kind, _ count: Int, _ pane: Int, part: Int = Stop.heading) {
        guard count > 0 else { return }
        segments.append(
            Segment(kind: kind, pane: pane, part: part, start: height, count: count))
    }
}

extension Pane {
    /// Whether its summary has room beside its title, so that it need not be repeated below.
    func isSummedUp(in columns: Int, _ look: Look) -> Bool {
        guard let summary = content?.summary else { return false }
        // The mark, two spaces between, and room for the place in a list.
        return look.style.encoded(title + summary).displayWidth + 18 <= columns
    }
}
