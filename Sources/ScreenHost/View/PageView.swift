import SectionKit

/// Draws what is in sight of a page.
struct PageView {
    let model: BrowseModel
    private let page: Page
    private let look: Look
    private let layout: PageLayout
    private let words: [[UInt8]]
    private let columns: Int

    init(_ model: BrowseModel) {
        self.model = model
        page = model.page
        look = model.look
        layout = model.layout
        words = page.search.searchWords
        columns = model.size.columns
    }

    /// The lines, from the first in sight on, as many as there is room for.
    var lines: [Line] {
        let cursor = layout.line(of: page.cursor)
        let end = max(page.top, min(page.top + model.viewHeight, layout.height))
        var lines: [Line] = []
        for segment in layout.segments where segment.lines.overlaps(page.top..<end) {
            let seen = segment.lines.clamped(to: page.top..<end)
            lines += draw(segment, seen.lowerBound - segment.start, seen.count, cursor: cursor)
        }
        if let rows = layout.stickyRows(top: page.top), lines.count >= PageLayout.stickyHeight,
            case .rows(let list) = rows.kind
        {
            lines[0] = heading(page.panes[rows.pane], rows.pane, isCursor: false)
            lines[1] = titles(list)
        }
        return lines
    }

    private func draw(
        _ segment: PageLayout.Segment,
        _ first: Int,
        _ count: Int,
        cursor: Int
    ) -> [Line] {
        let places = first..<first + count
        switch segment.kind {
        case .gap: return [.blank]
        case .heading:
            let isCursor = segment.start == cursor
            return [heading(page.panes[segment.pane], segment.pane, isCursor: isCursor)]
        case .titles(let list): return [titles(list)]
        case .text(let text):
            return places.map { place in
                let mark = segment.start + place == cursor ? look.cursorMark : "  "
                return Line(painted: mark + text[place].text, atMost: columns)
            }
        case .note(let text):
            return [Line(painted: "  " + look.painted(text, .faint), atMost: columns)]
        case .rows(let list):
            let layout = list.drawn.layout(in: model.textWidth)
            return places.map { place in
                row(list, layout, place, isCursor: segment.start + place == cursor)
            }
        }
    }

    // MARK: Headings

    /// The title of a section, what sums it up, and at the end the place of the cursor in it.
    private func heading(_ pane: Pane, _ index: Int, isCursor: Bool) -> Line {
        let title = look.style.encoded(look.foldMark(isOpen: pane.isOpen) + pane.title)
        let end = look.style.encoded(pane.load == nil ? place(in: pane, index) : "loading…")
        var text = look.painted(title, isCursor ? .plain : .title, reversed: isCursor)
        var room = columns - title.displayWidth - 2 - (end.isEmpty ? 0 : end.displayWidth + 2)
        if let summary = summary(of: pane), room > 4 {
            let cut = look.style.line(summary, columns: room)
            text += "  " + look.painted(cut, pane.hasFailed ? .error : .faint)
            room -= cut.displayWidth
        } else {
            room += 2
        }
        if !end.isEmpty {
            text += String(repeating: " ", count: max(0, room) + 2) + look.painted(end, .faint)
        }
        return Line(painted: text, atMost: columns)
    }

    private func summary(of pane: Pane) -> String? {
        switch pane.state {
        case .loading: return pane.isOpen ? nil : "Loading…"
        case .failed(let error): return pane.isOpen ? nil : error.message
        case .shown(let content):
            if !words.isEmpty, content.hasLists {
                return "\(content.foundCount) have “\(page.search)”"
            }
            let isBelow = pane.isOpen && !pane.isSummedUp(in: model.textWidth, look)
            return isBelow ? nil : content.summary
        }
    }

    /// Which row of how many the cursor is on.
    private func place(in pane: Pane, _ index: Int) -> String {
        guard index == page.cursor.pane, pane.isOpen, let content = pane.content,
            content.parts.indices.contains(page.cursor.part),
            case .list(let list) = content.parts[page.cursor.part], list.count > 0
        else { return "" }
        let number = min(page.cursor.offset, list.count - 1) + 1
        return "\(number.grouped)/\(list.count.grouped)"
    }

    // MARK: Rows

    private func titles(_ list: RowList) -> Line {
        let layout = list.drawn.layout(in: model.textWidth)
        let text = list.drawn.titles(layout).map { look.painted($0.text, $0.textStyle) }.joined()
        return Line(painted: "  " + text, atMost: columns)
    }

    private func row(
        _ list: RowList,
        _ layout: TerminalList.Layout,
        _ place: Int,
        isCursor: Bool
    ) -> Line {
        guard let index = list.row(at: place) else { return .blank }
        let pieces = list.drawn.row(index, layout).map { piece in
            marked(piece, isReversed: isCursor)
        }
        let text =
            look.painted(isCursor ? look.cursorMark : "  ", reversed: isCursor)
            + pieces.joined()
        return Line(painted: text, atMost: columns)
    }

    /// Words with what was searched in them underlined, and in bold where there is colour.
    private func marked(_ piece: TerminalList.Piece, isReversed: Bool) -> String {
        let text = piece.text
        guard !words.isEmpty else {
            return look.painted(text, piece.textStyle, reversed: isReversed)
        }
        var painted = ""
        var start = text.startIndex
        for range in text.ranges(ofFolded: words).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            guard range.upperBound > start else { continue }
            let lower = max(range.lowerBound, start)
            painted += look.painted(
                String(text[start..<lower]), piece.textStyle, reversed: isReversed)
            painted += look.painted(
                String(text[lower..<range.upperBound]), .tone(.pending), reversed: isReversed,
                underlined: true)
            start = range.upperBound
        }
        return painted + look.painted(String(text[start...]), piece.textStyle, reversed: isReversed)
    }
}
