import SectionKit

/// The actions that are available: those of the row under the cursor, of the row that the page is
/// about, of the section with the cursor, and of the whole program.
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

    /// The available actions, what is chosen first; of several with one key, the first.
    var calls: [ActionCall] {
        let ofRows = rows.flatMap { row in actions.compactMap(row.call) }
        let ofSection = actions.filter { isAtCursor($0) && $0.place.section != nil }
        let ofProgram = actions.filter { isAtCursor($0) && $0.place.section == nil }
        let all = ofRows + (ofSection + ofProgram).map { ActionCall(action: $0, row: nil) }
        return all.enumerated().filter { place, call in
            !all[..<place].contains { other in
                other.action.name == call.action.name
                    || other.action.key != nil && other.action.key == call.action.key
            }
        }.map(\.element)
    }

    /// The keys of the available actions, except the action that Enter calls.
    func hints(besides called: String?) -> [Hint] {
        calls.filter { $0.action.name != called }.compactMap { call in
            call.action.key.map { Hint(String($0), call.action.title) }
        }
    }

    /// The available action with a key.
    func call(for key: Character) -> ActionCall? {
        calls.first { $0.action.key == key }
    }

    /// Why the action with a key is not available; nil if no action of the page has the key.
    func unavailability(of key: Character) -> String? {
        let rivals = actions.filter { $0.key == key && (!page.isFirst || isOfPage($0)) }
        guard let action = rivals.first else { return nil }
        for row in rows where row.table.isMadeUp {
            guard let offered = rivals.first(where: { row.table.commands.contains($0.name) })
            else { continue }
            return "\(row.title) is made up: \(offered.title) is for what you have added yourself."
        }
        guard page.isFirst else {
            let rows = action.operand == nil ? "" : "rows that offer it and on "
            return "\(action.title.withCapital) is available only on \(rows)the first page;"
                + " press Esc to return to it."
        }
        if isLoading {
            return "\(action.title.withCapital) is available when all sections have loaded."
        }
        let titles = rivals.compactMap { action in
            if case .section(let name) = action.place, name != pane?.recipe?.name {
                title(ofSection: name)
            } else {
                nil
            }
        }
        return titles.isEmpty
            ? "\(action.title.withCapital) is available only on rows that offer it."
            : "\(action.title.withCapital) is available in \(titles.listed(by: "and")); go there with Tab."
    }

    /// Whether more rows may still load.
    private var isLoading: Bool { page.panes.contains { $0.state.isLoading } }

    /// Whether an action belongs to a section of the page, or to the whole program.
    private func isOfPage(_ action: CommandDescription) -> Bool {
        action.place.section.map { title(ofSection: $0) != nil } ?? true
    }

    /// The title of a section of the page; nil if the page does not have it.
    private func title(ofSection name: String) -> String? {
        page.panes.first { $0.recipe?.name == name }?.title
    }

    /// The section with the cursor.
    private var pane: Pane? {
        let place = page.position.cursor.pane
        return page.panes.indices.contains(place) ? page.panes[place] : nil
    }

    /// Whether an action is called without a row where the cursor is, because no row offers it.
    private func isAtCursor(_ action: CommandDescription) -> Bool {
        guard action.key != nil, !page.isHelp else { return false }
        // What is about the whole program needs no page, such as undoing.
        guard page.isFirst else {
            return action.place == .anywhere && action.operand == nil && action.options.isEmpty
        }
        // The operand may be the identity of a row that has not loaded yet.
        guard action.operand == nil || !isLoading else { return false }
        switch action.place {
        case .rows: return false
        case .section(let name):
            guard let pane, pane.recipe?.name == name else { return false }
            return pane.content.map { action.isPossible(with: $0.blocks) } ?? true
        case .anywhere:
            return !page.panes.compactMap(\.content).contains { $0.offers(action.name) }
        }
    }
}

extension TableRow {
    /// A call of the action with this row as its operand; nil if the row does not offer it, or is
    /// made up.
    func call(_ action: CommandDescription) -> ActionCall? {
        guard table.commands.contains(action.name), identity != nil, !table.isMadeUp else {
            return nil
        }
        return ActionCall(action: action, row: self)
    }
}

extension PaneContent {
    /// What it shows; nothing if it failed.
    var blocks: [Block] {
        if case .success(let blocks) = snapshot.state { blocks } else { [] }
    }

    /// Whether a table offers a command on its rows, even if it has no rows.
    fileprivate func offers(_ command: String) -> Bool {
        blocks.contains { $0.table?.commands.contains(command) ?? false }
    }
}
