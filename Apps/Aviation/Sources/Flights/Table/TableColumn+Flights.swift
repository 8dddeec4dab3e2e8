import Airports
import Geodesy
import SectionEssentials
package import SectionKit

/// The columns of tables of flights that people see, in the units of a unit system.
extension TableColumn<ListedFlight> {
    /// The call sign, or else the registration or the address.
    package static var name: Self {
        Self(.people("Flight")) { .text($0.flight.name) }
    }

    package static var emergency: Self {
        Self(.people("Emergency")) { row in
            row.aircraft.emergencyWords.map { .badge(Badge($0, .negative)) } ?? .empty
        }
    }

    package static var airline: Self {
        Self(Column("airline", "Airline", priority: 5)) { row in
            row.flight.airline.map { .text($0.name) } ?? .empty
        }
    }

    package static var type: Self {
        Self(Column("type", "Type", priority: 2)) { .text(orUnknown: $0.aircraft.typeCode) }
    }

    package static var registration: Self {
        Self(Column("registration", "Registration", priority: 6)) {
            .text(orUnknown: $0.aircraft.registration)
        }
    }

    package static var country: Self {
        Self(Column("country", "Country", priority: 8)) {
            .text(orUnknown: $0.flight.country?.name)
        }
    }

    /// The altitude, or that the aircraft is on the ground; one that cannot be is marked.
    package static func altitude(in units: UnitSystem) -> Self {
        Self(.people("Altitude", alignment: .trailing)) { row in
            let aircraft = row.aircraft
            if aircraft.isAltitudeDoubtful {
                let height = aircraft.barometricAltitude ?? aircraft.geometricAltitude
                let words = units.altitude(height).measureWords ?? ""
                let place = aircraft.isOnGround == true ? "on ground, " : ""
                return .badge(Badge("\(place)\(words)?", .pending))
            }
            if aircraft.isOnGround == true { return .text("on ground") }
            return units.altitude(aircraft.altitude)
        }
    }

    package static func speed(in units: UnitSystem) -> Self {
        Self(.people("Speed", alignment: .trailing, priority: 3)) {
            units.speed($0.aircraft.groundSpeed)
        }
    }

    package static var heading: Self {
        Self(.people("Heading", alignment: .trailing, priority: 4)) {
            $0.isParked ? .empty : .direction(orUnknown: $0.aircraft.track)
        }
    }

    package static func climb(in units: UnitSystem) -> Self {
        Self(.people("Climb", alignment: .trailing, priority: 7)) {
            $0.aircraft.isOnGround == true ? .empty : units.climb($0.aircraft.climbRate)
        }
    }

    package static var squawk: Self {
        Self(Column("squawk", "Squawk", priority: 9)) {
            .text(orUnknown: $0.aircraft.squawk)
        }
    }

    /// What a receiver of one's own knows: how the position became known, the kind of the aircraft,
    /// the strength of the signal and the number of messages.
    package static var signals: [Self] {
        [
            Self(Column("position_source", "Source", priority: 10)) {
                .text(orEmpty: $0.aircraft.positionSource?.rawValue)
            },
            Self(Column("category", "Kind", priority: 11)) {
                .text(orEmpty: $0.aircraft.category?.word)
            },
            Self(Column("signal_dbfs", "Signal", alignment: .trailing, priority: 12)) {
                .number($0.aircraft.signal, digits: 1)
            },
            Self(Column("messages", "Messages", alignment: .trailing, priority: 13)) {
                $0.aircraft.messages.map { .integer($0) } ?? .empty
            },
        ]
    }

    package static func distance(in units: UnitSystem) -> Self {
        Self(.people("Distance", alignment: .trailing)) { units.distance($0.distance) }
    }

    package static var bearing: Self {
        Self(.people("Direction", alignment: .trailing, priority: 2)) {
            .direction(orUnknown: $0.bearing)
        }
    }

    /// The age of the position: one that is old stands out, and one that is computed is marked.
    package static var age: Self {
        Self(.people("Age", alignment: .trailing, priority: 1)) { row in
            guard let age = row.flight.positionAge else {
                return .text(row.aircraft.position == nil ? "none" : "unknown")
            }
            let text = age.ageWords
            if row.isOld { return .badge(Badge(text, .pending)) }
            return .text(row.aircraft.isPositionComputed ? "~ \(text)" : text)
        }
    }
}

extension Cell {
    /// A direction for people, such as "NE 45°".
    package static func direction(orUnknown degrees: Double?) -> Cell {
        guard let degrees, let compass = Compass(degrees: degrees) else { return .unknown }
        return .text("\(compass.letters) \(Int(clamping: degrees.rounded()) % 360)°")
    }
}

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
