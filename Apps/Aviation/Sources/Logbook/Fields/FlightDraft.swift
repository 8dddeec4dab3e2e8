import SectionKit

/// A flight that is being written down.
package struct FlightDraft: Equatable, Sendable {
    /// The flight; its airports are empty as long as they are not given.
    package var flight: LoggedFlight

    package var schedule: FlightSchedule

    private let old: FlightSchedule

    /// Begins with nothing.
    package init() {
        self.init(
            LoggedFlight(departure: FlightEnd(""), arrival: FlightEnd(""), source: .manual))
    }

    /// Begins with a flight.
    package init(_ flight: LoggedFlight) {
        self.flight = flight
        old = FlightSchedule(flight)
        schedule = old
    }

    /// Whether both airports are given.
    package var hasAirports: Bool {
        !flight.departure.airport.isEmpty && !flight.arrival.airport.isEmpty
    }

    /// Returns the flight with its times.
    ///
    /// - Throws: `LogError` if something is missing or cannot be.
    package func finished() throws(LogError) -> LoggedFlight {
        guard schedule.date != nil else {
            throw .refused(
                "the date is missing",
                recovery: "Add it with --date, as far as it is known, such as 2024-06-14 or 2024.")
        }
        guard hasAirports else {
            throw .refused(
                "the airports are missing",
                recovery: "Add them with --from and --to, such as FRA and JFK.")
        }
        var flight = flight
        try schedule.write(to: &flight, since: old)
        if flight.divertedTo != nil, flight.status == nil || flight.status == .landed {
            flight.status = .diverted
        }
        return flight
    }
}

/// A value of a flight that a person can write down.
package typealias FlightField = RecordField<FlightDraft>

/// What a person changes of a flight.
package typealias FlightChange = RecordChange<FlightDraft>

extension FlightChange {
    /// Returns a draft with the changes, and the codes of the airports that they name.
    ///
    /// - Throws: `LogError` if no airport has one of the names, or several have.
    package func applied(
        to draft: FlightDraft,
        findingAirports names: AirportNames
    ) async throws(LogError) -> FlightDraft {
        var changed = applied(to: draft)
        let (old, new) = (draft.flight, changed.flight)
        let days = changed.schedule.date?.days
        if new.departure.airport != old.departure.airport {
            changed.flight.departure.airport = try await names.code(
                of: new.departure.airport, on: days)
        }
        if new.arrival.airport != old.arrival.airport {
            changed.flight.arrival.airport = try await names.code(
                of: new.arrival.airport, on: days)
        }
        if let airport = new.divertedTo, airport != old.divertedTo {
            changed.flight.divertedTo = try await names.code(of: airport, on: days)
        }
        return changed
    }
}

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
