import Airports
package import Flights
import Geodesy
package import RecordStore
package import SectionEssentials
package import SectionKit

/// A flight of a log with what is known of its airports, its airline and its aircraft.
///
/// It is a reference to an element of a list; its properties are read from the list.
package struct LogEntry: Sendable {
    private let list: LogEntryList
    private let index: Int

    /// Returns the entries of flights, in the same order.
    ///
    /// - Parameters:
    ///   - flights: the flights, as they are stored.
    ///   - airports: the airports by their codes in the flights.
    ///   - airlines: returns the airlines that flights may mean, for each of them.
    ///   - type: returns the type of aircraft of a code in the flights.
    ///   - now: decides whether a flight of which nobody said anything is flown.
    package static func all(
        of flights: NamedFlights,
        airports: FoundAirports,
        airlines: ([AirlineWords]) -> [AirlineCandidates],
        type: (String) -> AircraftType?,
        now: Date
    ) -> [LogEntry] {
        let list = LogEntryList(
            flights, airports: airports, airlines: airlines(flights.airlineWords),
            types: flights.types.all.map(type), now: now)
        return (0..<flights.flights.count).map { LogEntry(list: list, index: $0) }
    }

    private init(list: LogEntryList, index: Int) {
        self.list = list
        self.index = index
    }
}

// MARK: - Stored

extension LogEntry {
    package var id: RecordID { list.flights.id(at: index) }
    package var revision: Int { list.flights.revision(at: index) }

    /// The flight as it was written down, of which each property is read when it is asked for.
    package var flight: PackedFlight { PackedFlight(list.flights, at: index) }

    /// A copy of the flight, to be changed or passed on.
    package var record: LoggedFlight { LoggedFlight(flight) }

    /// The airport of departure; nil if it is unknown.
    package var from: LogAirport? { list.airports[list.places[index].from] }

    /// The airport of arrival; nil if it is unknown.
    package var to: LogAirport? { list.airports[list.places[index].to] }

    /// The list of the entry; a log has entries of a second one while others know more of flights.
    package var listID: ObjectIdentifier { ObjectIdentifier(list) }

    /// The places of its airports, its airline and its type among those of the flights of its list:
    /// the same for flights that share them.
    package var places: NamedFlights.Places { list.places[index] }

    /// The airline, as it was written down and as it is known; nil if nothing says it.
    package var airline: LoggedAirline? { list.places[index].airline.flatMap { list.airlines[$0] } }
    package var type: AircraftType? { list.places[index].type.flatMap { list.types[$0] } }

    /// What has become of it, as far as it is known now.
    package var status: FlightStatus { list.statuses[index] }
}

// MARK: - Computed

extension LogEntry {
    /// Whether it counts in statistics.
    package var isFlown: Bool { status.isFlown }

    /// The distance between the airports over the ellipsoid, in metres; nil if a position is unknown.
    ///
    /// A flight that was diverted counts as if it had been flown as planned.
    package var distance: Double? { list.distances.between(list.places[index], in: list.airports) }

    /// The departure: the real one, else the planned one.
    package var departure: LocalTime? { Self.instant(flight.departure, at: from) }

    /// The arrival: the real one, else the planned one.
    package var arrival: LocalTime? { Self.instant(flight.arrival, at: to) }

    private static func instant(_ end: PackedFlight.End, at airport: LogAirport?) -> LocalTime? {
        guard let zone = airport?.zone, let date = end.time?.instant(in: zone) else { return nil }
        return LocalTime(date, in: zone)
    }

    /// The duration in minutes between the real times if both are known, else between the planned
    /// ones, else what was written down, else between a real and a planned one; nil if it is unknown.
    package var minutes: Int? {
        let (start, end) = (flight.departure, flight.arrival)
        return minutes(from: start.actual, to: end.actual)
            ?? minutes(from: start.scheduled, to: end.scheduled)
            ?? flight.minutes ?? minutes(from: start.time, to: end.time)
    }

