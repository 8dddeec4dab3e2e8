import SectionKit

/// Creates the page that lists all keys.
struct HelpPage {
    /// The titles of the tabs.
    let tabs: [String]

    /// The pages whose links the page lists.
    let pages: [Page]

    /// The options whose values keys pick.
    let pickable: [OptionDescription]

    /// The actions of the program.
    let actions: [CommandDescription]

    /// Returns the page.
    func page(_ typesetter: Typesetter) -> Page {
        let groups = [
            KeyMeaning.moving + KeyMeaning.showing(tabs), KeyMeaning.picking(pickable),
            KeyMeaning.acting(actions), links, maps, KeyMeaning.others,
        ]
        let blocks = groups.filter { !$0.isEmpty }.map { keys in
            Block.facts(keys.map { Fact($0.keys, $0.keys, .text($0.meaning)) })
        }
        let snapshot = SectionSnapshot(id: "keys", title: "Keys", state: .success(blocks))
        let content = PaneContent(snapshot, blocks: blocks, typesetter: typesetter)
        return Page(.help, panes: [Pane(content)])
    }

    /// The keys of maps, if a page has one.
    private var maps: [KeyMeaning] {
        let contents = pages.flatMap(\.panes).compactMap(\.content)
        return contents.contains { !$0.maps.isEmpty } ? KeyMeaning.maps : []
    }

    /// The keys that open links, each once.
    private var links: [KeyMeaning] {
        let lists = pages.flatMap(\.panes).compactMap(\.content).flatMap(\.lists)
        return lists.flatMap(\.drawn.table.columns).reduce(into: []) { links, column in
            guard let key = column.shortcut, let title = column.title else { return }
            let link = KeyMeaning(String(key), "\(title): open the row's link in the browser")
            if !links.contains(link) { links.append(link) }
        }
    }
}
