import Networking
import PackedRecords

/// A kind of rows of a table, which are packed so that a million of them fit in memory.
protocol PackedRow: Sendable {
    /// The values of fixed size; texts follow them in the records.
    associatedtype Values: BitwiseCopyable & Sendable

    /// The columns that are read, in the order of the cells of a row.
    static var columns: [String] { get }

    /// Adds a row, an array of cells; false if it cannot be used.
    static func add(_ json: inout JSONReader, to records: inout PackedRecords<Values>) -> Bool
}

/// The rows of a query.
struct PackedRows<Row: PackedRow>: Sendable {
    var records = PackedRecords<Row.Values>()

    /// The number of rows that could not be used.
    var dropped = 0

    mutating func add(_ json: inout JSONReader) {
        if !Row.add(&json, to: &records) { dropped += 1 }
    }

    /// Adds the rows of the next page.
    mutating func append(_ others: consuming PackedRows) {
        dropped += others.dropped
        records.append(contentsOf: others.records)
    }
}
