import Airports
import Flights
import Geodesy
import SectionKit

/// The airports of a map.
struct MapAirports: Equatable, Sendable {
    /// The airports, the largest or the nearest first.
    let airports: [Airport]

    /// The number of airports that match the query.
    let matching: Int

    /// The place of the query.
    let place: Place?

    /// The countries of the query; nil for all.
    private let countries: [Country]?

    /// Filters and sorts the airports.
    ///
    /// - Throws: `UnknownFlightName` for an unknown country or place in the query.
    init(_ entity: AirportsEntity, query: MapQuery) throws(UnknownFlightName) {
        let known = Countries(entity.countries)
        let all = AirportDirectory(entity, countries: known)
        countries = try query.flights.countries(among: known)
        place = try query.flights.place(among: all)
        let filter = Filter(query, countries: countries, place: place)
        let sort: AirportSort = place == nil ? .size : .distance
        let sorted = sort.sorted(all.filter(filter.allows), from: place?.coordinate)
        airports = Array(query.flights.page.part(of: sorted))
        matching = sorted.count
    }

    /// The filters of the query with what their names mean.
    private struct Filter {
        let kinds: [Airport.Kind]?
        let codes: Set<String>?
        let center: Coordinate?
        let radius: Double
        let box: GeoBox?
        let search: SearchTerms?

        init(_ query: MapQuery, countries: [Country]?, place: Place?) {
            kinds = query.shownKinds
            codes = countries.map { Set($0.map(\.code)) }
            center = place?.coordinate
            radius = query.flights.distance.metres
            box = query.flights.box
            search = query.flights.search.flatMap { SearchTerms($0.text) }
        }

        func allows(_ airport: Airport) -> Bool {
            guard let position = airport.position, box?.contains(position) ?? true else {
                return false
            }
            if let kinds, !(airport.kind.map(kinds.contains) ?? false) { return false }
            if let codes, !(airport.countryCode.map(codes.contains) ?? false) { return false }
            if let center, !airport.isWithin(radius, of: center) { return false }
            guard let search else { return true }
            let codes = [airport.iata, airport.icao, airport.ident, airport.local]
            return search.match(
                SearchText([airport.name, airport.city, airport.keywords] + codes))
        }
    }
}

extension MapAirports {
    /// A sentence with the number of airports on the map.
    func summary(_ query: MapQuery) -> String {
        let kinds = query.shownKinds.map { kinds in
            " of type \(kinds.map(\.rawValue).listed(by: "or"))"
        }
        let search = query.flights.search.map { " matching “\($0.text)”" }
        let places = countries.map { " in \($0.map(\.name).listed(by: "and"))" }
        let near = place.map { " within \(query.flights.distance) of \($0.name)" }
        let box = query.flights.box.map { _ in " in the box" }
        let count = matching == 0 ? "No airports" : matching.counted("airport", "airports")
        let words = [kinds, search, places, near, box].compactMap(\.self).joined()
        if matching == 0 { return "\(count)\(words) with a known position." }
        return query.flights.page.sentence(
            showing: airports.count, of: matching, called: count + words,
            in: place == nil ? "largest first" : "nearest first")
    }
}
