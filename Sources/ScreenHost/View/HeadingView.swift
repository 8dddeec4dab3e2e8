import SectionKit

/// Draws the headings of a page.
struct HeadingView {
    let page: Page
    let viewport: Viewport
    let theme: Theme
    let columns: Int

    /// The title of a section, its summary, and at the end the number of the selected row.
    func line(of index: Int, isCursor: Bool) -> Line {
        let pane = page.panes[index]
        let title = theme.style.encoded(theme.foldMark(isOpen: pane.isOpen) + pane.title)
        let end = theme.style.encoded(pane.isWaitedFor ? "loading…" : place(in: pane, index))
        var text = theme.painted(title, isCursor ? .plain : .title, reversed: isCursor)
        var room = columns - title.displayWidth - 2 - (end.isEmpty ? 0 : end.displayWidth + 2)
        let typesetter = viewport.typesetter.speaking(in: pane.recipe?.name)
        if let summary = summary(of: pane).map(typesetter.spoken), room > 4 {
            let cut = theme.style.line(summary, columns: room)
            text +=
                "  "
                + theme.painted(
                    cut, pane.hasFailed || pane.refreshError != nil ? .error : .faint)
            room -= cut.displayWidth
        } else {
            room += 2
        }
        if !end.isEmpty {
            text += String(repeating: " ", count: max(0, room) + 2) + theme.painted(end, .faint)
        }
        return Line(painted: text, atMost: columns)
    }

    private func summary(of pane: Pane) -> String? {
        switch pane.state {
        case .loading: return pane.isOpen ? nil : "Loading…"
        case .failed(let error): return pane.isOpen ? nil : error.message
        case .shown(let content):
            if let error = pane.refreshError {
                let time = content.snapshot.observedAt.map(viewport.typesetter.formatted)
                let age = time.map { "as of \($0)" } ?? "not refreshed"
                return "\(age): \(error.message)"
            }
            if page.search.isOn, content.hasLists {
                return content.isIndexed
                    ? "\(content.foundCount) match “\(page.search.text)”"
                    : "looking for “\(page.search.text)”…"
            }
            let isBelow = pane.isOpen && !pane.isSummedUp(in: viewport)
            return isBelow ? nil : pane.isOpen ? content.summary : content.foldedSummary
        }
    }

    /// The number of the row under the cursor and of all rows, such as "3/205".
    private func place(in pane: Pane, _ index: Int) -> String {
        let cursor = page.position.cursor
        guard index == cursor.pane, pane.isOpen, let content = pane.content,
            let list = content.list(at: cursor.part), list.count > 0
        else { return "" }
        let number = min(cursor.offset, list.count - 1) + 1
        return "\(number.grouped)/\(list.count.grouped)"
    }
}
