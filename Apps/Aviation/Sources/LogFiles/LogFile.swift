package import Networking
import SectionEssentials
import SectionKit

/// The flights of a file, and the rows that were not understood.
package struct LogFile: Equatable, Sendable {
    package let format: LogFileFormat

    /// The flights, in the order of the file, each row as one; an import adds what is repeated once.
    package internal(set) var flights: [FileFlight] = []

    /// The first rows that were not understood.
    package private(set) var unread: [UnreadRow] = []

    /// How many rows were not understood.
    package private(set) var unreadCount = 0

    /// How many flights of other people were left out.
    package internal(set) var othersCount = 0

    /// What the rows of a table say that its flights do not have.
    package internal(set) var leftOut = LeftOut()

    /// What the file has besides flights, such as other events of a calendar.
    package private(set) var passedOver = PassedOver()

    /// The most flights that a file may have.
    static let limit = 100_000

    /// The most rows that are kept of those that were not understood.
    static let unreadLimit = 1_000

    init(_ format: LogFileFormat) {
        self.format = format
    }

    /// Gives the airports codes that the file only names.
    package mutating func name(_ codes: [String: String]) {
        guard !codes.isEmpty else { return }
        for place in flights.indices { flights[place].name(codes) }
    }

    /// How many rows the file has, without its header.
    package var rowCount: Int { flights.count + unreadCount + othersCount }

    /// Counts something that is no flight.
    mutating func passOver(_ name: String) {
        passedOver.count += 1
        if passedOver.names.count < 3 { passedOver.names.append(name) }
    }

    /// Adds the flight that `read` returns, or says why there is none.
    mutating func add(_ text: @autoclosure () -> String, at place: FilePlace, _ read: Row) {
        do throws(RowFlaw) {
            if let flight = try read() { flights.append(flight) } else { othersCount += 1 }
        } catch {
            unreadCount += 1
            guard unread.count < Self.unreadLimit else { return }
            unread.append(UnreadRow(place: place, flaw: error, text: String(text().prefix(120))))
        }
    }

    /// Reads a row; nil for the flight of another person.
    typealias Row = () throws(RowFlaw) -> FileFlight?

    /// Whether another flight would be too many.
    var isFull: Bool { rowCount > Self.limit }
}

/// What a file has besides flights.
package struct PassedOver: Equatable, Sendable {
    package internal(set) var count = 0

    /// The first names, such as "'Lunch'".
    package internal(set) var names: [String] = []

    /// The events with their titles, such as "2 other events: 'Lunch' and 'Hotel'".
    package var words: String {
        let more = count - names.count
        let names = names + (more > 0 ? ["\(more) more"] : [])
        return "\(count.counted("other event", "other events")): \(names.listed(by: "and"))"
    }
}

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
