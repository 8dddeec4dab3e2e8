import SectionKit

extension BrowseModel {
    /// Does what a key means while a search is typed.
    mutating func takeSearching(_ input: Input, _ editor: LineEditor) {
        var editor = editor
        switch input {
        case .enter: mode = .moving
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

    /// Leaves only the rows that have the words, and goes to the first.
    mutating func search(for text: String) {
        let (words, before) = (text.searchWords, page.search.searchWords)
        page.search = text
        guard words != before else { return }
        for pane in page.panes.indices { page.panes[pane].filter(by: words) }
        page.hasMoved = false
        goToFirstRow()
        bringIntoSight()
    }
}
