/// A row of a file that was not understood.
package struct UnreadRow: Equatable, Sendable {
    package let place: FilePlace
    package let flaw: RowFlaw

    /// The beginning of the row, as it is in the file.
    package let text: String
}

/// Why a row is no flight.
package enum RowFlaw: Error, Equatable, Sendable {
    case noDate
    case invalidDate(String)
    case invalidTime(String)
    case noDeparture
    case noArrival
    case noFlight

    /// Its duration is not a number of minutes that a flight can take.
    case invalidDuration(String)

    /// The row is the last one, and the file ends before its last column.
    case cutShort

    /// The reason as a clause.
    package var reason: String {
        switch self {
        case .noDate: "it has no date"
        case .invalidDate(let text): "'\(text.prefix(40))' is not a date"
        case .invalidTime(let text): "'\(text.prefix(40))' is not a time"
        case .noDeparture: "it has no airport of departure"
        case .noArrival: "it has no airport of arrival"
        case .noFlight: "it is not a flight"
        case .invalidDuration(let text): "'\(text.prefix(40))' is not the duration of a flight"
        case .cutShort: "the file ends in the middle of it"
        }
    }
}
