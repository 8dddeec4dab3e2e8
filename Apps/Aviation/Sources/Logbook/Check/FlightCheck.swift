import SectionEssentials
import SectionKit

/// Warns of what may be wrong with a flight, and refuses one that cannot be.
package struct FlightCheck {
    package let entry: LogEntry

    package init(entry: LogEntry) { self.entry = entry }

    /// Returns the warnings, in plain sentences.
    ///
    /// - Throws: `LogError` for a flight that arrives before it departs.
    package func warnings() throws(LogError) -> [String] {
        let (departure, arrival) = (entry.flight.departure, entry.flight.arrival)
        try checkOrder(departure.scheduled, arrival.scheduled, "arrives")
        try checkOrder(
            departure.actual ?? departure.scheduled, arrival.actual, "arrived")
        var warnings: [String] = []
        for (end, airport) in [(departure, entry.from), (arrival, entry.to)] where airport == nil {
            warnings.append(
                "No airport is known as \(end.airport.quoted), so its place and its time zone are"
                    + " unknown: check the code, or add it with 'flight-log airports add CODE'.")
        }
        if departure.airport == arrival.airport {
            warnings.append("The flight departs from and arrives at the same airport.")
        }
        if isBeforeAviation {
            warnings.append("No aeroplane had flown by then: check the date of the flight.")
        }
        return warnings + [lengthWarning].compactMap(\.self)
    }

    /// Whether the day of the flight is before the first flight of an aeroplane, on 17 December 1903.
    package var isBeforeAviation: Bool {
        entry.flight.date.map { $0.withoutTime.day.end < Self.firstFlight } ?? false
    }

    private static let firstFlight = Date(timeIntervalSince1970: -2_084_140_800)

    /// That the length is hardly possible, with the likely one and how to get it.
    private var lengthWarning: String? {
        guard let length = entry.likelyLength, let minutes = entry.minutes,
            let distance = entry.distance
        else { return nil }
        let words =
            "The flight would take \(minutes.lengthWords), but "
            + "\(Int(clamping: distance / 1000).grouped) km take about \(length.likely.lengthWords)."
        let advice = likelyArrival.map { arrival in
            "With \(arrival.option), it takes \(arrival.minutes.lengthWords)."
        }
        return [words, advice].compactMap(\.self).separated(by: " ")
    }

    /// The option with the day of arrival that makes the length of the flight likely, such as
    /// `--arrives 17:00-1`, and that length in minutes.
    ///
    /// It is nil if the length is not doubtful, or no day makes it likely.
    package var likelyArrival: (option: String, minutes: Int)? {
        guard let length = entry.likelyLength, let zone = entry.from?.zone,
            let other = entry.to?.zone
        else { return nil }
        let flight = entry.flight
        let ends = [
            ("arrives", flight.departure.scheduled, flight.arrival.scheduled),
            (
                "arrived", flight.departure.actual ?? flight.departure.scheduled,
                flight.arrival.actual
            ),
        ]
        for (option, departure, arrival) in ends {
            guard let departure, let arrival, let start = departure.instant(in: zone) else {
                continue
            }
            let days = (-1...2).compactMap { offset -> (offset: Int, minutes: Int)? in
                guard let clock = ClockTime(arrival.clock),
                    let time = ClockTime(minutes: clock.minutes, days: offset)
                        .time(after: departure.withoutTime),
                    let end = time.instant(in: other)
                else { return nil }
                return (offset, Int(clamping: end.timeIntervalSince(start) / 60))
            }
            guard let best = length.best(of: days.map(\.minutes)),
                let day = days.first(where: { $0.minutes == best }),
                let clock = ClockTime(arrival.clock)
            else { continue }
            let text = ClockTime(minutes: clock.minutes, days: day.offset).description
            return ("--\(option) \(text)", best)
        }
        return nil
    }

    private func checkOrder(
        _ departure: LocalDateTime?, _ arrival: LocalDateTime?, _ option: String
    ) throws(LogError) {
        guard let departure, let arrival, let from = entry.from?.zone, let to = entry.to?.zone,
            let start = departure.instant(in: from), let end = arrival.instant(in: to),
            end <= start
        else { return }
        let flight = entry.flight
        throw .refused(
            "\(arrival.formatted) in \(flight.arrival.airport) is not after \(departure.formatted)"
                + " in \(flight.departure.airport)",
            recovery: "If it is the next day there, write --\(option) \(arrival.clock)+1.")
    }
}

extension Int {
    /// The number of minutes for people, such as "2 h 05 min".
    package var lengthWords: String {
        let rest = self % 60
        return self < 60
            ? "\(self) min" : "\((self / 60).grouped) h \(rest < 10 ? "0" : "")\(rest) min"
    }
}

extension LogEntry {
    /// Whether another flight may be the same: it has the number and the date, or the same route
    /// within a day, on another day only with the same number or without one.
    package func mayBe(_ other: LogEntry) -> Bool {
        guard let date = flight.date?.day, let day = other.flight.date?.day,
            let days = date.days(from: day.date), day.precision == .day
        else { return false }
        if let number = flight.number, let otherNumber = other.flight.number {
            if days == 0, number == otherNumber { return true }
            // Somebody may fly the same way every day.
            if days != 0, number != otherNumber { return false }
        }
        return days.magnitude <= 1 && hasRoute(of: other)
    }

    /// Whether both airports of another flight are those of this one, or of the same cities.
    package func hasRoute(of other: LogEntry) -> Bool {
        departsNear(other) && arrivesNear(other)
    }

    private func departsNear(_ other: LogEntry) -> Bool {
        flight.departure.airport == other.flight.departure.airport || from.isNear(other.from)
    }

    private func arrivesNear(_ other: LogEntry) -> Bool {
        flight.arrival.airport == other.flight.arrival.airport || to.isNear(other.to)
    }
}

extension LogAirport? {
    /// Whether both are airports of the same city, or the same airport.
    fileprivate func isNear(_ other: LogAirport?) -> Bool {
        guard let self, let other else { return false }
        if self.code == other.code { return true }
        return self.city != nil && self.city?.folded == other.city?.folded
            && self.countryCode == other.countryCode
    }
}
