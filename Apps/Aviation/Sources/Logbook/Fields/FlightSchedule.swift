import SectionKit

/// The date of a flight and the times relative to it, as a person writes them down.
package struct FlightSchedule: Equatable, Sendable {
    /// The date of the departure, without a time.
    package var date: LocalDateTime?

    package var departs: ClockTime?
    package var arrives: ClockTime?
    package var departed: ClockTime?
    package var arrived: ClockTime?

    package init() {}

    /// Reads the times of a flight.
    package init(_ flight: LoggedFlight) {
        date = flight.date?.withoutTime
        departs = ClockTime(flight.departure.scheduled, after: date)
        arrives = ClockTime(flight.arrival.scheduled, after: date)
        departed = ClockTime(flight.departure.actual, after: date)
        arrived = ClockTime(flight.arrival.actual, after: date)
    }

    /// Writes the times that have changed into a flight.
    ///
    /// - Throws: `LogError` for a time of an incomplete date.
    package func write(to flight: inout LoggedFlight, since old: FlightSchedule) throws(LogError) {
        guard let date, self != old else { return }
        let isMoved = date != old.date
        if isMoved || departs != old.departs {
            flight.departure.scheduled =
                try time(departs, "departs") ?? (departed == nil || isMoved ? date : nil)
        }
        if isMoved || departed != old.departed {
            flight.departure.actual = try time(departed, "departed")
            if flight.date == nil { flight.departure.scheduled = date }
        }
        if isMoved || arrives != old.arrives {
            flight.arrival.scheduled = try time(arrives, "arrives")
        }
        if isMoved || arrived != old.arrived {
            flight.arrival.actual = try time(arrived, "arrived")
        }
    }

    private func time(_ clock: ClockTime?, _ option: String) throws(LogError) -> LocalDateTime? {
        guard let clock, let date else { return nil }
        if let time = clock.time(after: date) { return time }
        throw .refused(
            "--\(option) needs a whole date, not \(date.text)",
            recovery: "Add the day, such as --date 2024-06-14, or no time: --\(option) ''.")
    }
}
