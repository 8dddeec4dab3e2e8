import SectionKit

/// The tabs with their keys, in the first line of the screen, after the program's title.
///
/// Where the line is too short, the program's title is left out, then the titles of the tabs that are
/// not shown are cut, and at last left out.
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
        let titles = tabs.map(style.encoded)
        let named = titles.enumerated().map { " \($0 + 1) \($1) " }
        let title = " \(style.encoded(title)) "
        let width = Self.width(named)
        start = title.displayWidth + width <= columns ? title : ""
        let longest = titles.map(\.displayWidth).max() ?? 0
        // A cut title has two letters and the sign that it is cut, or more.
        func cut(to length: Int) -> [String] {
            titles.enumerated().map { tab, title in
                let rest = tab == shown ? title : style.line(title, columns: length)
                return " \(tab + 1)" + (rest.isEmpty ? " " : " \(rest)")
            }
        }
        let texts =
            width <= columns
            ? named
            : (3...max(3, longest)).reversed().lazy.map(cut).first { Self.width($0) < columns }
                ?? cut(to: 0)
        var end = start.displayWidth
        items = texts.map { text in
            let begin = end
            end += text.displayWidth
            return Item(text: text, columns: begin..<end)
        }
    }

    private static func width(_ texts: [String]) -> Int {
        texts.reduce(0) { $0 + $1.displayWidth }
    }

    /// The columns that the bar takes.
    var width: Int { items.last?.columns.upperBound ?? 0 }

    /// The index of the tab at a column of the screen; nil if there is none.
    func tab(atColumn column: Int) -> Int? {
        items.firstIndex { $0.columns.contains(column) }
    }
}
