/// Writes the blocks of a section, one below the other.
struct HTMLBlocks {
    private var name: String
    private let section: String
    private let content: [Block]
    private let cells: HTMLCells

    /// The rows that pictures belong to; nil if they belong to none.
    let pictureRows: HTMLPictureRows?

    /// Starts below the title of a section, which names the tables until the first heading.
    init(of section: SectionSnapshot, _ content: [Block], cells: HTMLCells) {
        name = section.title
        self.section = section.id
        self.content = content
        self.cells = cells
        pictureRows = HTMLPictureRows(in: content, section: section.id)
    }

    /// A table as the next block; nil if there is nothing to show.
    func table(_ table: Table, _ columns: HTMLColumns) -> HTMLTable? {
        let isNamed = content.contains { block in
            switch block {
            case .map(let map): map.table == table.key
            case .lineChart(let chart): chart.rows?.table == table.key
            default: false
            }
        }
        return HTMLTable(table, columns, name: name, isNamed: isNamed, cells: cells)
    }

    /// An image as the next block.
    ///
    /// - Parameter opens: whether it fills the window when it is clicked.
    func figure(_ image: Image, opens: Bool) -> HTMLFigure {
        HTMLFigure(image, size: .block, opens: opens, rows: pictureRows, cells: cells)
    }

    /// The markup of the next block, which is neither a table nor an image; empty if there is
    /// nothing to show.
    mutating func html(of block: Block) -> String {
        switch block {
        case .heading(let text):
            name = text
            return "<h3>\(text.html)</h3>\n"
        case .paragraph(let text):
            return "<p>\(text.html)</p>\n"
        case .facts(let facts):
            return Self.facts(facts.forPeople, cells)
        case .table, .image:
            return ""
        case .chart(let chart):
            return HTMLChart(chart, cells: cells).html ?? ""
        case .lineChart(let chart):
            let table = chart.rows.flatMap { content.table(named: $0.table) }
            return HTMLLineChart(chart, table: table, cells: cells).html ?? ""
        case .map(let map):
            guard map.isOnPages else { return "" }
            let table = content.table(of: map)
            let details = table.flatMap { cells.links?.details(of: $0) }
            return HTMLMap(
                map, section: section, table: table, pictures: pictureRows, ground: cells.ground,
                formatter: cells.formatter
            ) { details?($0) }.html
        case .custom(let custom):
            return custom.block.html(in: DrawingContext(formatter: cells.formatter)).text
        case .notice(let notice):
            return Self.notice(notice.level, notice.text.html)
        }
    }

    /// The markup of a notice with phrasing content.
    static func notice(_ level: Notice.Level, _ html: String) -> String {
        "<p class=\"notice \(level.rawValue)\"><strong>\(level.word):</strong> \(html)</p>\n"
    }

    /// The facts in two lists: the figures that say most, and the others.
    private static func facts(_ facts: [Fact], _ cells: HTMLCells) -> String {
        list(facts.filter(\.isLarge), "<dl class=\"figures\">", cells)
            + list(facts.filter { !$0.isLarge }, "<dl>", cells)
    }

    private static func list(_ facts: [Fact], _ opening: String, _ cells: HTMLCells) -> String {
        guard !facts.isEmpty else { return "" }
        let items = facts.map {
            "<div><dt>\($0.label.html)</dt><dd>\(cells.fact($0.value))</dd></div>\n"
        }
        return "\(opening)\n\(items.joined())</dl>\n"
    }
}
