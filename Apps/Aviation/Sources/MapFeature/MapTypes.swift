import Airports
import Flights
import SectionKit

/// Types of aircraft and of airports, of which a word can only be one.
struct MapTypes: Equatable, Sendable {
    /// Type designators (ICAO Doc 8643), which have at most four characters.
    private(set) var aircraft: [String] = []

    /// Kinds of airports, whose words are all longer.
    private(set) var airports: [Airport.Kind] = []

    /// Reads words between commas, each once; nil if one is invalid.
    init?(_ text: String) {
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let word = part.trimmed
            if let kind = Airport.Kind(rawValue: word.lowercased()) {
                if !airports.contains(kind) { airports.append(kind) }
            } else if let type = word.typeDesignator {
                if !aircraft.contains(type) { aircraft.append(type) }
            } else {
                return nil
            }
        }
    }

    /// The words of all kinds of airports, such as "large, medium or small".
    static let airportWords = Airport.Kind.allCases.map(\.rawValue).listed(by: "or")
}
