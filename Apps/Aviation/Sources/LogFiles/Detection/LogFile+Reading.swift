import Essentials
package import Networking
import SectionKit

extension LogFile {
    /// The number of bytes that a file may have.
    static let sizeLimit = 64 << 20

    /// The number of bytes by which a format is recognised.
    private static let beginning = 1 << 16

    /// Reads a file in any of the formats, which is recognised by its content.
    ///
    /// - Throws: ``LogFileError`` with what to do when the file is in no known format, or is broken.
    package static func read(_ body: Body) throws(LogFileError) -> LogFile {
        guard body.count <= sizeLimit else { throw .tooLarge }
        let data: Data
        do throws(RequestError) { data = try body.data() } catch { throw LogFileError(error) }
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
        guard let reader = CSVLogReader(beginning: Data(beginning)) else {
            throw .unknown
        }
        return try reader.read(data)
    }

    private static func calendar(_ data: Data) throws(LogFileError) -> LogFile {
        var reader = TripItFile()
        var isOurs = false
        var isWhole = false
        try forEachLine(of: data) { line, _ in
            if line.hasPrefix("PRODID:"), line.contains("SectionKit") { isOurs = true }
            if line.trimmed == "END:VCALENDAR" { isWhole = true }
            reader.take(line)
            return !reader.file.isFull
        }
        reader.end()
        if isOurs { throw .ownCalendar }
        if !isWhole { throw .cutCalendar }
        if reader.file.rowCount == 0 { throw .noFlights }
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
