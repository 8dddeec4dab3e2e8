/// What `--alert` waits for; the raw values are those of `--wait-for`.
package enum FlightEvent: String, CaseIterable, Sendable {
    case seen
    case airborne
    case onGround = "on-ground"
    case emergency

    /// Whether an aircraft is in this state now; one that was not heard within the maximum age is in
    /// none.
    package func matches(_ aircraft: Aircraft) -> Bool {
        guard aircraft.isHeard else { return false }
        return switch self {
        case .seen: true
        case .airborne: aircraft.isOnGround == false
        case .onGround: aircraft.isOnGround == true
        case .emergency: aircraft.emergency != nil
        }
    }

    /// Returns a sentence for each change of an aircraft that is worth a notification; none for one
    /// that was not heard within the maximum age.
    package static func notices(of new: Flight, since old: Flight) -> [String] {
        guard new.aircraft.isHeard else { return [] }
        var notices: [String] = []
        switch (old.aircraft.isOnGround, new.aircraft.isOnGround) {
        case (false?, true?): notices.append("\(new.name) has landed\(new.heardWords).")
        case (true?, false?): notices.append("\(new.name) has taken off\(new.heardWords).")
        default: break
        }
        if let clause = new.aircraft.emergencyClause, clause != old.aircraft.emergencyClause {
            notices.append("\(new.name) \(clause)\(new.heardWords).")
        }
        return notices
    }
}
