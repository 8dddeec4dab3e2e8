import Airports
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

    /// The altitude, or that the aircraft is on the ground.
    package static func altitude(in units: UnitSystem) -> Self {
        Self(.people("Altitude", alignment: .trailing)) { row in
            if row.aircraft.isOnGround == true { return .text("on ground") }
            return units.altitude(row.aircraft.altitude)
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
            let text = Self.age(age)
            if row.isOld { return .badge(Badge(text, .pending)) }
            return .text(row.aircraft.isPositionComputed ? "~ \(text)" : text)
        }
    }

    /// An age in its largest unit, such as "12 s"; in days beyond 48 hours.
    private static func age(_ seconds: Double) -> String {
        let seconds = Int(min(seconds, 1e12))
        return switch seconds {
        case ..<120: "\(seconds) s"
        case ..<7_200: "\(seconds / 60) min"
        case ..<172_800: "\(seconds / 3_600) h"
        default: "\((seconds / 86_400).grouped) days"
        }
    }
}

extension Cell {
    /// A direction for people, such as "NE 45°".
    package static func direction(orUnknown degrees: Double?) -> Cell {
        guard let degrees, let compass = Compass(degrees: degrees) else { return .unknown }
        return .text("\(compass.letters) \(Int(degrees.rounded()) % 360)°")
    }
}
