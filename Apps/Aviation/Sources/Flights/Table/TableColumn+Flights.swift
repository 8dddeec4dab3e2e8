import Airports
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
