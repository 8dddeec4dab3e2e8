import Flights
import LogFiles
import Logbook
import Networking

/// What the tables know of the airlines and types of aircraft that flights of files name.
struct KnownCodes {
    private var airlines: [AirlineWords: AirlineCandidates] = [:]
    private var types: [String: String] = [:]

    /// How many types are looked up, because each takes a search of the whole table: more than
    /// anybody has flown in.
    private static let limit = 1_000

    /// Looks up the airlines and aircraft of flights; if the tables cannot be read, all names stay.
    init(of flights: [LoggedFlight], facts: any AircraftFactsInput) async {
        guard let directory = try? await facts.directory() else { return }
        let words = Array(Set(flights.map(AirlineWords.init)))
        airlines = Dictionary(uniqueKeysWithValues: zip(words, directory.airlines(of: words)))
        for name in Set(flights.compactMap(\.aircraft)).sorted().prefix(Self.limit) {
            types[name] = directory.aircraftType(named: name)?.code
        }
    }

    /// The airline of a flight, as the file names it and as it is known; nil if nothing says it.
    func airline(of flight: LoggedFlight) -> LoggedAirline? {
        let candidates = airlines[AirlineWords(flight)]
        return LoggedAirline(
            said: flight.airline, match: candidates?.match(on: flight.date?.days) ?? AirlineMatch())
    }

    /// Writes the ICAO code of its type of aircraft into a flight; and in its number, if it begins
    /// with the airline's code of ICAO, that of IATA, which is on tickets.
    func write(to flight: inout LoggedFlight) {
        if let airline = airline(of: flight), let icao = airline.icao, let iata = airline.iata,
            let number = flight.number, number.hasPrefix(icao)
        {
            flight.number = iata + number.dropFirst(icao.count)
        }
        flight.aircraft = flight.aircraft.map { types[$0] ?? $0 }
    }
}

extension AirlineWords {
    fileprivate init(_ flight: LoggedFlight) {
        self.init(
            said: flight.airline, code: flight.number.flatMap(FlightNumber.init)?.airline)
    }
}
