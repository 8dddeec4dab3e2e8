/// What a person has chosen to see of a table: its rows in an order, those with some words, and a page.
package struct TableChoice: Equatable, Sendable {
    /// An order by the values of a column.
    package struct Order: Equatable, Sendable {
        /// The name of the column: its key, or its title if it is for people only.
        package let column: String

        /// Whether the smallest, the oldest or A is first, or the other end.
        package let direction: ListOrder

        /// Creates an order.
        package init(by column: String, _ direction: ListOrder) {
            (self.column, self.direction) = (column, direction)
        }
    }

    /// The key of the table in its section.
    package let table: String

    /// The order of the rows; nil for that of the section.
    package var order: Order?

    /// The words that rows must have; empty for all rows.
    package var words: String

    /// The page of a long table, from 1.
    package var page: Int

    /// Creates a choice; without values, that of who has chosen nothing.
    package init(of table: String, order: Order? = nil, words: String = "", page: Int = 1) {
        (self.table, self.order, self.words, self.page) = (table, order, words, page)
    }
}

/// The page of a long table that its rows are.
struct TablePage: Equatable, Sendable {
    /// The number of rows from which a table has pages, and how many each has.
    static let (fewest, size) = (200, 100)

    /// The number of the page, from 1.
    let number: Int

    /// The number of rows on all pages: those with the words.
    let found: Int

    /// The number of rows without a search.
    let all: Int

    /// The number of pages, at least 1.
    var count: Int { Self.count(of: found) }

    /// The indices of its rows among those that were found.
    var rows: Range<Int> {
        let start = min((number - 1) * Self.size, found)
        return start..<min(start + Self.size, found)
    }

    private static func count(of rows: Int) -> Int { max(1, (rows + size - 1) / size) }

    /// The page of this number, or the last one if there are fewer.
    init(_ number: Int, found: Int, of all: Int) {
        (self.found, self.all) = (found, all)
        self.number = min(max(1, number), Self.count(of: found))
    }
}

extension Column {
    /// What an order calls the column: its key, or its title if it is for people only.
    var name: String { key ?? title ?? "" }
}

extension Table {
    /// Returns the table with its rows sorted by a column, equal ones in their order; as it is if there
    /// is no such column.
    private func sorted(by order: TableChoice.Order) -> Table {
        guard let column = columns.firstIndex(where: { $0.name == order.column }) else {
            return self
        }
        let values = rows.indices.map { rows.cell($0, column).sortValue }
        return keeping(
            rows.indices.sorted { order.direction.precedes(values[$0], values[$1]) ?? ($0 < $1) })
    }

    /// Returns the rows that a person has chosen; as it is if rows must be read in their order.
    fileprivate func showing(_ choice: TableChoice, _ formatter: ValueFormatter) -> Table {
        guard !rows.isOrdered else { return self }
        let isLong = rows.count >= TablePage.fewest
        var table = isLong ? found(choice.words, formatter) : self
        if let order = choice.order { table = table.sorted(by: order) }
        guard isLong else { return table }
        let page = TablePage(choice.page, found: table.rows.count, of: rows.count)
        table = table.keeping(Array(page.rows))
        table.page = page
        return table
    }
}

extension SectionSnapshot {
    /// Returns the section with the rows of its tables that a person has chosen, and of long tables one
    /// page.
    func showing(
        _ choices: [TableChoice], _ formatter: ValueFormatter
    ) -> SectionSnapshot {
        guard case .success(let blocks) = state else { return self }
        return showing(
            blocks.map { block in
                guard case .table(let table) = block else { return block }
                let choice = choices.first { $0.table == table.key }
                return .table(table.showing(choice ?? TableChoice(of: table.key), formatter))
            })
    }
}
