extension Resource {
    /// A CSV table (RFC 4180) with a header; rows that cannot be read are skipped and counted.
    ///
    /// Columns are found by name, in any order. A row with more or fewer fields than the header
    /// cannot be read. A row of more than 1 MB is an error, and so is a table without a single
    /// readable row, unless it has no rows.
    ///
    /// ```swift
    /// .csv(of: .regions, called: "regions") { header in
    ///     let code = header.column("code")
    ///     let name = header.column("name")
    ///     return { row in
    ///         guard let code = row.text(code), let name = row.text(name) else { return nil }
    ///         return RegionEntity(code: code, name: name)
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
