import Flights
import SectionEssentials
import SectionKit

/// The past flights or states that match a query.
struct HistoryList: Sendable {
    /// The rows, which are unpacked when they are read.
    enum Rows: Sendable {
        case flights(PastFlights)
        case states(PastStates)
    }

    let query: HistoryQuery

    /// The name of the airport of the query; nil without one.
    let airport: String?

    let rows: Rows

    /// The number of rows that could not be read.
    let dropped: Int
}

extension HistoryList {
    var count: Int {
        switch rows {
        case .flights(let flights): flights.count
        case .states(let states): states.count
        }
    }

    /// What is listed, in a sentence.
    var summary: String {
        let start = query.start.words(digits: 16)
        let end = query.end.words(digits: 16)
        let what =
            query.kind == .flights
            ? count.counted("flight", "flights") : count.counted("state", "states")
        let none = query.kind == .flights ? "no flights" : "no states"
        let subject = count == 0 ? "OpenSky has \(none)" : "OpenSky has \(what)"
        let limit = query.limit == count ? " This is the limit: there may be more." : ""
        return "\(subject)\(place) from \(start) to \(end) UTC.\(limit)"
    }

    /// Which rows cannot be read, as a sentence.
    var warnings: [String] {
        guard dropped > 0 else { return [] }
        return [
            "\(dropped.counted("row", "rows")) could not be read and"
                + " \(dropped == 1 ? "is" : "are") left out."
        ]
    }

    /// The aircraft or the place of the query, such as " of 3c6444"; empty for all.
    var place: String {
        switch (query.kind, query.filter) {
        case (_, .none): ""
        case (_, .aircraft(let addresses)):
            " of \(addresses.map(\.description).listed(by: "and"))"
        case (_, .box): " in the box"
        case (.flights, .airport(let code)): " from or to \(airport ?? code)"
        case (.states, .airport(let code)): " within 10 NM of \(airport ?? code)"
        }
    }
}
