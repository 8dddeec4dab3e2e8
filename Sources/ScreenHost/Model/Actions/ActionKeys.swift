import SectionKit

/// The actions that can be called now: of the row under the cursor or of that which the page is
/// about, and those of the first page.
struct ActionKeys {
    private let actions: [Browsable.Action]
    private let page: Page
    private let rows: [TableRow]

    init(_ actions: [Browsable.Action], on page: Page, in viewport: Viewport) {
        self.actions = actions
        self.page = page
        rows =
            actions.isEmpty
            ? [] : [PageTarget(of: page, in: viewport).row, page.origin].compactMap(\.self)
    }

    /// What can be called, in the order of the program's actions.
    var calls: [ActionCall] { actions.compactMap(call) }

    /// The keys that call something, but for the action that Enter calls.
    func hints(besides called: String?) -> [Hint] {
        calls.filter { $0.action.name != called }.compactMap { call in
            call.action.command.key.map { Hint(String($0), call.action.name) }
        }
    }

    /// What a key calls; nil if nothing now.
    func call(for key: Character) -> ActionCall? {
        calls.first { $0.action.command.key == key }
    }

    /// Why a key calls nothing now; nil if no action has it.
    func refusal(of key: Character) -> String? {
        guard let action = actions.first(where: { $0.command.key == key }) else { return nil }
        if page.isFirst {
            return isLoading
                ? "\(action.name) can be called when all has loaded."
                : "\(action.name) is for a row that offers it."
        }
        let row = action.command.operand == nil ? "" : "a row that offers it, or "
        return "\(action.name) is for \(row)the first page; press Esc to return to it."
    }

    /// Whether rows may come that were not there before.
    private var isLoading: Bool { page.panes.contains { $0.state.isLoading } }

    private func call(_ action: Browsable.Action) -> ActionCall? {
        for row in rows {
            if let call = row.call(action) { return call }
        }
        return isOfPage(action) ? ActionCall(action: action, row: nil) : nil
    }

    /// Whether it is called on the first page, since no row offers it.
    private func isOfPage(_ action: Browsable.Action) -> Bool {
        guard page.isFirst, action.command.key != nil else { return false }
        // An operand may be the identity of a row that has not come yet.
        guard action.command.operand == nil || !isLoading else { return false }
        return !page.panes.compactMap(\.content).contains { $0.offers(action.name) }
    }
}

extension TableRow {
    /// The action with this row as its operand; nil if the row does not offer it.
    func call(_ action: Browsable.Action) -> ActionCall? {
        guard table.commands.contains(action.name), identity != nil else { return nil }
        return ActionCall(action: action, row: self)
    }
}

extension PaneContent {
    /// Whether rows offer a command, or would if there were some.
    fileprivate func offers(_ command: String) -> Bool {
        guard case .success(let blocks) = snapshot.state else { return false }
        return blocks.contains { block in
            if case .table(let table) = block { table.commands.contains(command) } else { false }
        }
    }
}
