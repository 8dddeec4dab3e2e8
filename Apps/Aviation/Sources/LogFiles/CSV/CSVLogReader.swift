import Essentials
import Networking

/// Reads a CSV file of flights row by row.
struct CSVLogReader {
    let table: CSVFlightTable
    let separator: CSVSeparator

    /// Recognises a format and a separator by a header among the first rows, else by rows that are
    /// flights without a header; nil for other files.
    init?(beginning: Data) {
        let texts = CSVSeparator.allCases.map { ($0, Self.rows(of: beginning, $0)) }
        for isAt in [CSVFlightTable.isHeader, CSVFlightTable.isFlight] {
            for (separator, rows) in texts {
                for table in CSVFlightTable.all where rows.contains(where: isAt(table)) {
                    self.init(table: table, separator: separator)
                    return
                }
            }
        }
        return nil
    }

    private init(table: CSVFlightTable, separator: CSVSeparator) {
        self.table = table
        self.separator = separator
    }

    /// The first rows, without the last, which may be incomplete.
    private static func rows(of beginning: Data, _ separator: CSVSeparator) -> [[String]] {
        var rows: [[String]] = []
        try? CSVRow.forEach(in: beginning, separatedBy: separator) { row in
            rows.append(row.texts)
            return rows.count < 10
        }
        return rows
    }

    /// Reads all rows.
    ///
    /// - Throws: ``LogFileError`` with the line for quotation marks that are wrong, and for too many
    ///   rows.
    func read(_ data: Data) throws(LogFileError) -> LogFile {
        var file = LogFile(table.format)
        var columns = table.usualColumns
        let cutLine = Self.cutLine(of: data)
        var usualCount = 0
        try forEachRow(of: data) { row in
            let fields = row.texts
            if let header = table.columns(fields) {
                columns = header
            } else if fields.first?.hasPrefix("#") != true {
                let line = row.line
                let isCut = line == cutLine && fields.count < usualCount
                usualCount = fields.count
                file.add(fields.joined(separator: ","), at: .line(line)) { () throws(RowFlaw) in
                    if isCut { throw .cutShort }
                    return try table.read(
                        CSVFlightRow(fields: fields, columns: columns, line: line))
                }
            }
            return !file.isFull
        }
        if file.isFull { throw .tooMany }
        return file
    }

    /// The last line, if nothing ends it; nil if a line end is the last byte, as usual.
    private static func cutLine(of data: Data) -> Int? {
        let newline = UInt8(ascii: "\n")
        guard let last = data.last, last != newline, last != UInt8(ascii: "\r") else { return nil }
        return data.count { $0 == newline } + 1
    }

    private func forEachRow(
        of data: Data, _ take: (borrowing CSVRow) -> Bool
    ) throws(LogFileError) {
        do throws(RequestError) {
            try CSVRow.forEach(in: data, separatedBy: separator, take)
        } catch {
            throw LogFileError(error)
        }
    }
}

extension CSVFlightTable {
    fileprivate func isHeader(_ fields: [String]) -> Bool { columns(fields) != nil }

    /// Whether a row is a flight of a file without a header.
    fileprivate func isFlight(_ fields: [String]) -> Bool {
        guard !usual.isEmpty, fields.count >= 3 else { return false }
        let row = CSVFlightRow(fields: fields, columns: usualColumns, line: 0)
        let codes = fields[1...2].allSatisfy { (3...4).contains($0.utf8.count) }
        return codes && (try? read(row)) != nil
    }
}
