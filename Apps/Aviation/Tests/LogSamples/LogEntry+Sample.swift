import Airports
import Flights
import Geodesy
package import Logbook
package import RecordStore
package import SectionEssentials
import SectionKit

extension LogEntry {
    /// Creates a flight between two of the sample airports, such as `FRA`; any other is unknown.
    ///
    /// - Parameters:
    ///   - id: the ID of its record.
    ///   - date: the planned departure, or as much of it as is known.
    ///   - arrival: the planned arrival, or as much of it as is known.
    ///   - change: changes the flight.
    package static func sample(
        _ id: String,
        _ number: String?,
        from: String,
        _ date: String,
        to: String,
        _ arrival: String? = nil,
        _ change: (inout LoggedFlight) -> Void = { _ in }
    ) -> LogEntry {
        var flight = LoggedFlight(
            departure: FlightEnd(from, scheduled: LocalDateTime(date)),
            arrival: FlightEnd(to, scheduled: arrival.flatMap(LocalDateTime.init)),
            source: .manual)
        flight.number = number
        change(&flight)
        let stored = Revised(
            id: RecordID(id) ?? RecordID(at: sampleNow), record: flight, revision: 1,
            changedAt: sampleNow)
        return LogEntry(stored, from: .sample(from), to: .sample(to), now: sampleNow)
    }

    /// Creates the entry of one flight; an airport that is nil is unknown.
    package init(
        _ stored: Revised<LoggedFlight>, from: LogAirport?, to: LogAirport?, now: Date
    ) {
        let flight = stored.record
        var airports: [String: LogAirport] = [:]
        airports[flight.departure.airport] = from
        airports[flight.arrival.airport] = to
        let entries = LogEntry.all(
            of: NamedFlights(PackedContents(StoredRecords(records: [stored]))),
            airports: FoundAirports(airports), airlines: { $0.map { _ in AirlineCandidates() } },
            type: { _ in nil }, now: now)
        self = entries[0]
    }

    /// Noon of 15 June 2025 in UTC.
    package static let sampleNow = Date(timeIntervalSince1970: 1_749_988_800)
}

extension LogAirport {
    /// A real airport with its position; nil for a code that is not in the samples.
    package static func sample(_ code: String) -> LogAirport? {
        samples.first { $0.code == code }
    }

    /// The positions are those of OurAirports, of 2026-02-28.
    private static let samples: [LogAirport] = [
        airport("LHR", "London", "GB", .europe, 51.4706, -0.461941),
        airport("JFK", "New York", "US", .northAmerica, 40.639447, -73.779317),
        airport("SYD", "Sydney", "AU", .oceania, -33.946098, 151.177002),
        airport("SCL", "Santiago", "CL", .southAmerica, -33.393002, -70.785797),
        airport("SIN", "Singapore", "SG", .asia, 1.35019, 103.994003),
        airport("EWR", "Newark", "US", .northAmerica, 40.6925, -74.168701),
        airport("FRA", "Frankfurt", "DE", .europe, 50.030241, 8.561096),
        airport("MUC", "Munich", "DE", .europe, 48.353802, 11.7861),
    ]

    private static func airport(
        _ code: String,
        _ city: String,
        _ country: String,
        _ continent: Country.Continent,
        _ latitude: Double,
        _ longitude: Double
    ) -> LogAirport {
        var airport = LogAirport(code: code, name: "\(city) Airport", origin: .embedded)
        airport.city = city
        airport.countryCode = country
        airport.country = "Country \(country)"
        airport.continent = continent
        airport.position = Coordinate(latitude: latitude, longitude: longitude)
        airport.zone = .utc
        return airport
    }
}
