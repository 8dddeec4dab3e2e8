extension Table {
    /// Creates a table with facts as its only row, for a section that has facts and several tables.
    ///
    /// Only CSV has it, instead of the other tables; other formats have the facts themselves. The
    /// facts should have the same keys whatever their values are. What the facts are about can be
    /// an event of a calendar.
    ///
    /// ```swift
    /// state: .success([.facts(facts), .table(Table(recordOf: facts))] + more))
    /// ```
    public init(recordOf facts: [Fact], key: String = "record", events: EventColumns? = nil) {
        let facts = facts.forMachines
        self.init(
            key: key,
            columns: facts.map { fact in
                let column = Column.machines(fact.key, keys: fact.keys)
                return fact.isPrivate ? column.keptPrivate : column
            },
            rows: [facts.map(\.value)],
            events: events)
        isRecord = true
    }

    /// Returns the table as the one that CSV has instead of the section's other tables; other
    /// formats leave it out.
    public func asRecord() -> Table {
        let unseen = columns.map {
            Column(key: $0.key, title: nil, alignment: .leading, priority: 0, keys: $0.keys)
        }
        var record = Table(key: key, columns: unseen, rows: rows)
        record.isRecord = true
        return record
    }
}
