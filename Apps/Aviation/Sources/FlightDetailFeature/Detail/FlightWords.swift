import Airports
import Flights
import SectionEssentials
import SectionKit

/// The words for an aircraft's values, in the units that a person chose.
struct FlightWords {
    let units: UnitSystem

    /// Below this rate of climb a flight is level, in metres per second: 200 ft/min.
    private static let levelClimb = 1.016

    /// Returns a length of the ground in metres, such as "12.3 NM".
    func distance(_ metres: Double) -> String { units.distance(metres).measureWords ?? "" }

    /// Returns an altitude in metres, such as "35,000 ft".
    func altitude(_ metres: Double) -> String { units.altitude(metres).measureWords ?? "" }

    /// Returns a speed in metres per second, such as "450 kn".
    func speed(_ metresPerSecond: Double) -> String {
        units.speed(metresPerSecond).measureWords ?? ""
    }

    /// Returns what an aircraft does with its altitude; nil if that is unknown.
    func climb(_ aircraft: Aircraft) -> String? {
        guard aircraft.isOnGround != true, let rate = aircraft.climbRate else { return nil }
        if rate.magnitude < Self.levelClimb { return "level" }
        return rate > 0 ? "climbing" : "descending"
    }

    /// Returns a place beside an airport, such as "4.1 NM north-east of Barajas (MAD)".
    func place(_ nearest: NearestAirport, isOnGround: Bool) -> String {
        let airport = "\(nearest.airport.name) (\(nearest.airport.code))"
        if isOnGround, nearest.distance < 8_000 { return "at \(airport)" }
        if nearest.distance < 1_000 { return "over \(airport)" }
        let direction = Compass(degrees: nearest.bearing)?.rawValue ?? "away"
        return "\(distance(nearest.distance)) \(direction) of \(airport)"
    }

    /// Returns an age in seconds, such as "8 s" or "2 min"; in days beyond 48 hours.
    static func age(_ seconds: Double) -> String {
        if seconds < 120 { return "\(Int(clamping: seconds.rounded())) s" }
        if seconds < 172_800 { return duration(seconds) }
        return "\(Int(clamping: min(seconds, 1e12) / 86_400).grouped) days"
    }

    /// Returns a time in seconds, such as "1 h 25 min".
    static func duration(_ seconds: Double) -> String {
        let minutes = Int(clamping: (seconds / 60).rounded())
        if minutes < 1 { return "less than a minute" }
        return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
    }
}
