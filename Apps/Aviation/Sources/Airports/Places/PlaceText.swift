package import Geodesy
import SectionKit

/// A place as a person gives it: a position, or the name or code of an airport, or a city.
package enum PlaceText: Equatable, Sendable {
    case coordinate(Coordinate)
    case name(String)

    /// Reads a place; nil for a position that is out of range, and for a text without a letter or
    /// digit.
    package init?(_ text: String) {
        if CoordinateText.isPosition(text) {
            guard let coordinate = CoordinateText.coordinate(text) else { return nil }
            self = .coordinate(coordinate)
        } else {
            guard let search = AirportSearch(text) else { return nil }
            self = .name(search.text)
        }
    }

    /// Returns the place; a city is that of its largest airport.
    package func place(in airports: AirportDirectory) throws(UnknownPlace) -> Place {
        switch self {
        case .coordinate(let coordinate):
            return Place(coordinate, name: coordinate.formatted)
        case .name(let name):
            guard let search = AirportSearch(name) else { throw .notFound(name, nearest: nil) }
            return try search.place(in: airports)
        }
    }
}

extension AirportSearch {
    /// Returns the airport that matches best, of several the largest with a position.
    fileprivate func place(in airports: AirportDirectory) throws(UnknownPlace) -> Place {
        let matches = matches(in: airports)
        guard let first = matches.first else {
            throw .notFound(text, nearest: guess(in: airports))
        }
        for airport in matches {
            guard let position = airport.position else { continue }
            let choice =
                "\(matches.count.counted("airport", "airports")) match “\(text)”;"
                + " the largest is \(airport.nameWithCode)."
            return Place(
                position, name: airport.nameWithCode, airport: airport,
                choice: matches.count > 1 ? choice : nil)
        }
        throw .noPosition(first.nameWithCode)
    }
}

extension Airport {
    /// The name and the best-known code, such as "London Heathrow Airport (LHR)".
    package var nameWithCode: String { "\(name) (\(code))" }
}
