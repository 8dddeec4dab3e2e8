package import Airports
package import SectionEssentials

/// An aircraft with what the embedded tables know of it; see ``FlightTables/flight(_:at:)``.
package struct Flight: Equatable, Sendable {
    package var aircraft: Aircraft
    package var airline: Airline?
    package var type: AircraftType?

    /// The country of registration, from the source's word or the block of its address.
    package var country: Country?

    /// Whether the source says so, or its address is in a military block.
    package var isMilitary: Bool

    /// The time that its age counts to.
    package var present: Date
}

extension Flight {
    /// Its best name: the call sign, else the registration, else the address.
    package var name: String { aircraft.name }

    /// How long ago it was heard, to end a sentence, such as ", heard 3 s ago", and how old its
    /// position is if it is older than what counts as now.
    package var heardWords: String {
        guard let age = aircraft.heardAge(at: present) else { return "" }
        let words = ", heard \(age.ageWords) ago"
        guard !aircraft.isPlaced, let place = positionAge else { return words }
        return words + "; its position is \(place.ageWords) old"
    }

    /// The age of its position in seconds; nil without a position.
    package var positionAge: Double? { aircraft.positionAge(at: present) }
}

extension Aircraft {
    /// Its best name: the call sign, else the registration, else the address.
    package var name: String { callSign ?? registration ?? address.description }
}
