import Flights
import Networking
import SectionEssentials
import SectionKit

/// Reads a CSV file of flights row by row.
struct CSVLogReader {
    let table: CSVFlightTable
    let separator: CSVSeparator

    /// Recognises a format and a separator by a header among the first rows, else by rows that are
    /// flights without a header, else by a header that has only names of values.
    ///
    /// - Parameter columns: the columns that a person has named, by which the file is read.
    /// - Throws: ``LogFileError`` for other files, with the columns of a table.
    init(beginning: Data, columns: ColumnMapping?) throws(LogFileError) {
        let texts = CSVSeparator.allCases.map { ($0, Self.rows(of: beginning, $0)) }
        if let columns {
            try self.init(columns, texts)
            return
        }
        for (separator, rows) in texts {
            for table in CSVFlightTable.all where rows.contains(where: table.isHeader) {
                self.init(table: table, separator: separator)
                return
            }
        }
        for (separator, rows) in texts {
            // A header that is not known is not passed over.
            let flights = rows.filter { $0.first?.hasPrefix("#") != true }
            guard let first = flights.first else { continue }
            for table in CSVFlightTable.all
            where table.isFlight(first) && flights.allSatisfy(\.hasFlightNumber) {
                self.init(table: table, separator: separator)
                return
            }
        }
        let table = texts.map(\.1).max { ($0.first?.count ?? 0) < ($1.first?.count ?? 0) } ?? []
        guard let header = table.first, header.count >= 3 else { throw .unknown }
        if let columns = ColumnMapping(header: header) {
            try self.init(columns, texts)
            return
        }
        throw .columns(header.map(\.trimmed), rows: Array(table.dropFirst()))
    }

    private init(
        _ columns: ColumnMapping, _ texts: [(CSVSeparator, [[String]])]
    ) throws(LogFileError) {
        var table = CSVFlightTable.columns(columns)
        if columns.isNumbered {
            let numbers = columns.columns.values.compactMap { Int($0) }.max() ?? 0
            table.usual = (1...max(numbers, 1)).prefix(1_000).map(String.init)
        }
        let found = texts.first { _, rows in
            columns.isNumbered
                ? (rows.first?.count ?? 0) >= 3 : rows.contains(where: table.isHeader)
        }
        guard let found else {
            let header = texts.compactMap(\.1.first).max { $0.count < $1.count } ?? []
            let names = header.map(\.columnName)
            let missing = columns.columns.values.sorted()
                .first { !names.contains($0.lowercased()) }
            throw .noColumn(missing ?? "", in: header.map(\.trimmed))
        }
        self.init(table: table, separator: found.0)
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
    /// - Parameter order: the order of day and month; nil if the dates tell it.
    /// - Throws: ``LogFileError`` with the line for quotation marks that are wrong, for dates that do
    ///   not tell their order, and for too many rows.
    func read(_ data: Data, order: DateOrder?) throws(LogFileError) -> LogFile {
        var file = LogFile(table.format)
        var columns = table.usualColumns
        let order = if let order { order } else { try self.order(of: data) }
        let cutLine = Self.cutLine(of: data)
        var usualCount = 0
        let use = ColumnUse()
        try forEachRow(of: data) { row in
            let fields = row.texts
            if let header = table.header(fields) {
                columns = header
                use.begin(fields)
            } else if fields.first?.hasPrefix("#") != true {
                use.take(fields)
                let line = row.line
                let isCut = line == cutLine && fields.count < usualCount
                usualCount = fields.count
                file.add(fields.joined(separator: ","), at: .line(line)) { () throws(RowFlaw) in
                    if isCut { throw .cutShort }
                    return try table.read(
                        CSVFlightRow(
                            fields: fields, columns: columns, line: line, order: order,
                            use: use))
                }
            }
            return !file.isFull
        }
        if file.isFull { throw .tooMany }
        file.leftOut = use.result(without: table.computed)
        return file
    }

    /// The order of day and month in the dates of all rows.
    private func order(of data: Data) throws(LogFileError) -> DateOrder {
        var orders = DateOrders()
        var columns = table.usualColumns
        try forEachRow(of: data) { row in
            let fields = row.texts
            if let header = table.header(fields) {
                columns = header
            } else if let place = columns[table.date], place < fields.count {
                orders.add(fields[place].trimmed, line: row.line)
            }
            return true
        }
        return try orders.order()
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
    fileprivate func isHeader(_ fields: [String]) -> Bool { header(fields) != nil }

    /// The places of the columns, if the fields are a header; nil in a table without one.
    fileprivate func header(_ fields: [String]) -> [String: Int]? {
        required.isEmpty ? nil : columns(fields)
    }

    /// Whether a row is a flight of a file without a header.
    fileprivate func isFlight(_ fields: [String]) -> Bool {
        guard !usual.isEmpty, fields.count >= 3 else { return false }
        let row = CSVFlightRow(fields: fields, columns: usualColumns, line: 0)
        let codes = fields[1...2].allSatisfy { (3...4).contains($0.utf8.count) }
        let orders = DateOrder.allCases.contains { order in
            var row = row
            row.order = order
            return (try? read(row)) != nil
        }
        return codes && orders
    }
}

extension [String] {
    /// Whether the fourth column is the number of a flight or empty, as in OpenFlights: times, seats and
    /// words are no numbers.
    fileprivate var hasFlightNumber: Bool {
        let number = count > 3 ? self[3].trimmed : ""
        return number.isEmpty || number == "\\N" || number.utf8.count <= 5 && Int(number) != nil
            || number.flightNumber.flatMap(FlightNumber.init) != nil
    }
}
