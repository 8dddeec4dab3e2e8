import Flights
import Geodesy
import Logbook
import SectionKit
import WorldMap

/// The countries from or to which somebody has flown.
struct VisitedCountries: Equatable, Sendable {
    /// A country with its flights.
    struct Country: Equatable, Sendable {
        let code: String
        let name: String
        fileprivate(set) var flights = 0
        fileprivate(set) var first: LocalDateTime?
        fileprivate(set) var last: LocalDateTime?

        /// The airports with their flights.
        fileprivate(set) var airports: [String: Int] = [:]

        /// The position of the airport with the most flights.
        fileprivate(set) var position: Coordinate?
    }

    /// The countries, those with the most flights first.
    let countries: [Country]

    /// How many flown flights were counted.
    let flightCount: Int

    let selection: FlightSelection
    let notice: String?
    let warnings: [String]

    /// Whether airports are unknown because a table of them could not be read.
    let lacksAirports: Bool

    /// Collects the flown flights of a selection.
    init(_ log: Log, _ selection: FlightSelection) {
        let flown = selection.entries(of: log.entries).filter(\.isFlown)
        var countries: [String: Country] = [:]
        for entry in flown {
            let airports = [entry.from, entry.to].compactMap(\.self)
            for code in Set(airports.compactMap(\.countryCode)) {
                let here = airports.filter { $0.countryCode == code }
                countries[code, default: Country(code: code, name: here[0].country ?? code)]
                    .add(entry, at: here)
            }
        }
        self.countries = countries.values.sorted { ($0.flights, $1.name) > ($1.flights, $0.name) }
        flightCount = flown.count
        self.selection = selection
        notice = log.notice
        warnings = log.warnings
        lacksAirports = log.lacksAirports
    }
}

extension VisitedCountries.Country {
    fileprivate mutating func add(_ entry: LogEntry, at places: [LogAirport]) {
        flights += 1
        if let date = entry.flight.date?.withoutTime {
            first = first.map { min($0, date) } ?? date
            last = last.map { max($0, date) } ?? date
        }
        for place in places {
            airports[place.code, default: 0] += 1
            let isMost = airports.values.allSatisfy { $0 <= airports[place.code] ?? 0 }
            if isMost || position == nil { position = place.position ?? position }
        }
    }
}

extension VisitedCountries {
    /// The content of the section: how many there are, the map, and the list.
    var blocks: [Block] {
        let notice = notice.map { Block.notice(Notice(.info, InlineText($0))) }
        let text = InlineText(summary)
        let opening: Block = countries.isEmpty ? .notice(Notice(.info, text)) : .paragraph(text)
        return ([notice, opening, .map(map), .table(table)] as [Block?]).compactMap(\.self)
    }

    private var summary: String {
        let years = selection.years.map { " in \($0.text)" } ?? ""
        let flights = flightCount.counted("flight", "flights")
        return countries.isEmpty
            ? "No flights flown\(years)\(selection.words)."
            : "\(countries.count.counted("country", "countries")) on \(flights)\(years)"
                + "\(selection.words)."
    }

    /// The countries as areas; those too small for one as points, each at the airport there with the
    /// most flights.
    private var map: Map {
        let outlines = CountryOutlines.rings(of: Set(countries.map(\.code)))
        return Map(
            key: "map", title: "Countries visited", on: .naturalEarth, frame: .world,
            points: countries.reversed().compactMap { country in
                guard outlines[country.code] == nil, let position = country.position
                else { return nil }
                return MapPoint(
                    position, label: country.name, tone: .positive, priority: country.flights,
                    row: country.code, note: country.note)
            },
            areas: countries.compactMap { country in
                outlines[country.code].map { rings in
                    MapArea(
                        rings, label: country.name, tone: .positive, priority: country.flights,
                        row: country.code, note: country.note)
                }
            }, table: "countries")
    }

    private var table: Table {
        Table(
            key: "countries", of: countries, columns: Self.columns, titledBy: "country",
            identity: \.code
        ).narrowing("list", by: "country")
    }

    private static let columns: [TableColumn<Country>] = [
        .init(Column("country", "Country")) { .text($0.name) },
        .init(Column("code", "Code", priority: 2)) { .text($0.code) },
        .init(Column("flights", "Flights", alignment: .trailing)) { .integer($0.flights) },
        .init(Column("airports", "Airports", alignment: .trailing, priority: 1)) {
            .integer($0.airports.count)
        },
        day("first", "First", \.first), day("last", "Last", \.last),
    ]

    private static func day(
        _ key: String, _ title: String, _ path: any KeyPath<Country, LocalDateTime?> & Sendable
    ) -> TableColumn<Country> {
        .init(Column(key, title, alignment: .trailing, priority: 1, keys: .day)) { country in
            .date(orUnknown: country[keyPath: path]?.day)
        }
    }
}

extension VisitedCountries.Country {
    /// Its flights and airports in a few words.
    fileprivate var note: String {
        "\(flights.counted("flight", "flights")), "
            + airports.count.counted("airport", "airports")
    }
}
