/// The airports between which a flight usually flies, as a table of routes says.
package struct FlightRoute: Equatable, Sendable {
    /// The way between two stops that follow each other.
    package struct Leg: Equatable, Sendable {
        package let start: RouteStop
        package let end: RouteStop

        package init(from start: RouteStop, to end: RouteStop) {
            self.start = start
            self.end = end
        }

        /// The leg in the other direction.
        package var reversed: Leg { Leg(from: end, to: start) }
    }

    /// The call sign that the route is listed under.
    package let callSign: String

    /// Two airports or more, in the order of the flight.
    package let stops: [RouteStop]

    /// Creates a route; nil with fewer than two stops.
    package init?(of callSign: String, stops: [RouteStop]) {
        guard stops.count > 1 else { return nil }
        self.callSign = callSign
        self.stops = stops
    }

    /// The ways between the stops, in order.
    package var legs: [Leg] {
        zip(stops, stops.dropFirst()).map { Leg(from: $0, to: $1) }
    }
}
