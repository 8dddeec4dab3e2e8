import Flights
package import RecordStore
package import SectionEssentials
import SectionKit

/// Looks up the flights of a log that are near: from two days ago to the day after tomorrow.
package struct NearFlights: Sendable {
    let lookUp: any FlightLookUpInput
    let airports: any LogAirportsInput
    let now: Date

    /// The days of near flights, in UTC.
    private let nearDays: ClosedRange<LocalDateTime>

    /// Creates the look-up.
    ///
    /// - Parameters:
    ///   - lookUp: knows schedules and actual times.
    ///   - airports: finds airports, so that codes of IATA and ICAO can be compared.
    ///   - now: decides which flights are near.
    package init(lookUp: any FlightLookUpInput, airports: any LogAirportsInput, now: Date) {
        self.lookUp = lookUp
        self.airports = airports
        self.now = now
        nearDays = Self.days(from: -2, at: now)
    }

    /// Looks the flights up that are near, one after another.
    package func updates(of flights: [Revised<LoggedFlight>]) async -> NearUpdates {
        var result = NearUpdates()
        for flight in flights where isNear(flight.record) {
            result.add(await answer(about: flight.record), about: flight)
        }
        return result
    }

    /// Whether somebody may know more of a flight: it has a number, and has not ended or lacks its
    /// actual times.
    func isNear(_ flight: some FlightRecord) -> Bool {
        nearDays.contains(flight.day) && flight.status != .cancelled
            && flight.number.flatMap(FlightNumber.init) != nil
            && (!flight.hasEnded || flight.wantsActualTimes)
    }

    /// Returns what others say of a flight.
    func answer(about flight: LoggedFlight) async -> FlightLookUp {
        var answer = FlightLookUp()
        var known = flight
        if let number = flight.number.flatMap(FlightNumber.init), !flight.hasEnded,
            Self.days(from: -1, at: now).contains(flight.day)
        {
            answer = await lookUp.schedules(number, on: flight.day)
            answer.found = await sameRoute(flight, answer.found)
            if let found = answer.found.first { known.update(with: found.flight) }
        }
        guard known.wantsActualTimes else { return answer }
        let ends = await airports.airports(flight.airports).airports
        let actual = await lookUp.actualTimes(
            of: known, from: ends[flight.departure.airport], to: ends[flight.arrival.airport])
        // Nobody has to have an account: why OpenSky was not asked is no reason to warn.
        answer.steps += actual.steps.filter { !$0.isSkipped }
        guard let times = actual.found.first else { return answer }
        guard var found = answer.found.first else {
            answer.found = actual.found
            return answer
        }
        found.take(times)
        answer.found = [found]
        return answer
    }

    /// The first flight between the same airports, by whichever codes they are named.
    private func sameRoute(
        _ flight: LoggedFlight, _ found: [FlightLookUp.Found]
    ) async -> [FlightLookUp.Found] {
        let route = [flight.departure.airport, flight.arrival.airport]
        let routes = found.map { [$0.flight.departure.airport, $0.flight.arrival.airport] }
        let codes = await airports.bestCodes(of: route + routes.joined())
        let place = routes.firstIndex { $0.map(codes) == route.map(codes) }
        return place.map { [found[$0]] } ?? []
    }

    private static func days(from first: Int, at now: Date) -> ClosedRange<LocalDateTime> {
        let today = LocalDateTime(now, in: .utc).withoutTime
        return today.adding(days: first)...today.adding(days: 2)
    }
}

extension ClosedRange<LocalDateTime> {
    fileprivate func contains(_ day: LocalDateTime?) -> Bool {
        day.map { $0.precision == .day && contains($0) } ?? false
    }
}

extension FlightRecord {
    fileprivate var day: LocalDateTime? { date?.withoutTime }

    /// The codes of its airports.
    package var airports: Set<String> { [departure.airport, arrival.airport] }

    fileprivate var hasEnded: Bool { status == .landed || status == .cancelled }

    /// Whether an actual time is unknown that its aircraft can tell.
    package var wantsActualTimes: Bool {
        registration != nil && status != .cancelled
            && (departure.actual == nil || arrival.actual == nil)
    }
}

extension LogAirportsInput {
    /// Returns the best-known code of each airport that is known, and any other code as it is.
    package func bestCodes(of codes: [String]) async -> (String) -> String {
        let known = await airports(Set(codes)).airports
        return { known[$0]?.code ?? $0 }
    }
}
