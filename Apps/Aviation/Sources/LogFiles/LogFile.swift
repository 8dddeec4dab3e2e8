import SectionKit

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
