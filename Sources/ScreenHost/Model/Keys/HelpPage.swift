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
            + others
            + [
                ("page", "Keys of the page", [KeyMeaning.picking(pickable), maps]),
                (
                    "keys", "Keys",
                    [
                        ofProgram, KeyMeaning.moving + KeyMeaning.showing(tabs),
                        actions.isEmpty ? [] : KeyMeaning.forms, KeyMeaning.others,
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

    /// The name of what is chosen: the row, the page's row, or the section.
    private var chosen: String {
        target.row?.title ?? page.origin?.title
            ?? (page.panes.indices.contains(page.position.cursor.pane)
                ? page.panes[page.position.cursor.pane].title : "this page")
    }

    /// The keys of the actions of what is chosen.
    private var ofChosen: [KeyMeaning] {
        calls.filter { !$0.isOfProgram }.compactMap { KeyMeaning($0.action) }
    }

    /// The keys of the actions of the whole program.
    private var ofProgram: [KeyMeaning] {
        calls.filter(\.isOfProgram).compactMap { KeyMeaning($0.action) }
    }

    /// The keys of the other sections of the page; those of rows that are all made up do nothing.
    private var others: [(id: String, title: String, keys: [[KeyMeaning]])] {
        let available = calls.map(\.action)
        return page.panes.compactMap { pane in
            guard let name = pane.recipe?.name else { return nil }
            let tables = pane.content?.lists.map(\.drawn.table) ?? []
            let keys = actions.filter { action in
                guard !available.contains(action) else { return false }
                let offering = tables.filter { $0.commands.contains(action.name) }
                if !offering.isEmpty, offering.allSatisfy(\.isMadeUp) { return false }
                return action.place.section == name
            }.compactMap { KeyMeaning($0) }
            return keys.isEmpty ? nil : ("of-\(name)", "Keys in \(pane.title)", [keys])
        }
    }

    /// The keys of maps, if the page has one.
    private var maps: [KeyMeaning] {
        let contents = page.panes.compactMap(\.content)
        return contents.contains { !$0.maps.isEmpty } ? KeyMeaning.maps : []
    }

    /// The keys that open links of rows, each once.
    private var links: [KeyMeaning] {
        let lists = page.panes.compactMap(\.content).flatMap(\.lists)
        let tables = lists.map(\.drawn.table) + [page.origin?.table].compactMap(\.self)
        return tables.flatMap(\.columns).reduce(into: []) { links, column in
            guard let key = column.shortcut, let title = column.title else { return }
            let link = KeyMeaning(String(key), "\(title): open the row's link in the browser")
            if !links.contains(link) { links.append(link) }
        }
    }
}
