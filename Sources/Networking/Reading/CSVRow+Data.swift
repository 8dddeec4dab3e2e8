public import SectionEssentials

/// What separates the fields of a CSV text.
public enum CSVSeparator: UInt8, CaseIterable, Sendable {
    /// A comma.
    case comma = 0x2C

    /// A semicolon, as spreadsheets write it where the comma is in numbers.
    case semicolon = 0x3B

    /// A tab.
    case tab = 0x09
}

extension CSVRow {
    /// Calls `take` with each row of a CSV text, with those of any header, until it returns false.
    ///
    /// It is for files that a person has chosen, in which a row may have too few fields, and the
    /// header may be missing: ``texts`` has all fields of a row. A byte order mark and blank lines
    /// are skipped.
    ///
    /// ```swift
    /// var sums: [Int] = []
    /// try CSVRow.forEach(in: Data("1;2\n3;4\n".utf8), separatedBy: .semicolon) { row in
    ///     sums.append(row.texts.compactMap { Int($0) }.reduce(0, +))
    ///     return true
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - separator: what separates the fields.
    ///   - limit: the maximum length of a row, in bytes.
    ///   - take: uses a row; false to stop.
    /// - Throws: ``RequestError/unreadable(reason:)`` with the line for a row that is too long, or
    ///   whose quotation marks are wrong.
    public static func forEach(
        in text: Data,
        separatedBy separator: CSVSeparator = .comma,
        limit: Int = 1 << 20,
        _ take: (borrowing CSVRow) -> Bool
    ) throws(RequestError) {
        let result = text.withUnsafeBytes { bytes in
            Result { () throws(CSVError) in
                try rows(of: bytes, CSVScanner(limit: limit, separator: separator), take)
            }
        }
        if case .failure(let error) = result {
            throw .unreadable(reason: "invalid CSV, \(error)")
        }
    }

    private static func rows(
        of bytes: UnsafeRawBufferPointer,
        _ scanner: consuming CSVScanner,
        _ take: (borrowing CSVRow) -> Bool
    ) throws(CSVError) {
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while start < bytes.count {
            let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
            let end = try scanner.rowEnd(in: rest)
            if end == nil { try scanner.endOfText() }
            let row = UnsafeRawBufferPointer(rebasing: rest[..<(end ?? rest.count)])
            start += row.count
            if scanner.isBlank { continue }
            guard take(CSVRow(row, fields: scanner.fields, line: scanner.line)) else { return }
        }
    }
}
