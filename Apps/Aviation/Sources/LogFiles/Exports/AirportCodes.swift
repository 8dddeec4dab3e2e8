import Logbook

/// The codes under which an airport is exported: those that were written down, and of the table what
/// they lack.
struct AirportCodes {
    let iata: String?
    let icao: String?

    init(_ end: FlightEnd, _ known: LogAirport?) {
        let isShort = end.airport.isCode(of: 3)
        // A code of three letters that the table has no place for is still the code of the flight.
        let knownIATA = known.flatMap { $0.iata ?? ($0.code.isCode(of: 3) ? $0.code : nil) }
        iata = isShort ? end.airport : knownIATA
        icao = end.icao ?? (end.airport.isCode(of: 4) ? end.airport : known?.icao)
    }
}

extension LogEntry {
    var departureCodes: AirportCodes { AirportCodes(record.departure, from) }
    var arrivalCodes: AirportCodes { AirportCodes(record.arrival, to) }
}

extension FlightEnd {
    /// The one code for formats that have no place for two: that of ICAO if that of IATA is another
    /// airport's now.
    func code(of known: LogAirport?) -> String {
        guard let icao, let known, known.iata != airport, known.code != airport else {
            return airport
        }
        return icao
    }
}

extension String {
    fileprivate func isCode(of length: Int) -> Bool {
        utf8.count == length
            && utf8.allSatisfy { (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) }
    }
}
