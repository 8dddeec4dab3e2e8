package import Geodesy

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
