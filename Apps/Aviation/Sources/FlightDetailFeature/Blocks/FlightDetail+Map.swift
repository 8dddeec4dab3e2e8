import Airports
import Flights
import Geodesy
import SectionEssentials
import SectionKit
import WorldMap

extension FlightDetail {
    /// The aircraft with its track, its route and the airports; nil without a position.
    func map(in units: UnitSystem) -> Map? {
        guard let position = flight.aircraft.position else { return nil }
        let aircraft = MapPoint(
            position,
            label: flight.name,
            tone: flight.aircraft.emergency == nil ? .positive : .negative,
            heading: flight.aircraft.isOnGround == true ? nil : flight.aircraft.track,
            priority: 3, note: words(in: units), value: flight.aircraft.altitude)
        return Map(
            key: "map", title: "Where it is", on: .naturalEarth,
            frame: frame(
                around: position, (airportPoints + [aircraft]).map(\.coordinate), lines),
            points: airportPoints + [aircraft],
            lines: runways.compactMap { $0.line(in: units) } + lines,
            scale: .altitudes(in: units))
    }

    /// Who flies it, what it is, and how high it is.
    private func words(in units: UnitSystem) -> String {
        [
            flight.airline?.name, flight.type?.name ?? flight.aircraft.typeCode,
            flight.aircraft.isOnGround == true
                ? "on ground" : units.altitude(flight.aircraft.altitude).measureWords,
        ].compactMap(\.self).separated(by: ", ")
    }

    /// The airport with its runways for an aircraft on the ground; else at least some 10 km around the
    /// aircraft, and 100 far from airports, so that it is shown with its surroundings.
    private func frame(
        around position: Coordinate,
        _ points: [Coordinate],
        _ lines: [MapLine]
    ) -> Map.Frame {
        if flight.aircraft.isOnGround == true, !runways.isEmpty { return .content }
        let degrees = (nearest?.distance ?? .infinity) / 111_000
        let least = min(max(1.5 * degrees, 0.05), 0.5)
        guard let box = GeoBox(containing: points, lines: lines.flatMap(\.segments)),
            box.height < least, box.width < least,
            let frame = GeoBox(
                south: max(-90, position.latitude - least), west: position.longitude - least,
                north: min(90, position.latitude + least), east: position.longitude + least)
        else { return .content }
        return .box(frame)
    }

    private var airportPoints: [MapPoint] {
        var points: [MapPoint] = []
        if let leg = routeCheck?.leg {
            for stop in [leg.start, leg.end] {
                guard let place = stop.position else { continue }
                points.append(MapPoint(place, label: stop.bestCode, priority: 2, note: stop.name))
            }
        }
        if let airport = nearest?.airport, let place = airport.position,
            !points.contains(where: { $0.coordinate == place })
        {
            points.append(MapPoint(place, label: airport.code, priority: 1, note: airport.name))
        }
        return points
    }

    private var lines: [MapLine] {
        var lines: [MapLine] = []
        if let leg = routeCheck?.leg, let start = leg.start.position, let end = leg.end.position {
            let isDoubtful = routeCheck?.verdict != .plausible
            lines.append(
                MapLine(
                    [[start, end]], path: .greatCircle,
                    label: "\(leg.start.bestCode)–\(leg.end.bestCode)"
                        + (isDoubtful ? " (doubtful)" : ""),
                    tone: isDoubtful ? .pending : .neutral))
        }
        if let track {
            let segments = track.segments.map { segment in
                segment.map { TrackPoint($0.position, elevation: $0.altitude, time: $0.time) }
            }
            lines.append(
                MapLine(
                    track: segments, label: "track of \(flight.name)", tone: .positive,
                    length: track.length))
        }
        return lines.filter { !$0.segments.isEmpty }
    }

    /// The altitude along the track; nil with fewer than two altitudes.
    func chart(_ units: UnitSystem) -> LineChart? {
        let points = track?.thinned(to: 400).points ?? []
        guard points.count(where: { $0.altitude != nil }) > 1 else { return nil }
        let size = units == .metric ? 1 : 0.3048
        return LineChart(
            key: "profile",
            title: "Altitude",
            over: .dates("time", "Time", points.map { PreciseDate($0.time, precision: .hour) }),
            unit: units == .metric ? .metre : .foot,
            series: [
                LineChart.Series(
                    "altitude", "Altitude",
                    points.map { point in point.altitude.map { $0 / size } })
            ])
    }

    /// What is said about the track before its chart: who recorded it, and its gaps.
    var trackNote: String? {
        guard let track, track.points.count > 1 else { return nil }
        let isOwn = track.origin == .screen
        let origin = isOwn ? "The track is what this screen has seen since it opened." : nil
        let gaps = track.gaps
        let time = FlightWords.duration(gaps.reduce(0, +))
        let words =
            switch gaps.count {
            case 0: String?.none
            case 1: "The track has a gap of \(time), which is not drawn."
            default:
                "The track has \(gaps.count.grouped) gaps of \(time) in all, which are not drawn."
            }
        let sentences = [origin, words].compactMap(\.self)
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }
}

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
