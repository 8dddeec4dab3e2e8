package import Airports
import Geodesy
import SectionKit

extension ListedFlight {
    /// Returns a sentence that says where it is: how far from a place, in which direction, how high.
    package func sentence(from place: Place?, in units: UnitSystem) -> String {
        let name = flight.name
        guard let clause = aircraft.emergencyClause else {
            return "\(name) is \(whereabouts(from: place, in: units))."
        }
        return "\(name) \(clause);"
            + " it is \(whereabouts(from: place, in: units))."
    }

    private func whereabouts(from place: Place?, in units: UnitSystem) -> String {
        var words = "at an unknown position"
        if let position = aircraft.position { words = "at \(position.formatted)" }
        if let place, let bearing, let compass = Compass(degrees: bearing),
            let distance = units.distance(distance).measureWords
        {
            words = "\(distance) \(compass.rawValue) of \(place.name)"
        }
        if aircraft.isOnGround == true { return words + " on the ground" }
        return words + (units.altitude(aircraft.altitude).measureWords.map { " at \($0)" } ?? "")
    }
}
