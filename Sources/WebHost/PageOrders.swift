import SectionKit
import WebServer

/// The orders of the tables of a section that an address gives, such as
/// `sort.flights.rows=-altitude_ft`, where `-` puts the largest first.
///
/// No option has such a name, because theirs have no dots.
struct PageOrders: Sendable {
    /// How the names of all orders begin.
    static let prefix = "sort."

    private let query: PageQuery
    private let section: String
    private let path: [String]

    /// Finds the orders of a section.
    ///
    /// - Parameter path: the parts of the path of the page.
    init(_ query: PageQuery, of section: String, path: [String]) {
        (self.query, self.section, self.path) = (query, section, path)
    }

    /// The orders that the address gives.
    var orders: [TableOrder] {
        let start = name(of: "")
        return query.orders.filter { $0.name.hasPrefix(start) }.map { item in
            let isDescending = item.value.hasPrefix("-")
            return TableOrder(
                of: String(item.name.dropFirst(start.count)),
                by: isDescending ? String(item.value.dropFirst()) : item.value,
                isDescending ? .desc : .asc)
        }
    }

    /// The name of the order of a table.
    @Sendable func name(of table: String) -> String { "\(Self.prefix)\(section).\(table)" }

    /// The address of the page with an order beside what it has.
    @Sendable func address(with order: TableOrder) -> String {
        let name = name(of: order.table)
        let value = (order.order == .desc ? "-" : "") + order.column
        return RequestTarget.text(
            path: path,
            query: query.given + query.orders.filter { $0.name != name } + [.init(name, value)])
    }
}
