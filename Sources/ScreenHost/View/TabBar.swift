import SectionKit

/// The tabs with their keys, in the first line of the screen, after the program's title.
///
/// Where the line is too short, the program's title is left out, and then the titles of the tabs that
/// are not shown.
struct TabBar: Equatable {
    /// A tab of the bar.
    struct Item: Equatable {
        /// The key and the title, with a space on both sides.
        let text: String

        /// The columns of the screen that it takes.
        let columns: Range<Int>
    }

    /// The text before the tabs.
    let start: String

    let items: [Item]

    init(title: String, tabs: [String], shown: Int, columns: Int, style: TerminalStyle) {
        let keys = tabs.indices.map { " \($0 + 1) " }
        let named = zip(keys, tabs).map { "\($0)\(style.encoded($1)) " }
        let width = named.reduce(0) { $0 + $1.displayWidth }
        let title = " \(style.encoded(title)) "
        let isTitled = title.displayWidth + width <= columns
        start = isTitled ? title : ""
        var end = start.displayWidth
        items = tabs.indices.map { tab in
            let isNamed = width <= columns || tab == shown
            let text = isNamed ? named[tab] : keys[tab]
            let begin = end
            end += text.displayWidth
            return Item(text: text, columns: begin..<end)
        }
    }

    /// The columns that the bar takes.
    var width: Int { items.last?.columns.upperBound ?? 0 }

    /// The index of the tab at a column of the screen; nil if there is none.
    func tab(atColumn column: Int) -> Int? {
        items.firstIndex { $0.columns.contains(column) }
    }
}
