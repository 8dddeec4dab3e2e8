package import Flights
import SectionKit

/// What is written down of a flight, in memory or in a packed list.
package protocol FlightRecord: Sendable {
    /// The departure or the arrival.
    associatedtype End: FlightEndRecord

    /// The flight number with its airline's code, such as `LH400` or `DLH400`.
    var number: String? { get }

    /// The airline as it was written down; what else is known of it is in ``LoggedAirline``.
    var airline: NamedAirline? { get }

    /// Other flight numbers of the same flight.
    var codeShares: [String] { get }

    var departure: End { get }
    var arrival: End { get }

    /// The duration in minutes that was written down, which counts if the times do not tell it.
    var minutes: Int? { get }

    /// What somebody said of it; nil if only the date decides whether it is flown.
    var status: FlightStatus? { get }

    /// The airport where it landed instead.
    var divertedTo: String? { get }

    var seat: String? { get }
    var seatKind: SeatKind? { get }
    var cabin: CabinClass? { get }
    var reason: FlightReason? { get }

    /// The ICAO code of the type of aircraft, or its name if the code is unknown.
    var aircraft: String? { get }

    var registration: String? { get }
    var bookingCode: String? { get }
    var note: String? { get }

    /// The names of the files of photos.
    var photos: [String] { get }

    var source: FlightDataSource { get }

    /// Which log it was imported from and its ID there, such as `flighty:4256f3d8`.
    var origin: String? { get }
}

/// What is written down of the departure or the arrival of a flight.
package protocol FlightEndRecord: Sendable {
    /// The code of the airport, or its name if it has none.
    var airport: String { get }

    /// The code of ICAO, if a source named both codes: it tells airports apart that have had the
    /// same code of IATA.
    var icao: String? { get }

    /// The planned time on the clock of the airport, or as much of the date as is known.
    var scheduled: LocalDateTime? { get }

    /// The time at which it really was.
    var actual: LocalDateTime? { get }

    /// The name of the time zone (IANA), if a source named it; otherwise it is the airport's.
    var zone: String? { get }

    var terminal: String? { get }
    var gate: String? { get }
}

extension FlightEndRecord {
    /// The time that counts: the real one, else the planned one.
    package var time: LocalDateTime? { actual ?? scheduled }

    /// The codes or the name with which it names its airport.
    package var codes: [String] { [airport] + [icao].compactMap(\.self) }
}

extension FlightRecord {
    /// The day of the departure, or what is known of it.
    package var date: LocalDateTime? { departure.scheduled ?? departure.actual }

    /// The times of departure and arrival between which the flight took its duration: the real ones if
    /// both are known, else the planned ones, else what is known of each.
    package var times: (departure: LocalDateTime?, arrival: LocalDateTime?) {
        let planned = (departure.scheduled, arrival.scheduled)
        let arePlanned = [planned.0, planned.1].allSatisfy { $0?.precision == .minute }
        return departure.actual != nil && arrival.actual != nil || !arePlanned
            ? (departure.time, arrival.time) : planned
    }

    /// The minutes by which it arrived, or else departed, later than planned.
    package var delay: Int? {
        arrival.actual?.minutes(since: arrival.scheduled)
            ?? departure.actual?.minutes(since: departure.scheduled)
    }

    /// The codes and names of both airports.
    package var airportCodes: [String] { departure.codes + arrival.codes }

    /// The route for people, such as "LHR–JFK".
    package var route: String { "\(departure.airport)–\(arrival.airport)" }

    /// The number and the route, such as "LH400 FRA–JFK".
    package var title: String { number.map { "\($0) \(route)" } ?? route }
}

extension FlightRecord {
    /// What has changed since an earlier state of the flight, in a few words each, such as
    /// "gate B42 (was B40)".
    package func changes(since old: Self) -> [String] {
        var changes: [String] = []
        func note(_ name: String, _ value: (Self) -> String?) {
            let before = value(old)
            // What is not known any more has not changed.
            guard let now = value(self), now != before else { return }
            changes.append("\(name) \(now)" + (before.map { " (was \($0))" } ?? ""))
        }
        note("number") { $0.number }
        note("airline") { $0.airline?.words }
        note("code share") { $0.codeShares.joined(separator: ", ").nonBlank }
        note("route") { $0.route }
        note("status") { $0.status?.rawValue }
        note("departure") { $0.departure.time?.formatted }
        note("arrival") { $0.arrival.time?.formatted }
        note("delay") { $0.delay.flatMap { $0 > 0 ? "\($0) min" : nil } }
        note("terminal") { $0.departure.terminal }
        note("gate") { $0.departure.gate }
        note("arrival terminal") { $0.arrival.terminal }
        note("arrival gate") { $0.arrival.gate }
        note("seat") { $0.seat }
        note("kind of seat") { $0.seatKind?.rawValue }
        note("class") { $0.cabin?.rawValue }
        note("reason") { $0.reason?.rawValue }
        note("booking code") { $0.bookingCode }
        note("note") { $0.note }
        note("aircraft") { $0.aircraft }
        note("registration") { $0.registration }
        note("diverted to") { $0.divertedTo }
        note("duration") { $0.minutes.map { "\($0) min" } }
        return changes
    }

    /// Says what has changed since an older state, such as "LH400 FRA–JFK: gate B42 (was B40).";
    /// nil if nothing has.
    package func notice(since old: Self) -> String? {
        let changes = changes(since: old)
        return changes.isEmpty ? nil : "\(title): \(changes.joined(separator: ", "))."
    }
}
