import Airports
import Flights
import Geodesy
import SectionKit

/// The columns of tables of the legs of a journey.
extension TableColumn<Journey.Leg> {
    static func legs(of journey: Journey) -> [Self] {
        let units = journey.query.units
        return [
            Self(Column("from", "From")) { .text($0.start.code) },
            Self(Column("to", "To")) { .text($0.end.code) },
            Self(.people("Distance", alignment: .trailing)) {
                units.distance($0.geodesic.distance)
            },
            Self(.people("Departs", alignment: .trailing, priority: 2)) {
                direction($0.initialBearing)
            },
            Self(.people("Arrives", alignment: .trailing, priority: 3)) {
                direction($0.finalBearing)
            },
            Self(Column("time_s", "Time", alignment: .trailing, priority: 1)) {
                .duration(journey.time(for: $0.geodesic.distance))
            },
        ] + unseen
    }

    /// The columns that only data formats have.
    private static var unseen: [Self] {
        [
            Self(.machines("from_name")) { .text($0.start.name) },
            Self(.machines("to_name")) { .text($0.end.name) },
            Self(.machines("from_position", keys: .place)) { .place($0.start.coordinate) },
            Self(.machines("to_position", keys: .place)) { .place($0.end.coordinate) },
            Self(.machines("distance_km")) { .decimal($0.geodesic.distance / 1000, digits: 3) },
            Self(.machines("distance_nm")) { .decimal($0.geodesic.distance / 1852, digits: 3) },
            Self(.machines("haversine_km")) { .decimal($0.haversine / 1000, digits: 3) },
            Self(.machines("initial_bearing_deg")) { degrees($0.initialBearing) },
            Self(.machines("final_bearing_deg")) { degrees($0.finalBearing) },
        ]
    }

    private static func direction(_ bearing: Double?) -> Cell {
        bearing.map { .direction(orUnknown: $0) } ?? .empty
    }

    private static func degrees(_ bearing: Double?) -> Cell {
        bearing.map { .decimal($0, digits: 2) } ?? .empty
    }
}

extension Journey.Leg {
    /// The direction at the start in degrees; nil if the ends are the same.
    fileprivate var initialBearing: Double? {
        geodesic.distance > 0 ? geodesic.initialBearing : nil
    }

    /// The direction at the end in degrees; nil if the ends are the same.
    fileprivate var finalBearing: Double? {
        geodesic.distance > 0 ? geodesic.finalBearing : nil
    }
}