    /// The minutes between two times, in the zones of the airports.
    private func minutes(from start: LocalDateTime?, to end: LocalDateTime?) -> Int? {
        guard let start, let end,
            let from = from?.zone.flatMap(start.instant), let to = to?.zone.flatMap(end.instant)
        else { return nil }
        let minutes = Int(clamping: to.timeIntervalSince(from) / 60)
        return minutes > 0 ? minutes : nil
    }

    /// The minutes by which it arrived, or else departed, later than planned.
    package var delay: Int? { flight.delay }
}

extension LogEntry: Equatable {
    package static func == (one: LogEntry, other: LogEntry) -> Bool {
        one.list === other.list && one.index == other.index
            || one.id == other.id && one.revision == other.revision && one.record == other.record
                && one.from == other.from && one.to == other.to && one.airline == other.airline
                && one.type == other.type && one.status == other.status
    }
}

extension FlightRecord {
    /// The title and the date, such as "LH400 FRA–JFK on 14 Jun 2024".
    var datedTitle: String {
        guard let date else { return title }
        let word = date.precision == .day || date.precision == .minute ? "on" : "in"
        return "\(title) \(word) \(date.day.formatted)"
    }
}

extension LogEntry {
    /// The flight number, or the route of a flight without one.
    package var name: String { flight.number ?? flight.route }

    /// The number and the route, such as "LH400 FRA–JFK".
    package var title: String { flight.title }

    /// The title and the date, such as "LH400 FRA–JFK on 14 Jun 2024".
    package var datedTitle: String { flight.datedTitle }

    /// Whether it has neither happened nor been cancelled.
    package var isPlanned: Bool { !isFlown && status != .cancelled }

    /// Whether it is planned, or departs on the day of `now` in UTC.
    package func isCurrent(at now: Date) -> Bool {
        isPlanned
            || flight.date.map { $0.day.precision == .day && $0.day.days(from: now) == 0 }
                ?? false
    }
}

extension LogAirport {
    /// The name with the code, the city and the country, each once.
    package var place: String {
        let city = city.flatMap { name.contains($0) ? nil : $0 }
        return ["\(name) (\(code))", city, country].compactMap(\.self).separated(by: ", ")
    }
}

extension FlightStatus {
    /// The status for people and machines alike, with its tone.
    package var badge: Badge {
        let tone: Badge.Tone =
            switch self {
            case .landed: .positive
            case .delayed, .diverted, .cancelled: .negative
            case .boarding, .departed, .inAir, .scheduled: .pending
            }
        return Badge(rawValue, tone)
    }

    /// Its place in a list of flights of today.
    package var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension LocalDateTime {
    /// The date at its precision, with the time on the clock of the place, such as
    /// "14 Jun 2024 10:05".
    package var formatted: String {
        precision == .minute ? "\(day.formatted) \(clock)" : day.formatted
    }

    /// The time of day, such as `10:05`; empty if it is unknown.
    package var clock: String { precision == .minute ? String(text.suffix(5)) : "" }
}

/// The codes and names by which flights are found.
extension LogEntry {
    package var departureNames: [String?] { [flight.departure.airport] + Self.names(of: from) }
    package var arrivalNames: [String?] { [flight.arrival.airport] + Self.names(of: to) }
    package var airlineNames: [String?] {
        [airline?.name, airline?.known?.name, airline?.icao, airline?.iata]
    }
    package var typeNames: [String?] { [flight.aircraft, type?.manufacturer, type?.model] }
    var departureCountries: [String?] { [from?.countryCode] + (from?.countryNames ?? []) }
    var arrivalCountries: [String?] { [to?.countryCode] + (to?.countryNames ?? []) }

    /// What a search looks in.
    package var departureTexts: [String?] { departureNames + [from?.country] }
    package var arrivalTexts: [String?] { arrivalNames + [to?.country] }

    /// What a search looks in that flights do not share.
    package var ownTexts: [String?] {
        [flight.number, flight.registration, flight.note] + flight.codeShares
    }

    private static func names(of airport: LogAirport?) -> [String?] {
        [airport?.iata, airport?.icao, airport?.city, airport?.name]
    }
}
