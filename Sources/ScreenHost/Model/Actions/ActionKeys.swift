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

    /// The keys that call something.
    var hints: [Hint] {
        calls.compactMap { call in
            call.action.command.key.map { Hint(String($0), call.action.name) }
        }
    }

    /// What a key calls; nil if nothing now.
    func call(for key: Character) -> ActionCall? {
        calls.first { $0.action.command.key == key }
    }

    /// Why a key calls nothing now; nil if no action has it.
    func refusal(of key: Character) -> String? {
        actions.first { $0.command.key == key }.map { action in
            let isOfRow = action.command.operand != nil
            return "\(action.name) is for \(isOfRow ? "a row that offers it" : "the first page")."
        }
    }

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
        guard action.command.operand == nil || page.panes.allSatisfy({ $0.content != nil }) else {
            return false
        }
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
