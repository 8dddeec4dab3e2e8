package import Airports
import Geodesy
import SectionKit

extension ListedFlight {
    /// Returns a sentence that says where it is, how far from a place, in which direction, how high,
    /// and how long ago it was heard.
    package func sentence(from place: Place?, in units: UnitSystem) -> String {
        let name = flight.name
        let age = flight.heardWords
        guard let clause = aircraft.emergencyClause else {
            return "\(name) is \(whereabouts(from: place, in: units))\(age)."
        }
        return "\(name) \(clause);"
            + " it is \(whereabouts(from: place, in: units))\(age)."
    }

    private func whereabouts(from place: Place?, in units: UnitSystem) -> String {
        var words = "at an unknown position"
        if let position = aircraft.position { words = "at \(position.formatted)" }
        if let place, let distance = units.distance(distance).measureWords {
            let compass = bearing.flatMap(Compass.init(degrees:))?.rawValue
            words = compass.map { "\(distance) \($0) of \(place.name)" } ?? "at \(place.name)"
        }
        if aircraft.isOnGround == true { return words + " on the ground" }
        return words + (units.altitude(aircraft.altitude).measureWords.map { " at \($0)" } ?? "")
    }
}
