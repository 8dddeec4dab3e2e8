import Flights

extension LoggedFlight {
    /// The flight with what another record of it has and this one lacks; nothing is replaced, but a
    /// date without a time gets the time of that day.
    package func completed(by other: LoggedFlight) -> LoggedFlight {
        var flight = self
        flight.departure.complete(with: other.departure)
        flight.arrival.complete(with: other.arrival)
        flight.airline = airline.map { $0.completed(by: other.airline) } ?? other.airline
        flight.take(\.number, from: other)
        flight.take(\.minutes, from: other)
        flight.take(\.status, from: other)
        flight.take(\.divertedTo, from: other)
        flight.take(\.seat, from: other)
        flight.take(\.seatKind, from: other)
        flight.take(\.cabin, from: other)
        flight.take(\.reason, from: other)
        flight.take(\.aircraft, from: other)
        flight.take(\.registration, from: other)
        flight.take(\.bookingCode, from: other)
        flight.take(\.note, from: other)
        return flight
    }

    private mutating func take<Value>(
        _ field: WritableKeyPath<LoggedFlight, Value?>, from other: LoggedFlight
    ) {
        if self[keyPath: field] == nil { self[keyPath: field] = other[keyPath: field] }
    }

    /// Whether another record is surely of the same flight, if both are of the same route: nothing
    /// that both say of its number, its day and its times contradicts.
    package func isSurely(_ other: LoggedFlight) -> Bool {
        guard let date, let day = other.date, date.withoutTime == day.withoutTime else {
            return false
        }
        let hasNumbers = number != nil && other.number != nil
        if hasNumbers, number == other.number { return true }
        // Numbers of one flight differ if it was sold by two airlines; then the time is the same.
        let times = [(departure.scheduled, other.departure.scheduled)].allSatisfy { one, other in
            one?.precision == .minute && other?.precision == .minute ? one == other : !hasNumbers
        }
        return times
    }
}

extension FlightEnd {
    fileprivate mutating func complete(with other: FlightEnd) {
        scheduled = scheduled.completed(by: other.scheduled)
        actual = actual.completed(by: other.actual)
        icao = icao ?? (airport == other.airport ? other.icao : nil)
        zone = zone ?? (airport == other.airport ? other.zone : nil)
        terminal = terminal ?? other.terminal
        gate = gate ?? other.gate
    }
}

extension LocalDateTime? {
    /// The time, with what another one knows more of the same day.
    fileprivate func completed(by other: LocalDateTime?) -> LocalDateTime? {
        guard let self else { return other }
        guard let other, other.precision == .minute, self.precision == .day,
            other.withoutTime == self
        else { return self }
        return other
    }
}

extension NamedAirline {
    /// The airline with what another name of it has and this one lacks; itself if they differ.
    fileprivate func completed(by other: NamedAirline?) -> NamedAirline {
        guard let other else { return self }
        let both = [(icao, other.icao), (iata, other.iata)]
        let isOne =
            both.allSatisfy { $0 == nil || $1 == nil || $0 == $1 }
            && (both.contains { $0 != nil && $0 == $1 } || name == other.name)
        guard isOne else { return self }
        var airline = self
        airline.name = name ?? other.name
        airline.icao = icao ?? other.icao
        airline.iata = iata ?? other.iata
        return airline
    }
}
