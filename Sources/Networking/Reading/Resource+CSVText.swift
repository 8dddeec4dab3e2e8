extension Resource {
    /// A CSV table whose records are looked up by the field in its first column.
    ///
    /// The rules are those of ``csv(of:called:freshness:read:)``. Of a table that is part of the
    /// program, only the rows that are looked up are read; see ``CSVText`` for what it must be.
    ///
    /// - Parameters:
    ///   - endpoint: the path and query.
    ///   - name: a plural for the rows, such as "planets", for the error message.
    ///   - freshness: how long a response stays fresh if the server does not say.
    ///   - read: finds the columns, and returns a closure that reads a row; the closure returns nil
    ///     for a row that cannot be used.
    public static func keyedCSV<Record>(
        of endpoint: Endpoint,
        called name: String,
        freshness: Duration? = nil,
        read: @escaping @Sendable (inout CSVHeader) -> @Sendable (borrowing CSVRow) -> Record?
    ) -> Self where Value == KeyedTable<Record> {
        Resource<KeyedRecords<Record>>.csv(
            of: endpoint, called: name, freshness: freshness, into: KeyedRecords(),
            read: { header in
                let read = read(&header)
                let key = CSVColumn(index: 0)
                return { row in read(row).map { (row.text(key) ?? "", $0) } }
            },
            add: { records, record in
                if let record { records.list.append(record) } else { records.dropped += 1 }
            }
        )
        .map { KeyedTable($0.list, dropped: $0.dropped) }
        .readingText { text, header in KeyedTable(text, read: read(&header)) }
    }

    /// The same resource, whose value is read in another way from a text that is part of the program.
    ///
    /// - Parameter read: finds the columns, and reads the value from the text.
    public func readingText(
        _ read: @escaping @Sendable (CSVText, inout CSVHeader) -> Value
    ) -> Self {
        Resource(endpoint, mediaType: mediaType, freshness: freshness) { [makeReader] in
            CSVTextReader(reader: makeReader(), read: read)
        }
    }

    /// A resource with what is made of the value.
    public func map<Other>(
        _ convert: @escaping @Sendable (Value) -> Other
    ) -> Resource<Other> {
        Resource<Other>(endpoint, mediaType: mediaType, freshness: freshness) { [makeReader] in
            MappedReader(reader: makeReader(), convert: convert)
        }
    }
}

/// The records of a table with their keys.
private struct KeyedRecords<Record: Sendable>: Sendable {
    var list: [(key: String, record: Record)] = []
    var dropped = 0
}

/// Reads a text that is part of the program in one way, and any other body in another.
private struct CSVTextReader<Value: Sendable>: BodyReader {
    var reader: any BodyReader<Value>
    let read: @Sendable (CSVText, inout CSVHeader) -> Value

    mutating func take(_ piece: UnsafeRawBufferPointer) throws(RequestError) {
        try reader.take(piece)
    }

    consuming func finish() throws(RequestError) -> Value { try reader.finish() }

    consuming func read(_ body: Body) throws(RequestError) -> Value {
        if let text = CSVText(body) {
            var header = text.header
            let value = read(text, &header)
            // A text that lacks a column is read in the usual way, which says so.
            if header.problems.isEmpty { return value }
        }
        return try reader.read(body)
    }
}

/// Converts what another reader reads.
private struct MappedReader<Value: Sendable, Other: Sendable>: BodyReader {
    var reader: any BodyReader<Value>
    let convert: @Sendable (Value) -> Other

    mutating func take(_ piece: UnsafeRawBufferPointer) throws(RequestError) {
        try reader.take(piece)
    }

    consuming func finish() throws(RequestError) -> Other { convert(try reader.finish()) }

    consuming func read(_ body: Body) throws(RequestError) -> Other {
        convert(try reader.read(body))
    }
}
