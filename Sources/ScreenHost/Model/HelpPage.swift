import SectionKit

extension Page {
    /// A page that tells all keys.
    init(helpOn model: BrowseModel) {
        let lists = model.pages.flatMap(\.panes).compactMap(\.content).flatMap(\.lists)
        var links: [Fact] = []
        for column in lists.flatMap(\.drawn.table.columns) {
            guard let key = column.shortcut, let title = column.title else { continue }
            let fact = Self.key(String(key), "\(title) of the row, in the browser")
            if !links.contains(fact) { links.append(fact) }
        }
        let options = model.pickable.compactMap { option in
            option.picker.map { Self.key(String($0.key), "\($0.title): \(option.summary)") }
        }
        let all = Self.key("x", "all again: takes these away, and what the command line asked for")
        let blocks: [Block] = [
            .facts(Self.moving), .facts(options.isEmpty ? [] : options + [all]), .facts(links),
            .facts(Self.others),
        ].filter { $0 != .facts([]) }
        let title = "Keys"
        let snapshot = SectionSnapshot(id: "keys", title: title, state: .success(blocks))
        self.init(
            title: title,
            panes: [Pane(PaneContent(snapshot, blocks: blocks, look: model.look))],
            isHelp: true)
    }

    private static let moving = [
        key("Up, Down, k, j", "move; the wheel does too"),
        key("PageUp, PageDown", "move by a screen; Ctrl-U, Ctrl-D by half of one"),
        key("Home, End, g, G", "go to the first line, or the last"),
        key("Tab, Shift-Tab", "go to the next section, or the one before"),
        key("Enter", "open the row or the link, or open and fold the section; Left and Right too"),
        key("Click", "go there; once more, open it"),
        key("Esc", "back: clear the search, then leave the page"),
        key("/", "show only rows with these words, on the first page"),
    ]

    private static let others = [
        key("r", "try again what failed, else ask for all anew"),
        key("e", "write what is shown to a file, in the format its name tells"),
        key("?", "these keys"),
        key("q, Ctrl-C", "quit; Ctrl-Z gives the terminal back to the shell for a while"),
    ]

    private static func key(_ key: String, _ meaning: String) -> Fact {
        Fact(key, key, .text(meaning))
    }
}

extension BrowseModel {
    /// Shows all keys, or leaves them.
    mutating func showHelp() {
        if page.isHelp {
            _ = leavePages(1)
        } else {
            pages.append(Page(helpOn: self))
        }
    }
}
