import SectionEssentials

/// Reads a CSV text in pieces, each row as soon as it is complete; keeps at most one row in memory.
struct CSVBody<Value: Sendable>: BodyReader {
    /// Adds a row to the value; returns false if the row cannot be used.
    typealias RowReader = (borrowing CSVRow, inout Value) -> Bool

    private let name: String
    private let makeRowReader: @Sendable (inout CSVHeader) -> RowReader
    private let drop: @Sendable (inout Value) -> Void
    private var scanner: CSVScanner
    private var rest: [UInt8] = []
    private var hasBegun = false
    private var header: CSVHeader?
    private var readRow: RowReader?
    private var value: Value
    private var addedCount = 0
    private var droppedCount = 0

    /// - Parameters:
    ///   - empty: the value before the first row.
    ///   - rowLimit: the maximum length of a row, in bytes.
    ///   - read: finds the columns, and returns a closure that adds a row to the value.
    ///   - drop: is called for each row that cannot be used.
    init(
        called name: String,
        into empty: Value,
        rowLimit: Int = 1 << 20,
        read: @escaping @Sendable (inout CSVHeader) -> RowReader,
        drop: @escaping @Sendable (inout Value) -> Void
    ) {
        self.name = name
        value = empty
        makeRowReader = read
        self.drop = drop
        scanner = CSVScanner(limit: rowLimit)
    }

    mutating func take(_ piece: UnsafeRawBufferPointer) throws(RequestError) {
        if rest.isEmpty, hasBegun || piece.count >= byteOrderMark.count {
            let used = try takeRows(of: piece)
            rest.append(contentsOf: piece[used...])
        } else {
            rest.append(contentsOf: piece)
            if hasBegun || rest.count >= byteOrderMark.count { try takeRest() }
        }
    }

    consuming func finish() throws(RequestError) -> Value {
        try takeRest()
        let last = rest
        let end = last.withUnsafeBytes { bytes in
            Result { () throws(RequestError) in
                if bytes.isEmpty { return }
                try scan { scanner throws(CSVError) in try scanner.endOfText() }
                try takeRow(bytes)
            }
        }
        try end.get()
        guard header != nil else { throw .unreadable(reason: "it is empty") }
        if addedCount == 0, droppedCount > 0 {
            throw .unreadable(reason: "none of its rows are \(name)")
        }
        return value
    }

    private mutating func takeRest() throws(RequestError) {
        var bytes: [UInt8] = []
        swap(&bytes, &rest)
        let used = try bytes.withUnsafeBytes { bytes in
            Result { () throws(RequestError) in try takeRows(of: bytes) }
        }.get()
        bytes.removeFirst(used)
        rest = bytes
    }

    /// Reads all complete rows; returns the number of their bytes.
    private mutating func takeRows(of bytes: UnsafeRawBufferPointer) throws(RequestError) -> Int {
        var start = 0
        if !hasBegun {
            hasBegun = true
            if bytes.starts(with: byteOrderMark) { start = byteOrderMark.count }
        }
        while start < bytes.count {
            let row = UnsafeRawBufferPointer(rebasing: bytes[start...])
            let end = try scan { scanner throws(CSVError) in try scanner.rowEnd(in: row) }
            guard let end else { break }
            try takeRow(UnsafeRawBufferPointer(rebasing: row[..<end]))
            start += end
        }
        return start
    }

    private mutating func takeRow(_ bytes: UnsafeRawBufferPointer) throws(RequestError) {
        if scanner.isBlank { return }
        let row = CSVRow(bytes, fields: scanner.fields, line: scanner.line)
        guard let header, let readRow else { return try takeHeader(row) }
        if row.count == header.names.count, readRow(row, &value) {
            addedCount += 1
        } else {
            droppedCount += 1
            drop(&value)
        }
    }

    private mutating func takeHeader(_ row: borrowing CSVRow) throws(RequestError) {
        var header = CSVHeader(row)
        let reader = makeRowReader(&header)
        guard header.problems.isEmpty else { throw .unreadable(reason: flaw(of: header)) }
        (self.header, readRow) = (header, reader)
    }

    /// The error message for a text without the columns of the resource.
    private func flaw(of header: CSVHeader) -> String {
        let first = Data(header.names.joined(separator: ",").utf8).beginning
        return first.hasPrefix("<")
            ? "it is a web page, not CSV; the network may require a login"
            : "it is not a table of \(name); it has "
                + "\(header.problems.joined(separator: ", ")): \(first)"
    }

    private mutating func scan<T>(
        _ step: (inout CSVScanner) throws(CSVError) -> T
    ) throws(RequestError) -> T {
        do throws(CSVError) {
            return try step(&scanner)
        } catch {
            throw .unreadable(reason: "invalid CSV, \(error)")
        }
    }
}

private let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
