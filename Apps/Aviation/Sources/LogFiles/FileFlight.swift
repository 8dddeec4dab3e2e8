import Flights
package import Logbook
package import RecordStore
package import SectionKit

/// A flight as a file describes it; some of its times may need the zones of its airports.
package struct FileFlight: Equatable, Sendable {
    /// The flight with the times that are known without the zones.
    var flight: LoggedFlight

    package let place: FilePlace

    /// Its ID in the log that the file was exported from; nil for the log of another program.
    package var id: RecordID?

    var departure = OpenTimes()
    var arrival = OpenTimes()

    init(_ flight: LoggedFlight, at place: FilePlace) {
        self.flight = flight
        self.place = place
    }

    /// The airports of departure and arrival, as the file names them.
    package var airports: [FlightEnd] { [flight.departure, flight.arrival] }

    /// Gives its airports the codes of their names.
    mutating func name(_ codes: [String: String]) {
        for end in [\LoggedFlight.departure, \LoggedFlight.arrival] {
            let said = flight[keyPath: end].airport
            if flight[keyPath: end].icao == nil, let code = codes[said] {
                flight[keyPath: end].airport = code
            }
        }
    }

    /// The date of departure, as far as the file says it.
    package var date: LocalDateTime? {
        flight.date
            ?? (departure.scheduled ?? departure.actual)?.day
    }

    /// The type of aircraft, as the file names it.
    package var aircraft: String? { flight.aircraft }

    /// The flight with all its times on the clocks of its airports.
    ///
    /// - Parameters:
    ///   - from: the zone of the airport of departure; nil if it is unknown.
    ///   - to: the zone of the airport of arrival.
    ///   - length: the length that the distance tells.
    ///   - named: returns a zone by its name, for an airport that only the file knows.
    package func settled(
        from: DisplayZone?,
        to: DisplayZone?,
        length: FlightLength? = nil,
        named: (String) -> DisplayZone? = { _ in nil }
    ) -> LoggedFlight {
        var flight = flight
        let from = from ?? flight.departure.zone.flatMap(named)
        let to = to ?? flight.arrival.zone.flatMap(named)
        departure.settle(&flight.departure, in: from, named)
        arrival.settle(&flight.arrival, in: to, named)
        if let clock = arrival.clock {
            let days = ArrivalDay(
                departure: flight.departure.time, minutes: flight.minutes, length: length)
            flight.arrival.scheduled = days.arrival(at: clock, from: from, to: to)
        }
        return flight
    }
}

/// Times of a departure or an arrival that are no local times yet.
struct OpenTimes: Equatable, Sendable {
    var scheduled: WrittenTime?
    var actual: WrittenTime?

    /// The minutes after midnight at which it is planned, on a day that the file does not say.
    var clock: Int?

    /// Sets the times in the zone of the airport; without a zone, the day in UTC if no other is
    /// known.
    func settle(
        _ end: inout FlightEnd, in zone: DisplayZone?, _ named: (String) -> DisplayZone?
    ) {
        if let time = scheduled?.local(in: zone, named: named) { end.scheduled = time }
        if let time = actual?.local(in: zone, named: named) { end.actual = time }
        if end.time == nil { end.scheduled = (actual ?? scheduled)?.day }
    }
}
