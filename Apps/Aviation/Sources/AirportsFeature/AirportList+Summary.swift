import Airports
import SectionKit

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
