import Flights
import Geodesy
import Logbook

/// An aircraft that is in the air now, and how far it is along its route.
struct LiveFlight: Equatable, Sendable {
    let aircraft: Aircraft

    /// How far it is along the route, and whether it can be on it; nil if the route is unknown.
    let check: RouteCheck?

    /// Compares an aircraft with the flight that it is expected to be.
    init(_ aircraft: Aircraft, from: LogAirport?, to: LogAirport?) {
        self.aircraft = aircraft
        guard let from, let to else {
            check = nil
            return
        }
        let stops = [from, to].map {
            RouteStop($0.code, airport: nil, name: $0.name, city: $0.city, position: $0.position)
        }
        check = FlightRoute(of: aircraft.callSign ?? "", stops: stops).flatMap {
            RouteCheck(of: $0, aircraft)
        }
    }
}
