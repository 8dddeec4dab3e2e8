package import SectionKit

extension TableColumn<LogEntry> {
    /// A column of a text for people and machines; nil leaves the cell empty.
    static func text(
        _ key: String,
        _ title: String,
        priority: Int = 0,
        _ value: @escaping @Sendable (LogEntry) -> String?
    ) -> TableColumn {
        TableColumn(Column(key, title, priority: priority)) { value($0).map(Cell.text) ?? .empty }
    }

    /// A column of a text for machines.
    static func data(
        _ key: String,
        _ value: @escaping @Sendable (LogEntry) -> String?
    ) -> TableColumn {
        TableColumn(.machines(key)) { value($0).map(Cell.text) ?? .empty }
    }

    /// A column of a local time for people and machines.
    static func time(
        _ key: String,
        _ title: String,
        _ value: @escaping @Sendable (LogEntry) -> LocalTime?
    ) -> TableColumn {
        TableColumn(Column(key, title, priority: 12, keys: .localTime)) {
            value($0).map(Cell.localTime) ?? .empty
        }
    }

    /// A column of a position for machines.
    static func position(
        _ key: String,
        _ value: @escaping @Sendable (LogEntry) -> LogAirport?
    ) -> TableColumn {
        TableColumn(.machines(key, keys: .place)) {
            value($0)?.position.map(Cell.place) ?? .empty
        }
    }

    /// The value of an entry as a fact, which people see only if there is one; nil if nobody sees
    /// it.
    ///
    /// Without an entry, the value is unknown.
    package func fact(of entry: LogEntry?) -> Fact? {
        let value = entry.map(cell) ?? .empty
        guard let key = column.key else {
            return value == .empty ? nil : .people(column.title ?? "", value)
        }
        let fact =
            if let title = column.title, value != .empty {
                Fact(key, title, value, keys: column.keys)
            } else {
                Fact.machines(key, value, keys: column.keys)
            }
        return column.isPrivate ? fact.keptPrivate : fact
    }
}
