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

    /// Returns the place; a city is that of its main airport, if one is near it.
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
    /// Returns what the text most likely means that has a position.
    fileprivate func place(in airports: AirportDirectory) throws(UnknownPlace) -> Place {
        let found = PlaceReadings(self, in: airports)
        for reading in found.readings {
            guard let position = PlaceReadings.position(of: reading) else { continue }
            let choice = found.choice(of: reading)
            switch reading {
            case .airport(let airport), .partOfName(let airport), .city(_, let airport?):
                return Place(
                    position, name: airport.nameWithCode, airport: airport, choice: choice)
            case .city(let city, nil):
                return Place(position, name: city.name, choice: choice)
            }
        }
        if case .airport(let first)? = found.readings.first {
            throw .noPosition(first.nameWithCode)
        }
        if case .partOfName(let first)? = found.readings.first {
            throw .noPosition(first.nameWithCode)
        }
        throw .notFound(text, nearest: guess(in: airports))
    }
}

extension Airport {
    /// The name and the best-known code, such as "London Heathrow Airport (LHR)".
    package var nameWithCode: String { "\(name) (\(code))" }
}
