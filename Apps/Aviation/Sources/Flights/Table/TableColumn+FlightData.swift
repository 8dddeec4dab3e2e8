import Airports
import Geodesy
package import SectionKit

/// The columns of tables of flights that only data formats such as JSON and CSV have.
extension TableColumn<ListedFlight> {
    package static var unseen: [Self] { names + movement + position }

    /// The codes that name the aircraft.
    package static var codes: [Self] {
        [
            Self(.machines("call_sign")) { .text(orEmpty: $0.aircraft.callSign) },
            Self(.machines("address")) { .text($0.identity) },
        ]
    }

    private static var names: [Self] {
        [
            Self(.machines("airline_icao")) { .text(orEmpty: $0.flight.airline?.icao) },
            Self(.machines("airline_iata")) { .text(orEmpty: $0.flight.airline?.iata) },
            Self(.machines("manufacturer")) { .text(orEmpty: $0.flight.type?.manufacturer) },
            Self(.machines("model")) { .text(orEmpty: $0.flight.type?.model) },
            Self(.machines("country_code")) { .text(orEmpty: $0.flight.country?.code) },
            Self(.machines("is_military")) { .boolean($0.flight.isMilitary) },
            Self(.machines("emergency")) { .text(orEmpty: $0.aircraft.emergency?.meaning) },
        ]
    }

    private static var movement: [Self] {
        [
            Self(.machines("is_on_ground")) { .boolean(orUnknown: $0.aircraft.isOnGround) },
            number("altitude_ft", in: 0.3048, digits: 0, \.barometricAltitude),
            number("altitude_m", \.barometricAltitude),
            Self(.machines("is_altitude_doubtful")) { .boolean($0.aircraft.isAltitudeDoubtful) },
            number("geometric_altitude_ft", in: 0.3048, digits: 0, \.geometricAltitude),
            number("geometric_altitude_m", \.geometricAltitude),
            number("ground_speed_kn", in: 1852.0 / 3600, digits: 1, \.groundSpeed),
            number("ground_speed_m_s", \.groundSpeed),
            number("track_deg", \.track),
            number("climb_ft_min", in: 0.3048 / 60, digits: 0, \.climbRate),
            number("climb_m_s", \.climbRate),
        ]
    }

    private static var position: [Self] {
        [
            Self(.machines("position", keys: .place)) {
                .place(orUnknown: $0.aircraft.position)
            },
            Self(.machines("position_time")) { row in
                .date(
                    orUnknown: row.aircraft.positionTime.map {
                        PreciseDate($0, precision: .hour)
                    })
            },
            Self(.machines("position_age_s")) { .number($0.flight.positionAge, digits: 1) },
            Self(.machines("is_position_computed")) { .boolean($0.aircraft.isPositionComputed) },
            Self(.machines("distance_nm")) { .number($0.distance.map { $0 / 1852 }, digits: 2) },
            Self(.machines("distance_km")) { .number($0.distance.map { $0 / 1000 }, digits: 2) },
            Self(.machines("bearing_deg")) { .number($0.bearing, digits: 1) },
            Self(.machines("tracker_url")) {
                .link(orEmpty: "https://globe.adsb.lol/?icao=\($0.identity)")
            },
        ]
    }

    /// A column with a number of an aircraft in a unit, given by its size in SI units.
    private static func number(
        _ key: String,
        in unit: Double = 1,
        digits: Int = 2,
        _ value: @escaping @Sendable (Aircraft) -> Double?
    ) -> Self {
        Self(.machines(key)) { .number(value($0.aircraft).map { $0 / unit }, digits: digits) }
    }
}

extension Cell {
    /// A number with at most two decimal places; empty for nil.
    package static func number(_ value: Double?, digits: Int) -> Cell {
        guard let value, value.isFinite else { return .empty }
        if digits == 0 { return .decimal(value, digits: 0) }
        let scale = digits == 1 ? 10.0 : 100
        return .decimal((value * scale).rounded() / scale)
    }

    /// Text, or no value.
    package static func text(orEmpty text: String?) -> Cell {
        text.map(Cell.text) ?? .empty
    }
}
