package import Airports
package import Geodesy
import SectionKit

/// A flight in a list, with where it is from the place of the query.
package struct ListedFlight: Equatable, Sendable {
    package let flight: Flight

    /// The distance from the place in metres, over the ellipsoid; nil without a place or a position.
    package let distance: Double?

    /// The direction from the place, in degrees clockwise from true north.
    package let bearing: Double?

    package init(_ flight: Flight, from place: Coordinate? = nil) {
        self.flight = flight
        guard let place, let position = flight.aircraft.position else {
            (distance, bearing) = (nil, nil)
            return
        }
        let way = Geodesic(from: place, to: position)
        distance = way.distance
        bearing = way.distance > 0 ? way.initialBearing : nil
    }
}

extension ListedFlight {
    package var aircraft: Aircraft { flight.aircraft }

    /// The identity of its row: the address.
    package var identity: String { flight.aircraft.address.description }

    /// Whether its position is older than ``MaximumAge/usual``.
    package var isOld: Bool {
        flight.positionAge.map { $0 > MaximumAge.usual.seconds } ?? false
    }

    /// Whether it is on the ground without a known direction.
    var isParked: Bool { aircraft.isOnGround == true && aircraft.track == nil }
}

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
