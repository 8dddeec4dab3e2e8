extension Resource {
    /// A CSV table (RFC 4180) with a header; rows that cannot be read are skipped and counted.
    ///
    /// Columns are found by name, in any order. A row with more or fewer fields than the header
    /// cannot be read. A row of more than 1 MB is an error, and so is a table without a single
    /// readable row, unless it has no rows.
    ///
    /// ```swift
    /// let resource = Resource.csv(of: Endpoint("/x"), called: "numbers") { header in
    ///     let a = header.column("a")
    ///     return { row in row.decimal(a) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - endpoint: the path and query.
    ///   - name: a plural for the rows, such as "planets", for the error message.
    ///   - freshness: how long a response stays fresh if the server does not say.
    ///   - read: finds the columns, and returns a closure that reads a row; the closure returns nil
    ///     for a row that cannot be used.
    @inlinable
    public static func csv<Record>(
        of endpoint: Endpoint,
        called name: String,
        freshness: Duration? = nil,
        read: @escaping @Sendable (inout CSVHeader) -> (borrowing CSVRow) -> Record?
    ) -> Self where Value == Records<Record> {
        .csv(
            of: endpoint, called: name, freshness: freshness, into: Records<Record>(), read: read,
            add: { records, record in
                if let record { records.records.append(record) } else { records.dropped += 1 }
            })
    }

    /// A CSV table, each row of which is added to a value as soon as it is read, so that long tables
    /// can be kept in little memory.
    ///
    /// The rules are those of ``csv(of:called:freshness:read:)``.
    ///
    /// - Parameters:
    ///   - endpoint: the path and query.
    ///   - name: a plural for the rows, such as "planets", for the error message.
    ///   - freshness: how long a response stays fresh if the server does not say.
    ///   - empty: the value before the first row.
    ///   - read: finds the columns, and returns a closure that reads a row; the closure returns nil
    ///     for a row that cannot be used.
    ///   - add: adds a row to the value; nil stands for one that cannot be used.
    @inlinable
    public static func csv<Record>(
        of endpoint: Endpoint,
        called name: String,
        freshness: Duration? = nil,
        into empty: Value,
        read: @escaping @Sendable (inout CSVHeader) -> (borrowing CSVRow) -> Record?,
        add: @escaping @Sendable (inout Value, consuming Record?) -> Void
    ) -> Self {
        csv(
            of: endpoint, called: name, freshness: freshness, into: empty,
            rows: { header in
                let read = read(&header)
                return { row, value in
                    guard let record = read(row) else { return false }
                    add(&value, record)
                    return true
                }
            },
            drop: { add(&$0, nil) })
    }

    @usableFromInline
    static func csv(
        of endpoint: Endpoint,
        called name: String,
        freshness: Duration?,
        into empty: Value,
        rows: @escaping @Sendable (inout CSVHeader) -> (borrowing CSVRow, inout Value) -> Bool,
        drop: @escaping @Sendable (inout Value) -> Void
    ) -> Self {
        Resource(endpoint, mediaType: "text/csv", freshness: freshness) {
            CSVBody(called: name, into: empty, read: rows, drop: drop)
        }
    }
}
