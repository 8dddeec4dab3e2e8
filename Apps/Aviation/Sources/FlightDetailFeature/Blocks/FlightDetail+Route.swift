import Flights
import SectionEssentials
import SectionKit

extension FlightDetail {
    /// The facts about the route and the way that is left; those about the way are estimates.
    func routeFacts(_ words: FlightWords) -> [Fact] {
        let leg = routeCheck?.leg
        let names = route?.value.stops.map(\.words)
        let codes = route?.value.stops.map(\.bestCode)
        let remaining = routeCheck?.timeToGo(flight.aircraft)
        let arrival = remaining.map { flight.present.addingTimeInterval($0) }
        let isUnknown = route == nil
        let place = legWords == nil ? "" : leg.map { " at \($0.end.bestCode)" } ?? ""
        return [
            .people("Route", names.map { .text($0.separated(by: " – ")) } ?? .empty),
            .people("Route is", isUnknown ? .empty : verdictCell),
            .machines("route", .text(orUnknown: codes?.separated(by: "-"))),
            .machines("route_source", .origin(of: route)),
            .people("Leg", legWords.map(Cell.text) ?? .empty),
            .machines("leg_from", .text(orUnknown: leg?.start.bestCode)),
            .machines("leg_from_name", .text(orUnknown: leg?.start.name)),
            .machines("leg_to", .text(orUnknown: leg?.end.bestCode)),
            .machines("leg_to_name", .text(orUnknown: leg?.end.name)),
            .machines("route_check", isUnknown ? .unknown : verdictCell),
            .machines("route_doubt", routeDoubt(words).map(Cell.text) ?? .empty),
        ]
            + .distances("leg_length", routeCheck?.length)
            + ways(words)
            + [
                .people(
                    "Time to go\(target), estimated",
                    remaining.map { .text(FlightWords.duration($0)) } ?? .empty),
                Fact(
                    "estimated_arrival", "Arrival\(place), estimated",
                    arrival.map { .date(PreciseDate($0, precision: .hour)) } ?? .empty),
                .machines(
                    "estimated_time_to_go_s",
                    remaining.map { .duration(Int(clamping: $0.rounded())) } ?? .unknown),
                .machines("track_points", .integer(track?.points.count ?? 0)),
                .machines("track_gaps", .integer(track?.gaps.count ?? 0)),
                .machines("track_source", track.map { .text($0.origin.word) } ?? .unknown),
            ]
            + .distances("track_length", track?.length)
    }

    /// The direct distances to both ends of the leg.
    private func ways(_ words: FlightWords) -> [Fact] {
        let start = legWords == nil ? nil : routeCheck?.leg.start.bestCode
        return [
            .people(
                "Flown\(start.map { " from \($0)" } ?? ""), direct",
                routeCheck == nil ? .empty : words.units.distance(routeCheck?.flown)),
            .people(
                "To go\(target), direct",
                routeCheck == nil ? .empty : words.units.distance(routeCheck?.toGo)),
        ]
            + .distances("flown", routeCheck?.flown)
            + .distances("to_go", routeCheck?.toGo)
    }

    /// The leg that the aircraft is on, such as "LHR – MAD"; nil for a route with only one.
    private var legWords: String? {
        guard let leg = routeCheck?.leg, route?.value.legs.count ?? 0 > 1 else { return nil }
        return "\(leg.start.bestCode) – \(leg.end.bestCode)"
    }

    /// The end of the leg in the titles of facts; empty for a route with only one leg.
    private var target: String {
        guard legWords != nil, let end = routeCheck?.leg.end.bestCode else { return "" }
        return " to \(end)"
    }

    private var verdictCell: Cell {
        switch routeCheck?.verdict {
        case .plausible?: .badge(Badge("plausible", .positive))
        case .doubtful?: .badge(Badge("doubtful", .negative))
        case .unknown?, nil: .badge(Badge("unchecked", .neutral))
        }
    }
}

extension FlightTrack.Origin {
    /// The word of JSON.
    var word: String {
        switch self {
        case .source: "source"
        case .screen: "screen"
        }
    }
}
