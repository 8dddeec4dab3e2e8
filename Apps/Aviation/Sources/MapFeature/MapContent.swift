import Airports
import Flights
import SectionEssentials
import SectionKit
import WorldMap

/// The flights and airports of a map.
struct MapContent: Equatable, Sendable {
    let query: MapQuery

    /// The flights; nil if the map does not show them, or they could not be loaded.
    var flights: FlightList?

    /// The airports; nil if the map does not show them.
    var airports: MapAirports?

    /// The runways of the place of the query and of the airports.
    var runways: [Runway] = []

    /// The warnings about missing or unreadable data, in plain sentences.
    var warnings: [String]

    /// Whether the map is to show flights that could not be loaded.
    var lacksFlights: Bool { query.subject.hasFlights && flights == nil }

    /// Returns the content with the flights moved on; nil if none moves.
    func moved(to now: Date) -> MapContent? {
        guard let flights = flights?.moved(to: now) else { return nil }
        var moved = self
        moved.flights = flights
        return moved
    }
}

extension MapContent {
    /// The content of the section: what is on the map, the map, and the lists.
    var blocks: [Block] {
        summaries + [.map(map)] + [flightTable, airportTable].compactMap { $0.map(Block.table) }
    }

    /// The title of a page with the map, such as "Map of flights around JFK".
    var title: String {
        let place = flights?.place ?? airports?.place
        return "Map of \(words)" + (place.map { " around \($0.code)" } ?? "")
    }

    private var summaries: [Block] {
        [
            flights.map { summary($0.summary, isEmpty: $0.flights.isEmpty) },
            airports.map {
                summary($0.summary(query) + runwayWords, isEmpty: $0.airports.isEmpty)
            },
        ].compactMap(\.self)
    }

    /// Which airports have their runways on the map, unless all have.
    private var runwayWords: String {
        let most = Self.mostAirportsWithRunways
        return airports?.airports.count ?? 0 > most ? " The first \(most) have their runways." : ""
    }

    private func summary(_ text: String, isEmpty: Bool) -> Block {
        let text = InlineText(text)
        return isEmpty ? .notice(Notice(.info, text)) : .paragraph(text)
    }

    /// The map; its points belong to the rows of the flights if there are any.
    private var map: Map {
        let place = flights?.place ?? airports?.place
        let airports = airports?.airports ?? []
        let points =
            airports.compactMap { MapPoint($0, hasRow: flights == nil) }
            + (flights?.mapPoints ?? [])
            + [place.map { MapPoint($0) }].compactMap(\.self)
        let frame: Map.Frame = points.isEmpty ? .world : .content
        return Map(
            key: "map", title: "Map of \(words)", on: .naturalEarth,
            frame: query.flights.box.map(Map.Frame.box) ?? frame, points: points,
            lines: runways.compactMap { $0.line(in: query.flights.units) }
                + (flights?.trailLines ?? []),
            scale: flights == nil ? nil : .altitudes(in: query.flights.units),
            tones: flights == nil
                ? [:]
                : Map.tones(
                    flights: true, airports: !airports.isEmpty, runways: !runways.isEmpty),
            table: flights == nil ? Self.airportsKey : Self.flightsKey,
            says: flights == nil ? ["name", "city", "country"] : Map.aircraftSay)
    }

    /// The airports whose runways it shows: that of the query, and the first of the others.
    var airportsWithRunways: [Airport] {
        let place = (flights?.place ?? airports?.place)?.airport
        let others = (airports?.airports ?? []).filter { $0.ident != place?.ident }
        return [place].compactMap(\.self) + others.prefix(Self.mostAirportsWithRunways)
    }

    /// As many as can be told apart on a map on which runways are seen.
    private static let mostAirportsWithRunways = 50

    private var words: String {
        let names = [flights.map { _ in "flights" }, airports.map { _ in "airports" }]
        return names.compactMap(\.self).listed(by: "and")
    }

    private var flightTable: Table? {
        flights.map {
            Table(key: Self.flightsKey, of: $0).page(ofMatching: $0.matching)
        }
    }

    private var airportTable: Table? {
        airports.map { airports in
            Table(
                key: Self.airportsKey, ofAirports: airports.airports,
                columns: [.code, .name, .city, .country, .kind, .elevation]
                    + TableColumn<Airport>.unseen
            ).page(ofMatching: airports.matching)
        }
    }

    private static let flightsKey = "flights"
    private static let airportsKey = "airports"
}

extension MapPoint {
    /// The point of an airport; nil without a position.
    ///
    /// - Parameter hasRow: whether it belongs to the row of the airport.
    fileprivate init?(_ airport: Airport, hasRow: Bool) {
        guard let position = airport.position else { return nil }
        self.init(
            position, label: airport.code, priority: airport.kind == .large ? 1 : 0,
            row: hasRow ? airport.lookup : nil, note: hasRow ? nil : airport.name)
    }
}
