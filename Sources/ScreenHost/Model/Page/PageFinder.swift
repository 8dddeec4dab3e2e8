import SectionKit

/// Finds the lines of a page that contain words.
struct PageFinder {
    private let page: Page
    private let layout: PageLayout

    init(_ page: Page, in viewport: Viewport) {
        self.page = page
        // The lines are the same without colours and links, whose codes are no text.
        layout = PageLayout(
            page,
            in: Viewport(
                columns: viewport.columns, height: viewport.height,
                typesetter: viewport.typesetter.plain))
    }

    /// The first position whose line contains all words of a text, from a position on and then from
    /// the top; nil if there is none.
    ///
    /// - Parameter isNext: whether the line of the position itself comes last.
    func position(
        of text: String,
        from start: CursorPosition,
        isNext: Bool = false
    ) -> CursorPosition? {
        let words = text.searchWords
        guard !words.isEmpty else { return nil }
        let first = layout.line(of: start) + (isNext ? 1 : 0)
        for line in 0..<layout.height {
            let line = (first + line) % layout.height
            guard let position = layout.position(at: line) else { continue }
            let bytes = folded(line)
            if words.allSatisfy({ bytes.firstIndex(of: $0, from: 0, to: bytes.count) != nil }) {
                return position
            }
        }
        return nil
    }

    /// The text of a line, without case and accents.
    private func folded(_ line: Int) -> [UInt8] {
        guard let segment = layout.segment(at: line) else { return [] }
        switch segment.kind {
        case .heading: return Array(heading(of: page.panes[segment.pane]).folded.utf8)
        case .text(let lines): return Array(lines[line - segment.start].text.folded.utf8)
        case .rows(let list):
            var bytes: [UInt8] = []
            if let row = list.row(at: line - segment.start) {
                list.drawn.appendSearchText(of: row, to: &bytes)
            }
            return bytes
        case .note, .titles, .gap: return []
        }
    }

    /// The title of a section, and the summary that is beside it.
    private func heading(of pane: Pane) -> String {
        [pane.title, pane.content?.summary].compactMap(\.self).joined(separator: " ")
    }
}

extension Page {
    /// Whether a search shows only some rows of the page; otherwise it goes to the next line with
    /// the text.
    ///
    /// On the first page it does, unless all its sections have loaded and none has rows.
    var hidesRows: Bool {
        isFirst && panes.contains { $0.content?.hasLists ?? true }
    }

    /// Moves the cursor to the first line with a text from a position on, or to that position if
    /// there is none; returns whether there is one.
    mutating func find(
        _ text: String,
        from start: CursorPosition,
        isNext: Bool = false,
        in viewport: Viewport
    ) -> Bool {
        wanted = text
        let found = PageFinder(self, in: viewport)
            .position(of: text, from: start, isNext: isNext)
        position.go(to: found ?? start)
        return found != nil
    }
}
