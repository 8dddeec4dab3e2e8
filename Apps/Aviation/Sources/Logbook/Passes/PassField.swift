import SectionKit

/// A value of a flight that a boarding pass, a mail or a calendar says.
///
/// The raw values are those of the options of a flight, as far as there are such options.
package enum PassField: String, CaseIterable, Sendable {
    case number, date, from, to, departs, arrives
    case departureTerminal = "departure-terminal"
    case departureGate = "departure-gate"
    case arrivalTerminal = "arrival-terminal"
    case arrivalGate = "arrival-gate"
    case seat
    case cabin = "class"
    case bookingCode = "booking-code"
    case airline, aircraft

    /// What has become of it, as an airline or a calendar says: cancelled.
    case status

    // What is shown to a person, but not kept in the log.

    /// Another number of the same flight: that under which it was sold.
    case codeShare = "code-share"

    /// When boarding begins, on the clock of the airport.
    case boards

    /// The group or zone with which a passenger boards.
    case group
    case passenger, sequence
    case frequentFlyer = "frequent-flyer"
    case ticket, bags
    case passengerStatus = "passenger-status"

    /// Whether a flight of the log has it, so that a person can correct it.
    package var isKept: Bool {
        switch self {
        case .number, .date, .from, .to, .departs, .arrives, .departureTerminal, .departureGate,
            .arrivalTerminal, .arrivalGate, .seat, .cabin, .bookingCode, .airline, .aircraft,
            .status:
            true
        case .codeShare, .boards, .group, .passenger, .sequence, .frequentFlyer, .ticket, .bags,
            .passengerStatus:
            false
        }
    }

    /// The field for people, such as "departure gate".
    package var words: String { rawValue.replacing("-", with: " ") }
}
