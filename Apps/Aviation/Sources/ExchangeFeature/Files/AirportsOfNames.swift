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
    ///
    /// - Parameter airports: knows until when codes meant airports that have closed.
    init(
        in file: LogFile, besides found: FoundAirports, _ names: AirportNames,
        _ airports: any LogAirportsInput
    ) async {
        for (text, days) in Self.names(in: file, besides: found).sorted(by: { $0.key < $1.key })
            .prefix(Self.limit)
        {
            var named = await names.airports(named: text)
            if named.count > 1 {
                let known = await airports.airports(Set(named.map(\.code)))
                let open = known.open(named, on: days)
                if !open.isEmpty { named = open }
            }
            if named.count == 1 {
                codes[text] = named[0].code
            } else if !named.isEmpty {
                questions.append("\(text.quoted) may be \(NamedAirport.words(named))")
            }
        }
        for city in Self.cities(in: file, found) {
            let named = await names.airports(named: city.code)
            guard named.count > 1 else { continue }
            questions.append(
                "\(city.code.quoted) is the city of \(city.name), and its airport may be "
                    + NamedAirport.words(named))
        }
    }

    /// The cities whose codes a file gives instead of those of airports.
    private static func cities(in file: LogFile, _ found: FoundAirports) -> [LogAirport] {
        var cities: [String: LogAirport] = [:]
        for read in file.flights {
            for end in read.airports where end.icao == nil {
                guard let city = found.airport(of: end, on: read.date), city.kind == .city
                else { continue }
                cities[city.code] = city
            }
        }
        return cities.values.sorted { $0.code < $1.code }
    }

    /// The names of airports in a file, with the days of their flights, which are counted from 1970.
    private static func names(
        in file: LogFile, besides found: FoundAirports
    ) -> [String: ClosedRange<Int>] {
        var names: [String: ClosedRange<Int>] = [:]
        for read in file.flights {
            for end in read.airports
            where end.icao == nil && end.airport.isName
                && found.airport(of: end, on: read.date) == nil
            {
                guard let days = read.date?.days else { continue }
                let known = names[end.airport] ?? days
                names[end.airport] =
                    min(known.lowerBound, days.lowerBound)...max(known.upperBound, days.upperBound)
            }
        }
        return names
    }
}

extension String {
    /// Whether it is no code of an airport, but may be a name.
    fileprivate var isName: Bool { utf8.count > 4 || self != uppercased() }
}
