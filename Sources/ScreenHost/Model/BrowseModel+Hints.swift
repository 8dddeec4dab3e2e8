import SectionKit

/// A key and what it does now.
struct Hint: Equatable, Sendable {
    let key: String
    let meaning: String

    init(_ key: String, _ meaning: String) {
        self.key = key
        self.meaning = meaning
    }
}

extension BrowseModel {
    /// The keys that work now, the most needed first.
    var hints: [Hint] {
        var hints = [Hint("?", "keys")]
        if page.isHelp { return hints + [Hint("q", "back")] }
        hints.append(Hint("q", "quit"))
        if pages.count > 1 { hints.append(Hint("Esc", "back")) }
        let hasFailed = page.panes.contains(where: \.hasFailed)
        if hasFailed { hints.append(Hint("r", "retry")) }
        let row = row
        if page.cursor.part == Stop.heading {
            hints.append(Hint("Enter", page.panes[page.cursor.pane].isOpen ? "fold" : "unfold"))
        } else if row != nil || linkUnderCursor != nil {
            hints.append(Hint("Enter", "open"))
        }
        if pages.count == 1 {
            hints.append(Hint("/", page.search.isEmpty ? "search" : "search: \(page.search)"))
            if !chosen.isEmpty { hints.append(Hint("x", "all")) }
            hints += pickableHints
        }
        if let row = rowOfLinks { hints += linkHints(row) }
        return hints + [Hint("e", "export")] + (hasFailed ? [] : [Hint("r", "refresh")])
    }

    /// The options that pages heed, with the values they have.
    private var pickableHints: [Hint] {
        pickable.compactMap { option in
            guard let picker = option.picker else { return nil }
            let given = browsable.texts(of: option, in: values).compactMap(\.self)
            let value = given.isEmpty ? "" : ": \(given.joined(separator: ", "))"
            return Hint(String(picker.key), picker.title.lowercased() + value)
        }
    }

    /// The addresses that a row has.
    private func linkHints(_ row: Page.Row) -> [Hint] {
        row.table.columns.compactMap { column in
            guard let key = column.shortcut, let title = column.title,
                row.table.address(row.index, shortcut: key) != nil
            else { return nil }
            return Hint(String(key), title.lowercased())
        }
    }
}
