import SectionKit

/// The actions that are available: those of the row under the cursor, of the row that the page is
/// about, and of the first page.
struct ActionKeys {
    private let actions: [CommandDescription]
    private let page: Page
    private let rows: [TableRow]

    init(_ actions: [CommandDescription], on page: Page, in viewport: Viewport) {
        self.actions = actions
        self.page = page
        rows =
            actions.isEmpty
            ? [] : [PageTarget(of: page, in: viewport).row, page.origin].compactMap(\.self)
    }

    /// The available actions, in the program's order.
    var calls: [ActionCall] { actions.compactMap(call) }

    /// The keys of the available actions, except the action that Enter calls.
    func hints(besides called: String?) -> [Hint] {
        calls.filter { $0.action.name != called }.compactMap { call in
            call.action.key.map { Hint(String($0), call.action.name) }
        }
    }

    /// The available action with a key.
    func call(for key: Character) -> ActionCall? {
        calls.first { $0.action.key == key }
    }

    /// Why the action with a key is not available; nil if no action has the key.
    func unavailability(of key: Character) -> String? {
        guard let action = actions.first(where: { $0.key == key }) else { return nil }
        if page.isFirst {
            return isLoading
                ? "\(action.name) is available when all sections have loaded."
                : "\(action.name) is available only on rows that offer it."
        }
        let rows = action.operand == nil ? "" : "rows that offer it and on "
        return "\(action.name) is available only on \(rows)the first page;"
            + " press Esc to return to it."
    }

    /// Whether more rows may still load.
    private var isLoading: Bool { page.panes.contains { $0.state.isLoading } }

    private func call(_ action: CommandDescription) -> ActionCall? {
        for row in rows {
            if let call = row.call(action) { return call }
        }
        return isOfPage(action) ? ActionCall(action: action, row: nil) : nil
    }

    /// Whether an action is called on the first page because no row offers it.
    private func isOfPage(_ action: CommandDescription) -> Bool {
        guard page.isFirst, action.key != nil else { return false }
        // The operand may be the identity of a row that has not loaded yet.
        guard action.operand == nil || !isLoading else { return false }
        return !page.panes.compactMap(\.content).contains { $0.offers(action.name) }
    }
}

extension TableRow {
    /// A call of the action with this row as its operand; nil if the row does not offer it.
    func call(_ action: CommandDescription) -> ActionCall? {
        guard table.commands.contains(action.name), identity != nil else { return nil }
        return ActionCall(action: action, row: self)
    }
}

extension PaneContent {
    /// Whether a table offers a command on its rows, even if it has no rows.
    fileprivate func offers(_ command: String) -> Bool {
        guard case .success(let blocks) = snapshot.state else { return false }
        return blocks.contains { block in
            if case .table(let table) = block { table.commands.contains(command) } else { false }
        }
    }
}
