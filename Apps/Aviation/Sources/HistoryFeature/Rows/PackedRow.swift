import Networking
import PackedRecords

/// A kind of rows of a table, which are packed because there can be millions of them.
protocol PackedRow: Sendable {
    /// The values of fixed size; texts follow them in the records.
    associatedtype Values: BitwiseCopyable & Sendable

    /// The columns that are read, in the order of the cells of a row.
    static var columns: [String] { get }

    /// Adds a row, an array of cells; false if it cannot be used.
    static func add(_ json: inout JSONReader, to records: inout PackedRecords<Values>) -> Bool
}

/// The rows of a page.
struct PackedRows<Row: PackedRow>: Sendable {
    var records = PackedRecords<Row.Values>()

    /// The number of rows that could not be used.
    var dropped = 0

    mutating func add(_ json: inout JSONReader) {
        if !Row.add(&json, to: &records) { dropped += 1 }
    }
}

/// The rows of all pages of a query, most of which are in a temporary file.
struct QueryRows<Row: PackedRow>: Sendable {
    let records: TemporaryRecords<Row.Values>

    /// The number of rows that could not be used.
    private(set) var dropped = 0

    /// Prepares a list that makes its file in a folder when it needs one.
    init(in folder: String) {
        records = TemporaryRecords(in: folder)
    }

    /// Adds the rows of the next page.
    mutating func append(_ page: PackedRows<Row>) throws(TemporaryFileError) {
        try records.append(page.records)
        dropped += page.dropped
    }
}
