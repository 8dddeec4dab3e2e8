package import Networking
import SectionEssentials
import SectionKit

/// An airline under one name and with the same codes, from one day to another.
///
/// Codes are used again: AZ was Alitalia until October 2021, and has been ITA Airways since.
package struct AirlinePeriod: Equatable, Sendable {
    package let name: String

    /// The code of ICAO, with three letters.
    package let icao: String?

    /// The code of IATA, with two letters or digits.
    package let iata: String?

    /// The days on which it flew, counted from 1970; nil if no table says when.
    package let days: ClosedRange<Int>?

    /// The ICAO code of the airline with which it merged, or which took over its flights.
    package let became: String?

    /// The airline of today that it became, perhaps over several mergers; nil for none.
    package private(set) var successor: Successor?

    /// An airline that others became.
    package struct Successor: Equatable, Sendable {
        package let icao: String
        package let name: String
    }

    /// Its names without blanks and punctuation, as ``AirlineQuery/key(_:)`` writes them.
    let keys: [Substring]

    /// Takes an airline of the dated table.
    init(
        name: String, icao: String?, iata: String?, from: String?, to: String?, keys: String?,
        became: String?
    ) {
        self.name = name
        self.icao = icao
        self.iata = iata
        self.became = became
        // A question mark stands for an end that is not known.
        let start = from.flatMap(Self.day)
        let isDated = start != nil || to != nil && to != "?"
        let end = to.flatMap { Self.day($0, isEnd: true) }
        days = isDated ? (start ?? -100_000)...max(start ?? -100_000, end ?? 100_000) : nil
        self.keys = keys?.split(separator: "|") ?? []
    }

    /// Takes an airline of a table without dates.
    package init(_ airline: Airline) {
        name = airline.name
        icao = airline.icao
        iata = airline.iata
        days = nil
        became = nil
        keys = [AirlineQuery.key(airline.name)[...]]
    }

    /// The day of a date, or the first or last one of a month or year, counted from 1970.
    private static func day(_ text: String, isEnd: Bool) -> Int? {
        guard let date = PreciseDate(text) else { return nil }
        let day = Int(clamping: (date.date.timeIntervalSince1970 / 86_400).rounded(.down))
        let length =
            switch date.precision {
            case .year: 364
            case .month: 27
            default: 0
            }
        return day + (isEnd ? length : 0)
    }

    private static func day(_ text: String) -> Int? { day(text, isEnd: false) }

    /// Finds the airline of today that it became, among the airlines of a table.
    mutating func follow(in periods: [AirlinePeriod]) {
        var next = became
        // Nobody has merged more often.
        for _ in 0..<8 {
            guard let icao = next, let last = periods.last(where: { $0.icao == icao }) else {
                return
            }
            successor = Successor(icao: icao, name: last.name)
            next = last.became == icao ? nil : last.became
        }
    }

    /// What the tables say of it in the words of a file.
    package var named: NamedAirline? { NamedAirline(name: name, icao: icao, iata: iata) }
}

extension Resource where Value == KeyedTable<AirlinePeriod> {
    /// The table of airlines since 1970, with the columns `iata`, `icao`, `name`, `from`, `to` (both
    /// ISO 8601; `?` for an end that is not known), `keys` and `became`.
    package static var airlinePeriods: Self {
        .keyedCSV(of: .airlinePeriods, called: "airlines since 1970") { header in
            let iata = header.column("iata")
            let icao = header.column("icao")
            let name = header.column("name")
            let from = header.column("from")
            let to = header.column("to")
            let keys = header.column("keys")
            let became = header.column("became")
            return { row in
                guard let name = row.text(name) else { return nil }
                return AirlinePeriod(
                    name: name, icao: row.text(icao), iata: row.text(iata), from: row.text(from),
                    to: row.text(to), keys: row.text(keys), became: row.text(became))
            }
        }
    }
}

extension Endpoint {
    package static let airlinePeriods = Endpoint("/airline-periods.csv")
}
