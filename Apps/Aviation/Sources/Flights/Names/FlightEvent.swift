/// What `--alert` waits for; the raw values are those of `--wait-for`.
package enum FlightEvent: String, CaseIterable, Sendable {
    case seen
    case airborne
    case onGround = "on-ground"
    case emergency

    /// Whether an aircraft is in this state.
    package func matches(_ aircraft: Aircraft) -> Bool {
        switch self {
        case .seen: true
        case .airborne: aircraft.isOnGround == false
        case .onGround: aircraft.isOnGround == true
        case .emergency: aircraft.emergency != nil
        }
    }

    /// Returns a sentence for each change of an aircraft that is worth a notification.
    package static func notices(of new: Flight, since old: Flight) -> [String] {
        var notices: [String] = []
        switch (old.aircraft.isOnGround, new.aircraft.isOnGround) {
        case (false?, true?): notices.append("\(new.name) has landed.")
        case (true?, false?): notices.append("\(new.name) has taken off.")
        default: break
        }
        if let clause = new.aircraft.emergencyClause, clause != old.aircraft.emergencyClause {
            notices.append("\(new.name) \(clause).")
        }
        return notices
    }
}
