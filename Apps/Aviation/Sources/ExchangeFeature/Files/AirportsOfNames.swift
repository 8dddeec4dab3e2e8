import LogFiles
import Logbook
import SectionKit

/// The airports that a file names, as "London Gatwick", instead of giving their codes.
struct AirportsOfNames: Equatable, Sendable {
    /// The codes of the names that only one airport has.
    private(set) var codes: [String: String] = [:]

    /// What names may mean that several airports have, in clauses.
    private(set) var questions: [String] = []

    /// How many names are looked for: more than anybody has flown to.
    private static let limit = 500

    init() {}

    /// Finds the airports of the names in a file that are no codes of known airports.
    init(
        in file: LogFile, besides found: FoundAirports, _ names: any AirportNamesInput
    ) async {
        let texts = Set(
            file.flights.flatMap { read in
                read.airports.filter { end in
                    end.icao == nil && end.airport.isName
                        && found.airport(of: end, on: read.date) == nil
                }.map(\.airport)
            })
        for text in texts.sorted().prefix(Self.limit) {
            let airports = await names.airports(named: text)
            if airports.count == 1 {
                codes[text] = airports[0].code
            } else if !airports.isEmpty {
                questions.append("\(text.quoted) may be \(NamedAirport.words(airports))")
            }
        }
    }
}

extension String {
    /// Whether it is no code of an airport, but may be a name.
    fileprivate var isName: Bool { utf8.count > 4 || self != uppercased() }
}
