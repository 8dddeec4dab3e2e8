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

extension HistoryList {
    /// The tracks of states; nil for flights, which have no positions.
    var map: Map? {
        switch rows {
        case .flights: nil
        case .states(let states): states.map
        }
    }

    /// The rows as a table, whose rows are made when they are needed.
    var table: Table {
        switch rows {
        case .flights(let flights):
            Table(
                of: flights, columns: TableColumn<PastFlight>.all, titledBy: "call_sign",
                failure: { flights.failure })
        case .states(let states):
            Table(
                of: states, columns: TableColumn<Aircraft>.all(in: query.units),
                titledBy: "call_sign", failure: { states.failure })
        }
    }
}

extension TableColumn<PastFlight> {
    fileprivate static var all: [Self] {
        [
            Self(Column("call_sign", "Flight")) { .text(orUnknown: $0.callSign) },
            Self(Column("address", "Address", priority: 4)) { .text($0.address.description) },
            Self(Column("first_seen", "First seen")) { .time($0.firstSeen) },
            Self(Column("last_seen", "Last seen", priority: 1)) { .time($0.lastSeen) },
            Self(Column("departure", "From", priority: 2)) { .text(orUnknown: $0.departure) },
            Self(Column("arrival", "To", priority: 3)) { .text(orUnknown: $0.arrival) },
        ]
    }
}

extension TableColumn<Aircraft> {
    fileprivate static func all(in units: UnitSystem) -> [Self] {
        [
            Self(.people("Time (UTC)")) { .text(orUnknown: $0.lastContact?.words(digits: 19)) },
            Self(.machines("time")) { $0.lastContact.map(Cell.time) ?? .empty },
            Self(Column("call_sign", "Flight", priority: 1)) { .text(orUnknown: $0.callSign) },
            Self(Column("address", "Address", priority: 5)) { .text($0.address.description) },
            Self(.people("Altitude", alignment: .trailing)) {
                $0.isOnGround == true ? .text("on ground") : units.altitude($0.altitude)
            },
            Self(.people("Speed", alignment: .trailing, priority: 2)) {
                units.speed($0.groundSpeed)
            },
            Self(.people("Heading", alignment: .trailing, priority: 3)) {
                .direction(orUnknown: $0.track)
            },
            Self(.people("Climb", alignment: .trailing, priority: 4)) { units.climb($0.climbRate) },
            Self(Column("squawk", "Squawk", alignment: .trailing, priority: 6)) {
                .text(orUnknown: $0.squawk)
            },
        ] + unseen
    }

    /// The columns that only data formats have.
    private static var unseen: [Self] {
        [
            Self(.machines("position", keys: .place)) { .place(orUnknown: $0.position) },
            Self(.machines("position_time")) { $0.positionTime.map(Cell.time) ?? .empty },
            Self(.machines("is_on_ground")) { .boolean(orUnknown: $0.isOnGround) },
            Self(.machines("altitude_m")) { .number($0.barometricAltitude, digits: 2) },
            Self(.machines("geometric_altitude_m")) { .number($0.geometricAltitude, digits: 2) },
            Self(.machines("ground_speed_m_s")) { .number($0.groundSpeed, digits: 2) },
            Self(.machines("track_deg")) { .number($0.track, digits: 1) },
            Self(.machines("climb_m_s")) { .number($0.climbRate, digits: 2) },
        ]
    }
}

extension Cell {
    /// A time to the second.
    fileprivate static func time(_ date: Date) -> Cell {
        .date(PreciseDate(date, precision: .hour))
    }
}

extension Date {
    /// The time in UTC, such as "2026-07-01 12:00:01".
    ///
    /// - Parameter digits: how many characters of it: 16 to the minute, 19 to the second.
    func words(digits: Int) -> String {
        String(ISO8601.text(from: self).prefix(digits).map { $0 == "T" ? " " : $0 })
    }
}
