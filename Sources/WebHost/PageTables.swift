import SectionKit
import WebServer

/// What an address chooses of the tables of a section: their orders, such as
/// `sort.flights.rows=-altitude_ft`, where `-` puts the largest first, the words that rows must have, such as
/// `search.airports.rows=lisbon`, and their pages, such as `page.airports.rows=2`.
///
/// No option has such a name, because theirs have no dots.
struct PageTables: Sendable {
    private enum Part: String, CaseIterable {
        case sort, search, page
    }

    private let query: PageQuery
    private let section: String
    private let path: [String]

    /// Finds what is chosen of the tables of a section.
    ///
    /// - Parameter path: the parts of the path of the page.
    init(_ query: PageQuery, of section: String, path: [String]) {
        (self.query, self.section, self.path) = (query, section, path)
    }

    /// Whether a name of an address is for a table.
    static func names(_ name: String) -> Bool {
        Part.allCases.contains { name.hasPrefix($0.rawValue + ".") }
    }

    /// What the address chooses.
    var choices: [TableChoice] {
        var choices: [TableChoice] = []
        for part in Part.allCases {
            let start = name(part, of: "")
            for item in query.tables where item.name.hasPrefix(start) {
                let table = String(item.name.dropFirst(start.count))
                let place = choices.firstIndex { $0.table == table } ?? choices.count
                if place == choices.count { choices.append(TableChoice(of: table)) }
                switch part {
                case .sort:
                    let isDescending = item.value.hasPrefix("-")
                    choices[place].order = TableChoice.Order(
                        by: isDescending ? String(item.value.dropFirst()) : item.value,
                        isDescending ? .desc : .asc)
                case .search: choices[place].words = item.value
                case .page: choices[place].page = Int(item.value) ?? 1
                }
            }
        }
        return choices
    }

    private func name(_ part: Part, of table: String) -> String {
        "\(part.rawValue).\(section).\(table)"
    }

    /// The name of the order of a table.
    @Sendable func orderName(of table: String) -> String { name(.sort, of: table) }

    /// The address of the page with a choice beside what it has.
    @Sendable func address(with choice: TableChoice) -> String {
        var items = others(than: choice.table, Part.allCases)
        if let order = choice.order {
            let value = (order.direction == .desc ? "-" : "") + order.column
            items.append(.init(name(.sort, of: choice.table), value))
        }
        if !choice.words.isEmpty {
            items.append(.init(name(.search, of: choice.table), choice.words))
        }
        if choice.page > 1 { items.append(.init(name(.page, of: choice.table), "\(choice.page)")) }
        return RequestTarget.text(path: path, query: items)
    }

    /// How a form searches a table: its address, the name of its field, and what it keeps.
    @Sendable func search(of table: String) -> HTMLSearch {
        (
            RequestTarget.text(path: path), name(.search, of: table),
            others(than: table, [.search, .page]).map { ($0.name, $0.value) }
        )
    }

    /// What the address has beside some parts of a table.
    private func others(than table: String, _ parts: [Part]) -> [RequestTarget.Item] {
        let names = parts.map { name($0, of: table) }
        return query.given + query.tables.filter { !names.contains($0.name) }
    }
}
