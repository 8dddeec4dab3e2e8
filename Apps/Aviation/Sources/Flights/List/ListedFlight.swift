package import Geodesy

/// A flight in a list, with where it is from the place of the query.
package struct ListedFlight: Equatable, Sendable {
    package let flight: Flight

    /// The distance from the place in metres, on a sphere; nil without a place or a position.
    package let distance: Double?

    /// The direction from the place, in degrees clockwise from true north.
    package let bearing: Double?

    package init(_ flight: Flight, from place: Coordinate? = nil) {
        self.flight = flight
        guard let place, let position = flight.aircraft.position else {
            (distance, bearing) = (nil, nil)
            return
        }
        distance = place.haversineDistance(to: position)
        bearing = GreatCircle(from: place, to: position).initialBearing
    }
}

extension ListedFlight {
    package var aircraft: Aircraft { flight.aircraft }

    /// The identity of its row: the address.
    package var identity: String { flight.aircraft.address.description }

    /// Whether its position is older than ``Aircraft/oldAge``.
    package var isOld: Bool { flight.positionAge.map { $0 > Aircraft.oldAge } ?? false }

    /// Whether it is on the ground without a known direction.
    var isParked: Bool { aircraft.isOnGround == true && aircraft.track == nil }
}
