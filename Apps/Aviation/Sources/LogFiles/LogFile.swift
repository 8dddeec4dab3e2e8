/// The flights of a file, and the rows that were not understood.
package struct LogFile: Equatable, Sendable {
    package let format: LogFileFormat

    /// The flights, in the order of the file; rows that are alike are flights of their own.
    package internal(set) var flights: [FileFlight] = []

    /// The first rows that were not understood.
    package private(set) var unread: [UnreadRow] = []

    /// How many rows were not understood.
    package private(set) var unreadCount = 0

    /// How many flights of other people were left out.
    package internal(set) var othersCount = 0

    /// The most flights that a file may have.
    static let limit = 100_000

    /// The most rows that are kept of those that were not understood.
    static let unreadLimit = 1_000

    init(_ format: LogFileFormat) {
        self.format = format
    }

    /// How many rows the file has, without its header.
    package var rowCount: Int { flights.count + unreadCount + othersCount }

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
