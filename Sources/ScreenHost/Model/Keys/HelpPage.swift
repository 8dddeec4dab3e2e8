import SectionKit

/// What the page of all keys shows.
struct HelpPage {
    /// The pages whose keys are told.
    let pages: [Page]

    /// The options that keys pick values of.
    let pickable: [OptionDescription]

    /// The actions that rows and keys call.
    let actions: [Browsable.Action]

    /// The page, to be opened above the others.
    func page(_ typesetter: Typesetter) -> Page {
        let groups = [
            KeyMeaning.moving, KeyMeaning.picking(pickable),
            KeyMeaning.acting(actions.map(\.command)), links, KeyMeaning.others,
        ]
        let blocks = groups.filter { !$0.isEmpty }.map { keys in
            Block.facts(keys.map { Fact($0.keys, $0.keys, .text($0.meaning)) })
        }
        let snapshot = SectionSnapshot(id: "keys", title: "Keys", state: .success(blocks))
        let content = PaneContent(snapshot, blocks: blocks, typesetter: typesetter)
        return Page(.help, panes: [Pane(content)])
    }

    /// The keys that open addresses, each once.
    private var links: [KeyMeaning] {
        let lists = pages.flatMap(\.panes).compactMap(\.content).flatMap(\.lists)
        return lists.flatMap(\.drawn.table.columns).reduce(into: []) { links, column in
            guard let key = column.shortcut, let title = column.title else { return }
            let link = KeyMeaning(String(key), "\(title) of the row, in the browser")
            if !links.contains(link) { links.append(link) }
        }
    }
}
