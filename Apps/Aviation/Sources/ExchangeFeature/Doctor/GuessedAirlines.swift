import Flights
import Logbook
import RecordStore

/// The airlines that earlier versions guessed from names: they kept only a code of ICAO, which is not
/// that of the airline of the flight number.
struct GuessedAirlines {
    /// The airlines of the numbers, by the flights whose airline is another.
    private var airlines: [RecordID: NamedAirline] = [:]

    init() {}

    /// Compares the airlines of flights with those of their numbers; of none without tables.
    init(_ entries: [LogEntry], _ directory: (any AircraftDirectory)?) {
        guard let directory else { return }
        var codes: [String: AirlineCandidates] = [:]
        for entry in entries {
            guard let airline = entry.airline, let said = airline.said, let icao = said.icao,
                said.name == nil, said.iata == nil,
                let code = entry.flight.number.flatMap(FlightNumber.init)?.airline,
                code != icao, code != airline.known?.iata
            else { continue }
            let candidates =
                codes[code] ?? directory.airlines(of: [AirlineWords(said: nil, code: code)])[0]
            codes[code] = candidates
            let known = candidates.match(on: entry.flight.date?.days).known
            guard let known, known.icao != icao, let named = known.named else { continue }
            airlines[entry.id] = named
        }
    }

    /// The airline of the number of a flight whose airline is another; nil for all others.
    func airline(of entry: LogEntry) -> NamedAirline? { airlines[entry.id] }
}
