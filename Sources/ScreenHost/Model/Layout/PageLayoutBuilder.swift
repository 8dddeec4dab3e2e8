import SectionKit

/// Lays out the sections of a page, one below another.
struct PageLayoutBuilder {
    private(set) var segments: [PageSegment] = []

    /// Whether the page lists keys, which have no source.
    private let isHelp: Bool

    init(_ page: Page, in viewport: Viewport) {
        isHelp = page.isHelp
        let columns = viewport.columns
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
                let typesetter = viewport.typesetter.speaking(in: pane.recipe?.name)
                addText(typesetter.lines(of: error, width: columns), index, part: 0)
            case .shown(let content) where page.search.isOn && content.hasLists:
                addFound(content, index, foundNothing: !page.panes.contains(where: \.hasFound))
            case .shown(let content):
                add(content, pane, index, viewport)
            }
        }
    }

    private mutating func add(
        _ content: PaneContent,
        _ pane: Pane,
        _ index: Int,
        _ viewport: Viewport
    ) {
        let (typesetter, columns) = (
            viewport.typesetter.speaking(in: pane.recipe?.name), viewport.columns
        )
        let section = content.snapshot
        let warnings = section.warnings.flatMap { warning in
            typesetter.lines(of: .notice(Notice(.warning, InlineText(warning))), width: columns)
        }
        // Warnings follow the facts and precede lists and maps; the source comes last. Both have part
        // numbers of their own.
        let first = pane.isSummedUp(in: viewport) ? 1 : 0
        let place =
            content.parts.indices.dropFirst(first).first { !content.parts[$0].isLead }
            ?? content.parts.count
        var isFirst = true
        for number in first...max(first, content.parts.count) {
            if number == place, !warnings.isEmpty {
                if !isFirst { add(.gap, 1, index) }
                isFirst = false
                addText(warnings, index, part: content.parts.count)
            }
            guard number < content.parts.count else { break }
            let part = content.parts[number]
            let lines = typesetter.lines(of: part, width: columns)
            if lines?.isEmpty == true { continue }
            if !isFirst { add(.gap, 1, index) }
            isFirst = false
            if let lines { addText(lines, index, part: number) }
            if case .list(let list) = part { add(list, index, part: number) }
        }
        // The first line of the screen names the program's source, without what it demands to be said.
        let demanding = isHelp ? nil : viewport.source.flatMap { $0.notice.isEmpty ? nil : $0 }
        guard let source = section.source ?? demanding else { return }
        if !isFirst { add(.gap, 1, index) }
        addText(
            typesetter.lines(of: source, width: columns), index, part: content.parts.count + 1)
    }

    /// Adds only the rows that match a search, and how to end it if no section has any.
    private mutating func addFound(_ content: PaneContent, _ index: Int, foundNothing: Bool) {
        var isFirst = true
        for (number, part) in content.parts.enumerated() {
            guard case .list(let list) = part, list.count > 0 else { continue }
            if !isFirst { add(.gap, 1, index) }
            add(list, index, part: number)
            isFirst = false
        }
        guard isFirst else { return }
        let note = foundNothing ? "No matches; press Esc to show all." : "No matches here."
        add(.note(note), 1, index)
    }

    private mutating func add(_ list: RowList, _ pane: Int, part: Int) {
        add(.titles(list), 1, pane)
        add(.rows(list), list.count, pane, part: part)
    }

    private mutating func addText(_ lines: [TextLine], _ pane: Int, part: Int) {
        add(.text(lines), lines.count, pane, part: part)
    }

    private mutating func add(
        _ kind: PageSegment.Kind,
        _ count: Int,
        _ pane: Int,
        part: Int = CursorPosition.heading
    ) {
        guard count > 0 else { return }
        let start = segments.last?.lines.upperBound ?? 0
        segments.append(
            PageSegment(kind: kind, pane: pane, part: part, start: start, count: count))
    }
}

extension PaneContent.Part {
    /// Whether it is text or facts, which people read before they read what is missing.
    fileprivate var isLead: Bool {
        guard case .text(let block) = self else { return false }
        return switch block {
        case .paragraph, .notice, .facts: true
        case .heading, .table, .chart, .lineChart, .map, .image, .custom: false
        }
    }
}

extension Pane {
    /// Whether the summary fits beside the title, so that it is not repeated below.
    func isSummedUp(in viewport: Viewport) -> Bool {
        let typesetter = viewport.typesetter.speaking(in: recipe?.name)
        guard let summary = (content?.summary).map(typesetter.spoken) else { return false }
        // Room for the fold mark, two spaces, and the position in a list.
        return viewport.typesetter.width(of: title + summary) + 18 <= viewport.columns
    }
}
