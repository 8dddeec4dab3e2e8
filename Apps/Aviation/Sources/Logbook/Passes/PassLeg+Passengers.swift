import SectionKit

/// Several passengers may be on one booking, each with a seat.
extension PassLeg {
    /// The values that each passenger has.
    private static let personal: Set<PassField> = [
        .seat, .cabin, .ticket, .sequence, .frequentFlyer, .bags, .group, .passengerStatus,
    ]

    /// The passengers that one part names, if they are several; else none.
    package var passengers: [String] {
        let names = PassOrigin.allCases.map { origin in
            readings.filter { $0.field == .passenger && $0.origin == origin }.map(\.text)
        }
        return names.first { $0.count > 1 } ?? []
    }

    /// What a passenger has, such as "14A"; nil if nothing says it.
    package func value(_ field: PassField, of passenger: String) -> String? {
        readings.first { $0.field == field && $0.owner == passenger }?.text
    }

    /// The fields of a flight in which its passengers differ.
    package var differingFields: [PassField] {
        let passengers = passengers
        return [PassField.seat, .cabin].filter { field in
            Set(passengers.map { value(field, of: $0) }).count > 1
        }
    }

    /// The seats of the flight, if a text has several and does not say whose they are.
    package var openSeats: [String] {
        let seats = readings.filter { $0.field == .seat && $0.place != nil && $0.owner == nil }
        return seats.count > 1 && self[.seat] == seats[0].text ? seats.map(\.text) : []
    }

    /// Returns the flight of one of its passengers; nil if none or several have the words of a name.
    package func only(_ name: String) -> PassLeg? {
        let words = name.folded.split(separator: " ")
        let found = passengers.filter { passenger in
            let parts = passenger.folded.split(separator: " ")
            return words.allSatisfy(parts.contains)
        }
        guard found.count == 1 else { return nil }
        let others = passengers.filter { $0 != found[0] }
        return keeping { reading in
            let isOther = reading.owner.map(others.contains) ?? false
            return !isOther && !(reading.field == .passenger && others.contains(reading.text))
        }
    }

    /// Returns the flight without what only one of several passengers has.
    package var withoutOwned: PassLeg {
        let (fields, seats) = (differingFields, openSeats)
        return keeping { reading in
            !(fields.contains(reading.field) && reading.owner != nil)
                && !(reading.field == .seat && seats.contains(reading.text))
        }
    }

    /// Says of whom the values are of each part that names one passenger.
    mutating func nameOwners() {
        for origin in PassOrigin.allCases {
            let names = readings.filter { $0.field == .passenger && $0.origin == origin }
            if names.count == 1 { setOwner(names[0].text, of: Self.personal, from: origin) }
        }
    }
}
