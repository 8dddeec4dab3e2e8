import SectionKit

extension BrowseModel {
    /// Does what a key means while a search is typed.
    mutating func takeSearching(_ input: Input, _ editor: LineEditor) {
        var editor = editor
        switch input {
        case .enter:
            mode = .moving
            page.hasMoved = true
        case .escape:
            search(for: "")
            mode = .moving
        case .backspace where editor.text.isEmpty: mode = .moving
        default:
            if editor.take(input) {
                mode = .searching(editor)
                search(for: editor.text)
            } else {
                _ = moves(input)
            }
        }
    }

    /// Leaves only the rows that have the words, and goes to the first; when all are there again,
    /// to the row that was chosen among them, or else back to where the search began, if that is
    /// still the same.
    mutating func search(for text: String) {
        let (words, before) = (text.searchWords, page.search.searchWords)
        page.search = text
        guard words != before else { return }
        if before.isEmpty {
            page.beforeSearch = Page.Place(cursor: page.cursor, hasMoved: page.hasMoved)
        }
        let chosen = page.hasMoved || page.beforeSearch == nil ? row : nil
        for pane in page.panes.indices { page.panes[pane].filter(by: words) }
        if !words.isEmpty {
            page.hasMoved = false
            goToFirstRow()
        } else if let chosen {
            page.cursor.offset = chosen.index
        } else if let place = page.beforeSearch {
            (page.cursor, page.hasMoved) = (place.cursor, place.hasMoved)
            if !page.panes[page.cursor.pane].isOpen { page.cursor.part = Stop.heading }
        }
    }
}
