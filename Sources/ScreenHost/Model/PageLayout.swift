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
            case .titles, .gap: false
            }
        }
    }

    enum Kind {
        /// The title of a section, and what sums it up as far as there is room.
        case heading

        /// Lines that are painted already.
        case text([String])

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
                let text = look.painted("Loading…", .faint)
                add(.text([text]), 1, index, part: 0)
            case .failed(let error):
                let retry = pane.recipe == nil ? "" : " Press r to try again."
                let error = SectionError(
                    message: error.message, recovery: error.recovery + retry)
                addText(look.lines(of: error, width: columns), index, part: 0)
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
                addText(look.lines(of: block, width: columns), index, part: number)
            case .list(let list) where list.count == 0:
                let text = look.painted("Nothing matches; Esc shows all again.", .faint)
                addText([text], index, part: number)
            case .list(let list):
                add(.titles(list), 1, index)
                add(.rows(list), list.count, index, part: number)
            }
        }
    }

    private mutating func addText(_ lines: [String], _ pane: Int, part: Int) {
        add(.text(lines), lines.count, pane, part: part)
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

// MARK: - Places

extension PageLayout {
    func segment(at line: Int) -> Segment? {
        segments.first { $0.lines.contains(line) }
    }

    /// The line of a stop; that of its section's heading if it is there no more.
    func line(of stop: Stop) -> Int {
        let own = segments.first { $0.isStop && $0.pane == stop.pane && $0.part == stop.part }
        if let own { return own.start + min(stop.offset, own.count - 1) }
        return segments.first { $0.isStop && $0.pane == stop.pane }?.start ?? 0
    }

    /// The stop that is at a line; nil where none is.
    func stop(at line: Int) -> Stop? {
        guard let segment = segment(at: line), segment.isStop else { return nil }
        return Stop(pane: segment.pane, part: segment.part, offset: line - segment.start)
    }

    /// The stop so many stops further, or back, as far as there are some.
    func stop(from line: Int, by steps: Int) -> Stop? {
        var line = line
        var last: Stop?
        for _ in 0..<abs(steps) {
            repeat { line += steps.signum() } while segment(at: line)?.isStop == false
            guard let stop = stop(at: line) else { break }
            last = stop
        }
        return last
    }

    /// The segment of rows that began above the first line in sight, if one did: its section's
    /// heading and its titles then stand at the top all the same, over two lines.
    func stickyRows(top: Int) -> Segment? {
        segments.first { segment in
            guard case .rows = segment.kind else { return false }
            return segment.start - 1 < top && top + Self.stickyHeight < segment.lines.upperBound
        }
    }

    static let stickyHeight = 2

    /// The first line to show so that a line is in sight, with as little scrolling as may be.
    func top(showing line: Int, from top: Int, height: Int) -> Int {
        var top = max(0, min(top, self.height - height))
        let isRow = if case .rows? = segment(at: line)?.kind { true } else { false }
        let hidden = isRow ? Self.stickyHeight : 0
        if line < top + hidden { top = max(0, line - hidden) }
        if line >= top + height { top = line - height + 1 }
        return top
    }
}
