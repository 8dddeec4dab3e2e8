import Flights
import LogFiles
import Logbook
import Networking

/// The codes of airlines and types of aircraft that files name in other ways, so that flights of
/// several files are alike.
struct KnownCodes {
    private var airlines: [String: Airline] = [:]
    private var numbered: [String: Airline] = [:]
    private var types: [String: String] = [:]

    /// How many names are looked up, because each takes a search of the whole table: more than
    /// anybody has flown with.
    private static let limit = 1_000

    /// Looks up the airlines and aircraft of flights; if the tables cannot be read, all names stay.
    init(of flights: [FileFlight], facts: any AircraftFactsInput) async {
        guard let directory = try? await facts.directory() else { return }
        for name in Self.names(flights.map(\.airline)) {
            let found = directory.airlines(named: name)
            if found.count == 1 { airlines[name] = found[0] }
        }
        for code in Self.names(flights.map { $0.airlineCode }) {
            numbered[code] = directory.airlines(named: code).first {
                [$0.iata, $0.icao].contains(code)
            }
        }
        for name in Self.names(flights.map(\.aircraft)) {
            types[name] = directory.aircraftType(named: name)?.code
        }
    }

    private static func names(_ names: [String?]) -> ArraySlice<String> {
        Set(names.compactMap(\.self)).sorted().prefix(limit)
    }

    /// Writes the codes into a flight: that of ICAO for its airline, which is that of its number if it
    /// has none, and for its aircraft; and in its number that of IATA, which is on tickets.
    func write(to flight: inout LoggedFlight, of read: FileFlight) {
        let airline =
            flight.airline.map { airlines[$0] } ?? read.airlineCode.flatMap { numbered[$0] }
        if let airline {
            flight.airline = airline.icao
            if let iata = airline.iata, let number = flight.number, number.hasPrefix(airline.icao) {
                flight.number = iata + number.dropFirst(airline.icao.count)
            }
        }
        flight.aircraft = flight.aircraft.map { types[$0] ?? $0 }
    }
}
