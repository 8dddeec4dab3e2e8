import SectionKit

extension Page {
    /// A page that tells all keys.
    init(helpOn model: BrowseModel) {
        let lists = model.pages.flatMap(\.panes).compactMap(\.content).flatMap(\.lists)
        var links: [KeyMeaning] = []
        for column in lists.flatMap(\.drawn.table.columns) {
            guard let key = column.shortcut, let title = column.title else { continue }
            let link = KeyMeaning(String(key), "\(title) of the row, in the browser")
            if !links.contains(link) { links.append(link) }
        }
        let groups = [
            KeyMeaning.moving, KeyMeaning.picking(model.pickable), links, KeyMeaning.others,
        ]
        let blocks = groups.filter { !$0.isEmpty }.map { keys in
            Block.facts(keys.map { Fact($0.keys, $0.keys, .text($0.meaning)) })
        }
        let title = "Keys"
        let snapshot = SectionSnapshot(id: "keys", title: title, state: .success(blocks))
        self.init(
            title: title,
            panes: [Pane(PaneContent(snapshot, blocks: blocks, look: model.look))],
            isHelp: true)
    }
}

extension BrowseModel {
    /// Shows all keys, or leaves them.
    mutating func showHelp() {
        if page.isHelp {
            _ = leavePage()
        } else {
            pages.append(Page(helpOn: self))
        }
    }
}
