package import Networking
import SectionEssentials
import SectionKit

extension LogFile {
    /// The number of bytes that a file may have.
    static let sizeLimit = 64 << 20

    /// The number of bytes by which a format is recognised.
    private static let beginning = 1 << 16

    /// Reads a file in any of the formats, which is recognised by its content.
    ///
    /// - Parameter hints: what a person says of a file that does not tell it itself.
    /// - Throws: ``LogFileError`` with what to do when the file is in no known format, or is broken.
    package static func read(
        _ body: Body, _ hints: LogFileHints = LogFileHints()
    ) throws(LogFileError) -> LogFile {
        guard body.count <= sizeLimit else { throw .tooLarge }
        let data: Data
        do throws(RequestError) { data = try body.data().inUTF8 } catch {
            throw LogFileError(error)
        }
        let beginning = data.prefix(beginning)
        let text = String(decoding: beginning, as: UTF8.self)
        let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        if let other = OtherFile(Array(beginning), text: start) { throw other.error }
        switch start.first {
        case nil: throw .empty
        case "{", "[": return try JSONLogReader(data: data).read()
        default: break
        }
        if start.hasPrefix("BEGIN:VCALENDAR") { return try calendar(data) }
        if AppInTheAirFile.isBegun(start) { return try appInTheAir(data) }
        let reader = try CSVLogReader(beginning: Data(beginning), columns: hints.columns)
        return try reader.read(data, order: hints.order)
    }

    private static func calendar(_ data: Data) throws(LogFileError) -> LogFile {
        var reader = CalendarFile()
        var isWhole = false
        try forEachLine(of: data) { line, _ in
            if line.trimmed == "END:VCALENDAR" { isWhole = true }
            reader.take(line)
            return !reader.file.isFull
        }
        reader.end()
        if !isWhole { throw .cutCalendar }
        if reader.file.rowCount == 0 { throw .noFlights(but: reader.file.passedOver) }
        return reader.file
    }

    private static func appInTheAir(_ data: Data) throws(LogFileError) -> LogFile {
        var reader = AppInTheAirFile()
        try forEachLine(of: data) { line, number in
            reader.take(line.trimmed, number: number)
            return !reader.file.isFull
        }
        return reader.file
    }

    /// Calls `take` with each line and its number until it returns false.
    ///
    /// - Throws: ``LogFileError`` if it returned false, because there are too many flights.
    private static func forEachLine(
        of data: Data,
        _ take: (String, Int) -> Bool
    ) throws(LogFileError) {
        var number = 0
        for line in data.split(separator: 0x0A, omittingEmptySubsequences: false) {
            number += 1
            let line = line.last == 0x0D ? line.dropLast() : line
            guard take(String(decoding: line, as: UTF8.self), number) else {
                throw .tooMany
            }
        }
    }
}

/// What a person says of a file that does not tell it itself.
package struct LogFileHints: Equatable, Sendable {
    /// Which column is which value of a flight.
    package var columns: ColumnMapping?

    /// Whether its dates begin with the day or the month.
    package var order: DateOrder?

    package init(columns: ColumnMapping? = nil, order: DateOrder? = nil) {
        self.columns = columns
        self.order = order
    }
}

extension Data {
    /// The text in UTF-8, which spreadsheets may write in UTF-16; other data stays as it is.
    fileprivate var inUTF8: Data {
        let isBig = starts(with: [0xFE, 0xFF])
        // Without a mark, every second byte of a letter of ASCII is zero.
        let isLittle =
            starts(with: [0xFF, 0xFE])
            || count >= 4 && self[startIndex] != 0
                && self[startIndex + 1] == 0 && self[startIndex + 2] != 0
                && self[startIndex + 3] == 0
        guard isBig || isLittle else { return self }
        var units: [UInt16] = []
        units.reserveCapacity(count / 2)
        var place = startIndex
        while place + 1 < endIndex {
            let (first, second) = (UInt16(self[place]), UInt16(self[place + 1]))
            units.append(isBig ? first << 8 | second : second << 8 | first)
            place += 2
        }
        return Data(String(decoding: units, as: UTF16.self).utf8)
    }
}
