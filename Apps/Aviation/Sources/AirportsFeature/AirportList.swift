import Airports
import SectionKit
import WorldMap

/// The airports that match a query.
struct AirportList: Equatable, Sendable {
    /// The airports of the page, in the order of the query.
    let airports: [Airport]

    /// The number of airports that match the query, on all pages.
    let matching: Int

    /// The number of all airports.
    let total: Int

    let query: AirportsQuery

    /// The countries of the query; empty for all.
    let countries: [Country]

    /// The place of the query.
    let place: Place?

    /// The warnings about missing or unreadable data, in plain sentences.
    let warnings: [String]

    /// Converts the entities to the domain, then filters, sorts and pages the airports.
    ///
    /// - Throws: `UnknownName` for an unknown country or place in the query.
    init(_ entity: AirportsEntity, query: AirportsQuery) throws(UnknownName) {
        let known = Countries(entity.countries)
        let airports = AirportDirectory(entity, countries: known)
        let countries = try query.countries(among: known)
        let place = try query.place(among: airports)
        let codes = countries.map { Set($0.map(\.code)) }
        let candidates = query.search.map { airports.candidates(for: $0) } ?? Array(airports)
        let matching = candidates.filter { airport in
            codes?.contains(airport.countryCode ?? "") ?? true
                && query.allows(airport, from: place)
        }

        let sorted = query.sorting.sorted(
            matching, in: query.order, from: place?.coordinate, first: query.page.end)
        self.airports = Array(query.page.part(of: sorted))
        self.matching = matching.count
        total = airports.count
        self.query = query
        self.countries = countries ?? []
        self.place = place
        warnings = entity.warnings + [place?.choice].compactMap(\.self)
    }
}

extension AirportsQuery {
    /// The sort key, or the default.
    var sorting: AirportSort { sort ?? (near == nil ? .size : .distance) }

    fileprivate func countries(among all: Countries) throws(UnknownName) -> [Country]? {
        guard let country else { return nil }
        do { return try all.named(country) } catch { throw .country(error) }
    }

    fileprivate func place(among airports: AirportDirectory) throws(UnknownName) -> Place? {
        guard let near else { return nil }
        do { return try near.place(in: airports) } catch { throw .place(error) }
    }

    /// Whether an airport matches all filters but the country.
    fileprivate func allows(_ airport: Airport, from place: Place?) -> Bool {
        if isScheduled, !airport.isScheduled { return false }
        if let kinds, !(airport.kind.map(kinds.contains) ?? false) { return false }
        if let radius, let place, !airport.isWithin(radius.metres, of: place.coordinate) {
            return false
        }
        guard let search else { return true }
        let codes = [airport.iata, airport.icao, airport.ident, airport.local]
        return search.match(SearchText([airport.name, airport.city, airport.keywords] + codes))
    }
}

extension AirportList {
    /// A sentence with the number of airports, such as "112 airports in Germany, largest first".
    var summary: String {
        if matching == 0 {
            return "\(words). The source has \(total.counted("airport", "airports"))."
        }
        return query.page.sentence(
            showing: airports.count, of: matching, called: words,
            in: order)
    }

    /// The number of airports with the filters of the query.
    private var words: String {
        let count = matching == 0 ? "No airports" : matching.counted("airport", "airports")
        return count + conditions + nearness
    }

    /// The filters of the query, such as " with scheduled service in Portugal".
    var conditions: String {
        let scheduled = query.isScheduled ? " with scheduled service" : ""
        let kinds = query.kinds.map { kinds in
            " of type \(kinds.map(\.rawValue).listed(by: "or"))"
        }
        let places = countries.isEmpty ? "" : " in \(countries.map(\.name).listed(by: "and"))"
        let search = query.search.map { " matching “\($0.text)”" }
        return (kinds ?? "") + scheduled + places + (search ?? "")
    }

    /// How far the airports may be from where, or only from where distances are.
    private var nearness: String {
        guard let place else { return "" }
        if let radius = query.radius { return " within \(radius) of \(place.name)" }
        return query.sorting == .distance ? "" : " with their distance from \(place.name)"
    }

    private var order: String {
        let words = query.sorting.words(in: query.order)
        guard let place, query.radius == nil, query.sorting == .distance else { return words }
        let isNearest = query.order != .desc
        return isNearest ? "nearest to \(place.name) first" : "farthest from \(place.name) first"
    }
}

extension AirportList {
    /// The airports on a map, with the place of the query.
    var map: Map {
        Map(
            key: "map",
            title: "Map of airports",
            on: .naturalEarth,
            points: airports.compactMap(MapPoint.init) + [placePoint].compactMap(\.self),
            tones: [
                .positive: "scheduled service", .neutral: "no scheduled service",
                .negative: "closed",
            ],
            table: "rows",
            says: ["name", "city", "country"],
            isCompanion: true
        )
    }

    /// The place of the query, unless it is an airport of the list.
    private var placePoint: MapPoint? {
        guard let place, !airports.contains(where: { $0.ident == place.airport?.ident }) else {
            return nil
        }
        return MapPoint(place.coordinate, label: place.name, tone: .pending, priority: .max)
    }
}

extension MapPoint {
    /// The point of an airport; nil without a position.
    fileprivate init?(_ airport: Airport) {
        guard let position = airport.position else { return nil }
        let tone: Badge.Tone =
            airport.kind == .closed ? .negative : airport.isScheduled ? .positive : .neutral
        self.init(
            position, label: airport.code, tone: tone, priority: airport.size ?? 0,
            row: airport.lookup)
    }
}
