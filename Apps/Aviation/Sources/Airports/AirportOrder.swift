import SectionKit

/// An order of airports.
package enum AirportOrder: String, CaseIterable, Sendable {
    case size, name, city, country, code, elevation

    /// The order for people, such as "largest first".
    package var words: String {
        switch self {
        case .size: "largest first"
        case .name: "by name"
        case .city: "by city"
        case .country: "by country"
        case .code: "by code"
        case .elevation: "highest first"
        }
    }

    /// The airports in this order; what it goes by and is not known comes last.
    ///
    /// Airports that are alike in it are in order of size: the larger kind, then those with
    /// scheduled service, then by name.
    package func sorted(_ airports: [Airport]) -> [Airport] {
        let keys = airports.enumerated().map { Key($1, place: $0, of: self) }
        return keys.sorted().map { airports[$0.place] }
    }

    private struct Key: Comparable {
        let number: Int
        let text: String
        let size: Int
        let name: String
        let place: Int

        init(_ airport: Airport, place: Int, of order: AirportOrder) {
            // A bracket or a quotation mark in front is not what people look under.
            name = String(airport.name.folded.drop { !$0.isLetter && !$0.isNumber })
            let text: String? =
                switch order {
                case .size, .elevation: ""
                case .name: name
                case .city: airport.city?.folded
                case .country: airport.country?.name.folded
                case .code: airport.code
                }
            let isKnown = order == .elevation ? airport.elevation != nil : text != nil
            number = isKnown ? (order == .elevation ? -(airport.elevation ?? 0) : 0) : .max
            self.text = text ?? ""
            let kinds = Airport.Kind.allCases
            let kind = airport.kind.flatMap { kinds.firstIndex(of: $0) } ?? kinds.count
            size = 2 * kind + (airport.isScheduled ? 0 : 1)
            self.place = place
        }

        static func < (one: Key, other: Key) -> Bool {
            if one.number != other.number { return one.number < other.number }
            if one.text != other.text { return one.text < other.text }
            if one.size != other.size { return one.size < other.size }
            if one.name != other.name { return one.name < other.name }
            return one.place < other.place
        }
    }
}
