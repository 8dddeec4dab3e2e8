/// The blocks of a section, one below the other.
struct HTMLBlocks {
    private(set) var html = ""

    /// How large a picture is that stands alone, in CSS pixels.
    private static let imageSize = 240

    /// Sets blocks below a title, which names their tables until a heading does.
    init(_ blocks: [Block], name: String, cells: HTMLCells) {
        var name = name
        for block in blocks {
            switch block {
            case .heading(let text):
                name = text
                html += "<h3>\(text.html)</h3>\n"
            case .paragraph(let text):
                html += "<p>\(text.html)</p>\n"
            case .facts(let facts):
                html += Self.facts(facts, cells)
            case .table(let table):
                html += HTMLTable(table, name: name, cells: cells).html ?? ""
            case .chart(let chart):
                html += HTMLChart(chart, cells: cells).html ?? ""
            case .image(let image):
                html += "<p>\(cells.picture(image, size: Self.imageSize))</p>\n"
            case .notice(let notice):
                html += Self.notice(notice.level, notice.text.html)
            }
        }
    }

    /// A remark of some weight around phrasing content.
    static func notice(_ level: Notice.Level, _ html: String) -> String {
        "<p class=\"notice \(level.rawValue)\"><strong>\(level.word):</strong> \(html)</p>\n"
    }

    private static func facts(_ facts: [Fact], _ cells: HTMLCells) -> String {
        guard !facts.isEmpty else { return "" }
        let items = facts.map {
            "<div><dt>\($0.label.html)</dt><dd>\(cells.fact($0.value))</dd></div>\n"
        }
        return "<dl>\n\(items.joined())</dl>\n"
    }
}
