import Airports
import Flights
import Geodesy
import SectionKit

/// The columns of the distance and direction from a place; without one, only their keys.
extension TableColumn<Airport> {
    /// The columns that people see.
    static func nearness(to place: Coordinate?, in units: UnitSystem) -> [Self] {
        guard let place else { return [] }
        return [
            Self(.people("Distance", alignment: .trailing)) {
                units.distance($0.distance(from: place))
            },
            Self(.people("Direction", alignment: .trailing, priority: 1)) {
                $0.bearing(from: place).map { .direction(orUnknown: $0) } ?? .empty
            },
        ]
    }

    /// The columns that only data formats have.
    static func unseenNearness(to place: Coordinate?) -> [Self] {
        [
            Self(.machines("distance_km")) { airport in
                place.flatMap { airport.distance(from: $0) }
                    .map { .decimal($0 / 1000, digits: 3) } ?? .empty
            },
            Self(.machines("distance_nm")) { airport in
                place.flatMap { airport.distance(from: $0) }
                    .map { .decimal($0 / 1852, digits: 3) } ?? .empty
            },
            Self(.machines("bearing_deg")) { airport in
                place.flatMap { airport.bearing(from: $0) }
                    .map { .decimal($0, digits: 1) } ?? .empty
            },
        ]
    }
}
