package import Flights
import Logbook
package import Networking
package import SectionEssentials
import SectionKit

/// Estimates when a flight really departed and arrived from the flights of its aircraft that OpenSky
/// has seen.
package struct ActualTimes: Sendable {
    static let name = "opensky-network.org"

    let flights: any PastFlightsInput
    let adsbdb: any BaseRequestInput
    let now: Date

    /// Creates the estimate.
    ///
    /// - Parameters:
    ///   - flights: the flights of an aircraft by its address.
    ///   - adsbdb: the request to adsbdb.com, which knows the address of a registration.
    ///   - now: decides which days are over.
    package init(flights: any PastFlightsInput, adsbdb: any BaseRequestInput, now: Date) {
        self.flights = flights
        self.adsbdb = adsbdb
        self.now = now
    }

    /// What a person should know of the times.
    static let remark = "OpenSky's times are estimates: when the aircraft was first and last seen."

    /// Why OpenSky cannot know a flight; nil if it can.
    func reasonToSkip(_ flight: LoggedFlight, from: LogAirport?) -> String? {
        if flight.registration.flatMap(Self.registration) == nil {
            return "the registration of the aircraft is unknown"
        }
        guard let time = Self.time(of: flight, from: from) else { return "the day is unknown" }
        return time.upperBound <= now ? nil : "it adds the flights of a day in the night after it"
    }

    /// Returns what OpenSky says of a flight; nil if it has not seen the flight.
    func times(
        of flight: LoggedFlight, from: LogAirport?, to: LogAirport?
    ) async throws(RequestError) -> FlightLookUp.Found? {
        guard let time = Self.time(of: flight, from: from),
            let registration = flight.registration.flatMap(Self.registration),
            let address = try await adsbdb.value(of: .address(of: registration)).address
        else { return nil }
        let seen = try await flights.flights(of: address, in: time).records.filter {
            Self.isSame($0.departure, from) && Self.isSame($0.arrival, to)
                && ($0.departure != nil || $0.arrival != nil)
        }
        guard let past = Self.nearest(seen, to: Self.planned(flight, from: from)) else {
            return nil
        }
        var result = LoggedFlight(
            departure: FlightEnd(flight.departure.airport),
            arrival: FlightEnd(flight.arrival.airport), source: .openSky)
        if flight.departure.actual == nil, let zone = from?.zone {
            result.departure.actual = LocalDateTime(past.firstSeen, in: zone)
        }
        if flight.arrival.actual == nil, let zone = to?.zone {
            result.arrival.actual = LocalDateTime(past.lastSeen, in: zone)
        }
        if past.arrival != nil, flight.status?.isFinal != true { result.status = .landed }
        return FlightLookUp.Found(result, remarks: [Self.remark])
    }

    /// The time in which the flight must have departed and arrived: at most 36 hours, and within two
    /// days of UTC, because a third one costs more.
    private static func time(of flight: LoggedFlight, from: LogAirport?) -> Range<Date>? {
        let start =
            planned(flight, from: from)?.addingTimeInterval(-3 * 3_600)
            ?? flight.date.flatMap { $0.precision == .day ? $0.day.date : nil }
        guard let start else { return nil }
        let secondDay = LocalDateTime(start, in: .utc).withoutTime.adding(days: 1)
        return start..<min(start.addingTimeInterval(36 * 3_600), secondDay.day.end)
    }

    private static func planned(_ flight: LoggedFlight, from: LogAirport?) -> Date? {
        from?.zone.flatMap { flight.departure.scheduled?.instant(in: $0) }
    }

    /// Whether an airport that OpenSky estimated is the expected one; one that it did not is.
    private static func isSame(_ code: String?, _ airport: LogAirport?) -> Bool {
        code.map { $0 == airport?.icao } ?? true
    }

    /// The flight that departed nearest to a time, or the only one.
    private static func nearest(_ flights: [PastFlight], to planned: Date?) -> PastFlight? {
        guard let planned else { return flights.count == 1 ? flights.first : nil }
        func distance(_ flight: PastFlight) -> Double {
            flight.firstSeen.timeIntervalSince(planned).magnitude
        }
        return flights.min { distance($0) < distance($1) }
    }

    /// A registration as it can be a part of an address; nil if it is invalid.
    private static func registration(_ text: String) -> String? {
        let text = text.uppercased()
        let isValid =
            (2...10).contains(text.utf8.count)
            && text.utf8.allSatisfy {
                (0x30...0x39).contains($0) || (0x41...0x5a).contains($0) || $0 == 0x2d
            }
        return isValid ? text : nil
    }
}
