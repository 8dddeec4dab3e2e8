extension Resource {
    /// A CSV table (RFC 4180) with a header; rows that cannot be read are skipped and counted.
    ///
    /// Columns are found by name, in any order. A row with more or fewer fields than the header
    /// cannot be read. A row of more than 1 MB is an error, and so is a table without a single
    /// readable row, unless it has no rows.
    ///
    /// ```swift
    /// .csv(of: Endpoint("/planets.csv"), called: "planets") { header in
    ///     let name = header.column("name")
    ///     let moons = header.column(ifPresent: "moons")
    ///     return { row in
    ///         row.text(name).map { Planet(name: $0, moons: row.integer(moons)) }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - endpoint: the path and query.
    ///   - name: a plural for the rows, such as "planets", for the error message.
    ///   - freshness: how long a response stays fresh if the server does not say.
    ///   - read: finds the columns, and returns a closure that reads a row; the closure returns nil
    ///     for a row that cannot be used.
    public static func csv<Record>(
        of endpoint: Endpoint,
        called name: String,
        freshness: Duration? = nil,
        read: @escaping @Sendable (inout CSVHeader) -> (borrowing CSVRow) -> Record?
    ) -> Self where Value == Records<Record> {
        Resource(endpoint, mediaType: "text/csv", freshness: freshness) {
            CSVBody(called: name, read: read)
        }
    }
}
