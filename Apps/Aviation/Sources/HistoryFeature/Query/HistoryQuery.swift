import Flights
import Geodesy
import SectionEssentials

/// A query for the past: what, when, and where or which aircraft.
struct HistoryQuery: Equatable, Sendable {
    /// What is listed; the raw values are those of the operand.
    enum Kind: String, CaseIterable, Sendable {
        /// One row for each flight, with its estimated airports.
        case flights

        /// One row for each second in which an aircraft was heard.
        case states
    }

    /// What limits a query besides the time.
    enum Filter: Equatable, Sendable {
        case none
        case aircraft([AircraftAddress])
        case box(GeoBox)

        /// An airport by its code, in capital letters.
        case airport(String)
    }

    var kind: Kind

    /// The start, included.
    var start: Date

    /// The end, not included.
    var end: Date

    var filter = Filter.none

    /// The maximum number of rows; nil for all.
    var limit: Int?

    /// The units that people see.
    var units = UnitSystem.aviation
}
