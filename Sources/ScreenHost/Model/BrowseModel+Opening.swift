import SectionKit

extension BrowseModel {
    /// Folds or opens the section under the cursor, or opens the row there.
    mutating func openUnderCursor() -> [Effect] {
        if page.cursor.part == Stop.heading {
            let pane = page.cursor.pane
            return fold(isOpen: !page.panes[pane].isOpen)
        }
        if let link = linkUnderCursor ?? row?.link { return visit(link) }
        return row.map { open($0) } ?? []
    }

    /// Folds or opens the section that the cursor is in; a page of only one is left instead.
    mutating func fold(isOpen: Bool) -> [Effect] {
        if !isOpen, pages.count > 1, page.panes.count == 1 { return leavePage() }
        page.panes[page.cursor.pane].isOpen = isOpen
        if !isOpen { page.cursor = Stop(pane: page.cursor.pane) }
        page.hasMoved = true
        if isOpen { bringSectionIntoSight() }
        return []
    }

    /// Shows a row as a page of its own: the section that tells more of it, or else all it has.
    private mutating func open(_ row: Page.Row) -> [Effect] {
        let title = row.title
        guard let target = row.table.opens,
            let recipe = browsable.details.first(where: { $0.name == target.recipe }),
            recipe.operand != nil,
            let operand = row.table.optionText(row.index, in: target.column)
        else {
            let snapshot = SectionSnapshot(id: "row", title: title, state: .success([row.facts]))
            let content = PaneContent(snapshot, blocks: [row.facts], look: look)
            pages.append(Page(title: title, panes: [Pane(content)], origin: row))
            return []
        }
        let pane = Pane(recipe: recipe, operand: operand, isOpen: true)
        pages.append(Page(title: title, panes: [pane], origin: row))
        return load(pane: 0, of: pages.count - 1)
    }

    /// Takes back what was done last: the search, then the page.
    mutating func back() -> [Effect] {
        if !page.search.isEmpty {
            search(for: "")
            return []
        }
        return pages.count > 1 ? leavePage() : []
    }

    /// Leaves the page for the one before; what it waits for is not waited for any more.
    mutating func leavePage() -> [Effect] {
        pages.removeLast().panes.compactMap(\.load).map { .cancel(load: $0) }
    }

    /// Goes to where the mouse was pressed; opens what the cursor is on already.
    mutating func press(_ row: Int) -> [Effect] {
        let layout = layout
        let line = page.top + row - 1
        guard (1...viewHeight).contains(row) else { return [] }
        if let rows = layout.stickyRows(top: page.top), row <= PageLayout.stickyHeight {
            go(to: Stop(pane: rows.pane))
            return []
        }
        guard let stop = layout.stop(at: line) else { return [] }
        if stop == page.cursor { return openUnderCursor() }
        go(to: stop)
        return []
    }

    /// The row whose addresses keys open: that under the cursor, or that the page was opened from.
    var rowOfLinks: Page.Row? {
        [row, page.origin].lazy.compactMap(\.self).first { row in
            row.table.columns.contains { $0.shortcut != nil }
        }
    }

    /// Opens the address that a key stands for.
    mutating func visit(_ key: Character) -> [Effect] {
        guard let row = rowOfLinks, row.table.columns.contains(where: { $0.shortcut == key }) else {
            message =
                pages.count > 1 && isOfFirstPage(key)
                ? "That is for the first page, to which Esc leads."
                : "No such key; ? tells which there are."
            return []
        }
        guard let link = row.table.address(row.index, shortcut: key) else {
            message = "This row has nothing to open with \(key)."
            return []
        }
        return visit(link)
    }

    private mutating func visit(_ link: WebLink) -> [Effect] {
        message = "Opening \(link.url)"
        return [.visit(link)]
    }

    /// Tries again what failed here; if nothing did, asks the source anew for all.
    mutating func refresh() -> [Effect] {
        let current = pages.count - 1
        let failed = page.panes.indices.filter { page.panes[$0].hasFailed }
        if !failed.isEmpty {
            let here = failed.filter { $0 == page.cursor.pane }
            return [.forgetFailures]
                + (here.isEmpty ? failed : here).flatMap { load(pane: $0, of: current) }
        }
        return [.open(values.program, anew: true)]
            + pages.indices.flatMap { page in
                pages[page].panes.indices.flatMap { load(pane: $0, of: page, isRefresh: true) }
            }
    }
}

extension Page.Row {
    /// What the row is called.
    var title: String {
        let cell = table.rows[index][table.rowTitle]
        if case .text(let text) = cell { return text }
        return table.columns[table.rowTitle].title ?? ""
    }

    /// Where the row leads, if it is but a link.
    var link: WebLink? {
        table.opens == nil ? table.linkColumn.flatMap { table.rows[index][$0].address } : nil
    }

    /// All that the table has of the row.
    var facts: Block {
        .facts(
            zip(table.columns, table.rows[index]).compactMap { column, cell in
                guard let title = column.title, cell != .empty else { return nil }
                return Fact(column.key ?? title, title, cell)
            })
    }
}
