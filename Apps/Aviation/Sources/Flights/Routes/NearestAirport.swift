package import Airports
package import Geodesy

/// The airport nearest to an aircraft.
package struct NearestAirport: Equatable, Sendable {
    package let airport: Airport

    /// The distance in metres.
    package let distance: Double

    /// The direction from the airport to the aircraft, in degrees clockwise from true north.
    package let bearing: Double

    /// Finds the airport for aeroplanes that is nearest to a position; nil if there are none.
    package init?(to position: Coordinate, in airports: AirportDirectory) {
        var nearest: (airport: Airport, distance: Double)?
        for airport in airports {
            // A degree of latitude is at least 110 km long, so most airports are too far north or
            // south, whatever else is known of them.
            guard let latitude = airport.latitude,
                (latitude - position.latitude).magnitude * 110_000 < nearest?.distance ?? .infinity,
                let place = airport.position,
                place.haversineDistance(to: position) * Coordinate.mostShorter
                    < nearest?.distance ?? .infinity
            else { continue }
            let distance = place.distance(to: position)
            if distance < nearest?.distance ?? .infinity, airport.isForAeroplanes {
                nearest = (airport, distance)
            }
        }
        guard let airport = nearest?.airport, let place = airport.position else { return nil }
        let way = Geodesic(from: place, to: position)
        self.airport = airport
        distance = way.distance
        bearing = way.initialBearing
    }
}

extension Airport {
    fileprivate var isForAeroplanes: Bool {
        switch kind {
        case .large, .medium, .small, nil: true
        case .seaplane, .heliport, .balloonport, .closed: false
        }
    }
}
