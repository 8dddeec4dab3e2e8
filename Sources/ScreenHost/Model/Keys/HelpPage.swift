import SectionKit

/// Creates the page that lists the keys: those of what is chosen first, then those of the page and
/// of the program.
struct HelpPage {
    /// The titles of the tabs.
    let tabs: [String]

    /// The page on which a person asks, and how it is shown.
    let page: Page
    let viewport: Viewport

    /// The options whose values keys pick on the page.
    let pickable: [OptionDescription]

    /// The actions of the program.
    let actions: [CommandDescription]

    /// Returns the page.
    func page(_ typesetter: Typesetter) -> Page {
        let parts: [(id: String, title: String, keys: [[KeyMeaning]])] =
            [("here", "Keys of \(chosen)", [ofChosen, links])]
            + ofSections
            + [
                ("page", "Keys of the page", [KeyMeaning.picking(pickable), maps]),
                (
                    "keys", "Keys",
                    [
                        ofProgram + KeyMeaning.moving + KeyMeaning.showing(tabs)
                            + (actions.isEmpty ? [] : KeyMeaning.forms) + KeyMeaning.others
                    ]
                ),
            ]
        var help = Page(
            .help,
            panes: parts.compactMap { part in
                let blocks = part.keys.filter { !$0.isEmpty }.map { keys in
                    Block.facts(keys.map { Fact($0.keys, $0.keys, .text($0.meaning)) })
                }
                if blocks.isEmpty { return nil }
                let snapshot = SectionSnapshot(
                    id: part.id, title: part.title, state: .success(blocks))
                return Pane(PaneContent(snapshot, blocks: blocks, typesetter: typesetter))
            })
        help.position = PagePosition(cursor: CursorPosition(pane: 0))
        return help
    }

    private var target: PageTarget { PageTarget(of: page, in: viewport) }

    private var calls: [ActionCall] { ActionKeys(actions, on: page, in: viewport).calls }

    /// The name of the row that is chosen, or that the page is about.
    private var chosen: String { target.row?.title ?? page.origin?.title ?? "this page" }

    /// The keys of the actions of the chosen row.
    private var ofChosen: [KeyMeaning] {
        calls.filter { $0.row != nil }.compactMap { KeyMeaning($0.action) }
    }

    /// The keys of the actions of the whole program.
    private var ofProgram: [KeyMeaning] {
        calls.filter(\.isOfProgram).compactMap { KeyMeaning($0.action) }
    }

    /// The keys of the sections of the page, except those of the chosen row, those of rows that are all made
    /// up, and those for which there is nothing, such as ending a walk when none goes on.
    private var ofSections: [(id: String, title: String, keys: [[KeyMeaning]])] {
        let ofRow = calls.filter { $0.row != nil }.map(\.action)
        return page.panes.compactMap { pane in
            guard let name = pane.recipe?.name else { return nil }
            let tables = pane.content?.lists.map(\.drawn.table) ?? []
            let keys = actions.filter { action in
                guard action.place.section == name, !ofRow.contains(action) else { return false }
                let offering = tables.filter { $0.commands.contains(action.name) }
                if !offering.isEmpty { return !offering.allSatisfy(\.isMadeUp) }
                return pane.content.map { action.isPossible(with: $0.blocks) } ?? true
            }.compactMap { KeyMeaning($0) }
            return keys.isEmpty ? nil : ("of-\(name)", "Keys in \(pane.title)", [keys])
        }
    }

    /// The keys of maps, if the page has one.
    private var maps: [KeyMeaning] {
        let contents = page.panes.compactMap(\.content)
        return contents.contains { !$0.maps.isEmpty } ? KeyMeaning.maps : []
    }

    /// The keys that open links of the chosen row.
    private var links: [KeyMeaning] {
        LinkKeys(page, in: viewport).hints.map { hint in
            KeyMeaning(hint.key, "open its \(hint.meaning) in the browser")
        }
    }
}
