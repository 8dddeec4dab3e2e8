import Airports
import Flights
import Geodesy
import SectionEssentials
import SectionKit

extension TableColumn<WatchEntry> {
    /// The columns of the list, in the units that people see; JSON and CSV have SI and feet.
    static func all(in units: UnitSystem) -> [Self] {
        [
            Self(Column("name", "Watched")) { .text($0.name) },
            Self(Column("state", "Now")) { entry in
                let word = entry.state.rawValue
                return entry.state == .emergency ? .badge(Badge(word, .negative)) : .text(word)
            },
            Self(.people("Where", priority: 1)) { entry in
                if entry.state == .notSeen { return entry.absence }
                return .text(orUnknown: entry.near(in: units) { $0.code })
            },
            Self(.people("Altitude", alignment: .trailing, priority: 2)) { entry in
                guard let aircraft = entry.flight?.aircraft, aircraft.isOnGround != true
                else { return .empty }
                return units.altitude(aircraft.altitude)
            },
            Self(.people("Speed", alignment: .trailing, priority: 3)) { entry in
                entry.flight.map { units.speed($0.aircraft.groundSpeed) } ?? .empty
            },
            text("call_sign", "Flight", priority: 5) { $0.flight?.aircraft.callSign },
            text("type", "Type", priority: 6) { $0.flight?.aircraft.typeCode },
            Self(Column("note", "Note", priority: 4)) { $0.note.map(Cell.text) ?? .empty },
        ] + unseen
    }

    private static var unseen: [Self] {
        [
            text("address") { $0.flight?.aircraft.address.description },
            text("registration") { $0.flight?.aircraft.registration },
            text("emergency") { $0.flight?.aircraft.emergency?.meaning },
            text("nearest_airport") { $0.nearest?.airport.code },
            number("nearest_airport_km", 1000) { $0.nearest?.distance },
            number("altitude_m") { $0.flight?.aircraft.altitude },
            number("altitude_ft", 0.3048) { $0.flight?.aircraft.altitude },
            number("ground_speed_m_s") { $0.flight?.aircraft.groundSpeed },
            number("ground_speed_kn", 1852.0 / 3600) { $0.flight?.aircraft.groundSpeed },
            number("track_deg") { $0.flight?.aircraft.track },
            Self(.machines("position", keys: .place)) {
                .place(orUnknown: $0.flight?.aircraft.position)
            },
            number("position_age_s") { $0.flight?.positionAge },
            date("position_time") { $0.flight?.aircraft.positionTime },
            date("last_seen") { $0.lastSeen },
        ]
    }

    private static func text(
        _ key: String,
        _ title: String,
        priority: Int,
        _ value: @escaping @Sendable (WatchEntry) -> String?
    ) -> Self {
        Self(Column(key, title, priority: priority)) { value($0).map(Cell.text) ?? .empty }
    }

    private static func text(
        _ key: String,
        _ value: @escaping @Sendable (WatchEntry) -> String?
    ) -> Self {
        Self(.machines(key)) { value($0).map(Cell.text) ?? .empty }
    }

    /// A number in a unit, given by its size in SI units, with one decimal.
    private static func number(
        _ key: String,
        _ unit: Double = 1,
        _ value: @escaping @Sendable (WatchEntry) -> Double?
    ) -> Self {
        Self(.machines(key)) { entry in
            value(entry).map { .decimal($0 / unit, digits: 1) } ?? .empty
        }
    }

    private static func date(
        _ key: String,
        _ value: @escaping @Sendable (WatchEntry) -> Date?
    ) -> Self {
        Self(.machines(key)) {
            .date(orUnknown: value($0).map { PreciseDate($0, precision: .hour) })
        }
    }
}

extension WatchEntry {
    /// When it was last seen on this screen, in place of where it is.
    fileprivate var absence: Cell {
        guard let lastSeen else { return .empty }
        return .text("last seen \(PreciseDate(lastSeen, precision: .hour).formatted)")
    }
}
