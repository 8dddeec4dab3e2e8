package import SectionKit

/// What a list of airports is sorted by.
package enum AirportSort: String, CaseIterable, Sendable {
    case size, name, city, country, code, elevation

    /// The order that people expect: the large and the high first, words from A to Z.
    private var usualOrder: ListOrder {
        switch self {
        case .size, .elevation: .desc
        case .name, .city, .country, .code: .asc
        }
    }

    /// The order for people, such as "largest first"; the usual one if it is nil.
    package func words(in order: ListOrder?) -> String {
        switch (self, order ?? usualOrder) {
        case (.size, .desc): "largest first"
        case (.size, .asc): "smallest first"
        case (.elevation, .desc): "highest first"
        case (.elevation, .asc): "lowest first"
        case (_, .asc): "by \(rawValue)"
        case (_, .desc): "by \(rawValue), from Z to A"
        }
    }

    /// The airports in an order, the usual one if it is nil; what is not known comes last in both.
    ///
    /// Airports that are alike in what they are sorted by are in order of size: the larger kind,
    /// then those with scheduled service, then by name.
    package func sorted(_ airports: [Airport], in order: ListOrder? = nil) -> [Airport] {
        let order = order ?? usualOrder
        return airports.enumerated().map { Key($1, place: $0, by: self) }
            .sorted { $0.precedes($1, in: order) }
            .map { airports[$0.place] }
    }

    /// What an airport is sorted by: an airport itself is costly to move.
    private struct Key {
        let number: Int?
        let text: String?
        let size: Int?
        let name: String
        let place: Int

        init(_ airport: Airport, place: Int, by sort: AirportSort) {
            // A bracket or a quotation mark in front is not what people look under.
            name = String(airport.name.folded.drop { !$0.isLetter && !$0.isNumber })
            size = airport.kind.map { $0.rank * 2 + (airport.isScheduled ? 1 : 0) }
            number =
                switch sort {
                case .size: size
                case .elevation: airport.elevation
                case .name, .city, .country, .code: nil
                }
            text =
                switch sort {
                case .size, .elevation: nil
                case .name: name
                case .city: airport.city?.folded
                case .country: airport.country?.name.folded
                case .code: airport.code
                }
            self.place = place
        }

        func precedes(_ other: Key, in order: ListOrder) -> Bool {
            order.precedes(number, other.number)
                ?? order.precedes(text, other.text)
                ?? ListOrder.desc.precedes(size, other.size)
                ?? ListOrder.asc.precedes(name, other.name)
                ?? (place < other.place)
        }
    }
}

extension Airport.Kind {
    /// How large such airports are, among the kinds.
    fileprivate var rank: Int {
        Self.allCases.count - (Self.allCases.firstIndex(of: self) ?? Self.allCases.count)
    }
}
