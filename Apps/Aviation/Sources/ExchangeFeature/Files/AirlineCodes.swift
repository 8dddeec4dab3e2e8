import Flights
import LogFiles
import Networking

/// The ICAO codes of airlines that files name in other ways.
struct AirlineCodes {
    private let codes: [String: String]

    /// How many names are looked up, because each takes a search of the whole table: more than
    /// anybody has flown with.
    private static let limit = 1_000

    /// Looks up the airlines of flights; if the table cannot be read, all names stay.
    init(of flights: [FileFlight], facts: any AircraftFactsInput) async {
        var codes: [String: String] = [:]
        if let directory = try? await facts.directory() {
            for name in Set(flights.compactMap(\.airline)).sorted().prefix(Self.limit) {
                let airlines = directory.airlines(named: name)
                if airlines.count == 1 { codes[name] = airlines[0].icao }
            }
        }
        self.codes = codes
    }

    /// Returns the code of the only airline with a name or a code; the name if there is none, or
    /// several.
    func code(_ name: String?) -> String? {
        name.map { codes[$0] ?? $0 }
    }
}
