extension Resource {
    /// A CSV table (RFC 4180) with a header, of which the rows that cannot be read are left out
    /// and counted.
    ///
    /// Columns are found by their names, in whatever order they come. A row with more or fewer
    /// fields than the header cannot be read; a row of more than 1 MB, or a table with rows of
    /// which none can be read, is an error.
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
    ///   - endpoint: its path and query.
    ///   - name: what the rows are, in the plural, such as "planets", for the error.
    ///   - freshness: how long an answer stays fresh if the server does not say.
    ///   - read: finds the columns, and gives what reads a row; nil for one that cannot be used.
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
