/// The records of a CSV table, found by the field in its first column, the key.
///
/// In a table that is part of the program, only the rows that are asked for are read; any other was
/// read in full.
public struct KeyedTable<Record: Sendable>: Sendable {
    @usableFromInline enum Storage: Sendable {
        case text(CSVText, read: RowReader)
        case list([(key: String, record: Record)])
    }

    /// Reads a row; returns nil for one that cannot be used.
    @usableFromInline typealias RowReader = @Sendable (borrowing CSVRow) -> Record?

    @usableFromInline let storage: Storage

    /// The number of rows that could not be read.
    public let dropped: Int

    init(_ text: CSVText, read: @escaping RowReader) {
        storage = .text(text, read: read)
        dropped = 0
    }

    init(_ list: [(key: String, record: Record)], dropped: Int) {
        storage = .list(list)
        self.dropped = dropped
    }

    /// All records, in the order of the table.
    @inlinable
    public var records: [Record] { records(ofLines: { _ in true }) }

    /// Returns the records with a key, in the order of the table; upper and lower case differ.
    @inlinable
    public func records(withKey key: String) -> [Record] {
        var found: [Record] = []
        forEachRecord(withKey: key) { record in
            found.append(record)
            return true
        }
        return found
    }

    /// Returns the first record with a key; nil if there is none.
    @inlinable
    public func first(withKey key: String) -> Record? {
        var first: Record?
        forEachRecord(withKey: key) { record in
            first = record
            return false
        }
        return first
    }

    /// Calls `body` with each record with a key, until it returns false.
    @inlinable
    func forEachRecord(withKey key: String, _ body: (Record) -> Bool) {
        switch storage {
        case .list(let list):
            for element in list where element.key == key {
                guard body(element.record) else { return }
            }
        case .text(let text, let read):
            text.forEachRow(withKey: key) { row in
                guard let record = read(row) else { return true }
                return body(record)
            }
        }
    }

    /// Returns the records of the rows whose bytes pass a test, which saves reading the others.
    ///
    /// The test must not be relied on: of a table that was read in full, all records are returned.
    @inlinable
    public func records(ofLines mayMatch: (UnsafeRawBufferPointer) -> Bool) -> [Record] {
        switch storage {
        case .list(let list): return list.map(\.record)
        case .text(let text, let read):
            var found: [Record] = []
            text.forEachLine { line in
                if mayMatch(line), let record = read(CSVRow(valid: line)) { found.append(record) }
            }
            return found
        }
    }
}
