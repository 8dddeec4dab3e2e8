import Logbook
import SectionEssentials
import SectionKit

extension LogEntry {
    /// The command that corrects the flight.
    var edit: String { "flight-log edit \(id)" }

    /// The flight for a sentence, such as "LH400 (FRA–JFK, 2024-06-14)".
    var name: String {
        let day = flight.date?.withoutTime.text ?? ""
        return flight.number.map { "\($0) (\(flight.route), \(day))" } ?? "\(flight.route) (\(day))"
    }

    /// Sorts flights by their departure: by the instant where it is known.
    var order: String {
        let instant = departure.map { ISO8601.text(from: $0.date) } ?? flight.date?.text ?? ""
        return "\(instant) \(id)"
    }

    /// The route between cities.
    var cityRoute: String {
        let (start, end) = (flight.departure.airport, flight.arrival.airport)
        return "\(from?.cityKey ?? start)–\(to?.cityKey ?? end)"
    }

    /// Whether it is on the same day and route as another, and no number says that it is not the
    /// same.
    func isLike(_ other: LogEntry) -> Bool {
        guard cityRoute == other.cityRoute,
            flight.date?.withoutTime == other.flight.date?.withoutTime
        else { return false }
        guard let number = flight.number, let second = other.flight.number else { return true }
        return number == second
    }

    /// Whether it may be faster than sound.
    var isSupersonic: Bool {
        guard let aircraft = flight.aircraft?.lowercased() else { return false }
        return aircraft == "conc" || aircraft.contains("concorde")
    }
}

extension LocalDateTime {
    /// Whether the day is known.
    var isDay: Bool { precision == .day || precision == .minute }
}

extension String {
    /// The text as one word of a shell.
    var quotedForShell: String { "'\(replacing("'", with: "'\\''"))'" }
}
