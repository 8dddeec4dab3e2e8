import Flights
import Geodesy
import Logbook
import RecordStore
import SectionKit
import WorldMap

/// The routes and airports of flights.
struct Globe: Equatable, Sendable {
    /// The routes, those with the most flights first.
    let routes: [GlobeRoute]

    /// The airports, those with the most visits first.
    let airports: [GlobeAirport]

    let flown: Int
    let planned: Int

    /// The flights that stand out.
    let focus: [LogEntry]

    /// The names of airports whose position is unknown, so that their flights are not shown.
    let unplaced: [String]

    /// Where flights are now; nil if nobody was to be asked, or has answered.
    var live: LivePositions?

    let notice: String?
    let warnings: [String]

    /// Whether airports are unknown because a table of them could not be read.
    let lacksAirports: Bool

    /// Collects the flights of a selection that are flown or planned.
    init(_ log: Log, _ selection: FlightSelection, focus: [LogEntry]) {
        var filter = SelectionFilter(selection)
        var routes: [String: GlobeRoute] = [:]
        var airports: [String: GlobeAirport] = [:]
        var unplaced: Set<String> = []
        var (flown, planned) = (0, 0)
        let chosen = Set(focus.map(\.id))
        for entry in log.entries
        where chosen.contains(entry.id) || entry.status != .cancelled && filter.allows(entry) {
            guard let route = GlobeRoute(entry) else {
                unplaced.formUnion(entry.unplaced)
                continue
            }
            let isFocus = chosen.contains(entry.id)
            if entry.isFlown { flown += 1 } else { planned += 1 }
            routes[route.name, default: route].add(entry, isFocus: isFocus)
            for airport in Set([route.one.code, route.other.code]) {
                let known = airport == route.one.code ? route.one : route.other
                airports[airport, default: GlobeAirport(airport: known)]
                    .add(entry, isFocus: isFocus)
            }
        }
        self.routes = routes.values.sorted {
            ($0.flown, $0.planned, $1.name) > ($1.flown, $1.planned, $0.name)
        }
        self.airports = airports.values.sorted {
            ($0.visits, $1.airport.code) > ($1.visits, $0.airport.code)
        }
        (self.flown, self.planned, self.focus) = (flown, planned, focus)
        self.unplaced = unplaced.sorted()
        notice = log.notice
        warnings = log.warnings
        lacksAirports = log.lacksAirports
    }
}

extension GlobeAirport {
    fileprivate mutating func add(_ entry: LogEntry, isFocus: Bool) {
        if entry.isFlown { visits += 1 }
        self.isFocus = self.isFocus || isFocus
    }
}

extension LogEntry {
    /// The names of its airports whose position is unknown.
    fileprivate var unplaced: [String] {
        [
            from?.position == nil ? flight.departure.airport : nil,
            to?.position == nil ? flight.arrival.airport : nil,
        ].compactMap(\.self)
    }
}

extension Globe {
    /// The content of the section: what it shows, the globe, and the routes.
    func blocks(_ query: GlobeQuery) -> [Block] {
        let notices = [notice, unplacedNotice, drawnNotice].compactMap(\.self)
            .map { Block.notice(Notice(.info, InlineText($0))) }
        let summary = InlineText(summary(query))
        let opening: Block =
            routes.isEmpty ? .notice(Notice(.info, summary)) : .paragraph(summary)
        return notices + [opening, .map(map)] + liveBlocks(query)
            + [.table(table(in: query.units))]
    }

    private func summary(_ query: GlobeQuery) -> String {
        let years = query.selection.years.map { " in \($0.text)" } ?? ""
        let chosen = query.selection.words
        if routes.isEmpty { return "No flights\(years)\(chosen) are on the globe." }
        let flights = flown.counted("flight", "flights")
        let others = planned > 0 ? ", and \(planned.grouped) planned" : ""
        let text =
            "\(flights) flown\(others)\(years), on \(routes.count.counted("route", "routes")) "
            + "between \(airports.count.counted("airport", "airports"))\(chosen)."
        switch focus.count {
        case 0: return text
        case 1: return "\(focus[0].datedTitle) stands out. \(text)"
        default: return "\(query.flight?.text ?? "") stands out, \(focus.count) flights. \(text)"
        }
    }

    /// The routes that are drawn, at most as many as a page turns smoothly, and those that stand out.
    private var drawn: [GlobeRoute] {
        routes.prefix(Self.mostArcs) + routes.dropFirst(Self.mostArcs).filter(\.isFocus)
    }

    private static let mostArcs = 2_000

    private var drawnNotice: String? {
        drawn.count == routes.count
            ? nil : "The globe has the \(drawn.count.grouped) routes with the most flights."
    }

    private var unplacedNotice: String? {
        if unplaced.isEmpty { return nil }
        let names = unplaced.prefix(5).joined(separator: ", ") + (unplaced.count > 5 ? ", …" : "")
        return "Flights from and to \(names) are not on the globe, because nothing is known of "
            + "where they are. Run 'flight-log airports' to see what to do."
    }

    private var map: Map {
        Map(
            key: "map", title: "Your flights", on: .naturalEarth, frame: frame,
            points: airports.reversed().compactMap { MapPoint($0) } + aircraft,
            lines: drawn.reversed().compactMap { MapLine($0) },
            scale: MapScale("Flights", ofCounts: routes.map(\.flown)),
            tones: [.neutral: "airport", .pending: "planned", .positive: "chosen"],
            table: "routes")
    }

    /// The part of the Earth around the flights that stand out, else around all.
    private var frame: Map.Frame {
        let arcs = routes.filter(\.isFocus).compactMap(\.arc)
        guard let box = GeoBox(containing: [], lines: arcs.map { $0.points(every: 5) })
        else { return routes.isEmpty ? .world : .content }
        return .box(box.enlarged)
    }

    private func table(in units: UnitSystem) -> Table {
        Table(
            key: "routes", of: routes, columns: TableColumn<GlobeRoute>.routes(in: units),
            titledBy: "route", identity: \.name)
    }
}

extension MapLine {
    fileprivate init?(_ route: GlobeRoute) {
        guard let arc = route.arc else { return nil }
        self.init(
            [[arc.start, arc.end]], path: .greatCircle,
            tone: route.isFocus ? .positive : route.flown > 0 ? .neutral : .pending,
            row: route.name, note: route.words,
            value: route.isFocus || route.flown == 0 ? nil : Double(route.flown))
    }
}

extension MapPoint {
    fileprivate init?(_ airport: GlobeAirport) {
        guard let position = airport.airport.position else { return nil }
        self.init(
            position, label: airport.airport.code,
            tone: airport.isFocus ? .positive : airport.visits > 0 ? .neutral : .pending,
            priority: airport.isFocus ? .max : airport.visits,
            note: airport.words)
    }
}

extension GlobeRoute {
    /// Its name and its flights.
    fileprivate var words: String {
        "\(name): "
            + [
                flown > 0 ? flown.counted("flight", "flights") : nil,
                planned > 0 ? "\(planned.grouped) planned" : nil,
            ].compactMap(\.self).separated(by: ", ")
    }
}

extension GlobeAirport {
    /// Where it is, and how many flights departed or arrived there.
    fileprivate var words: String {
        let place = airport.city ?? airport.name
        return visits > 0 ? "\(place), \(visits.counted("flight", "flights"))" : place
    }
}

extension GeoBox {
    /// The box with a margin, so that what is at its edges is in view.
    fileprivate var enlarged: GeoBox {
        let margin = max(2, max(width, height) / 6)
        func wrapped(_ longitude: Double) -> Double { longitude.remainder(dividingBy: 360) }
        let isAround = width + 2 * margin >= 360
        return GeoBox(
            south: max(-90, south - margin), west: isAround ? -180 : wrapped(west - margin),
            north: min(90, north + margin), east: isAround ? 180 : wrapped(east + margin)) ?? self
    }
}

extension TableColumn<GlobeRoute> {
    fileprivate static func routes(in units: UnitSystem) -> [TableColumn] {
        [
            Self(Column("route", "Route")) { .text($0.name) },
            Self(Column("from", "Between", priority: 1)) { .text($0.one.city ?? $0.one.name) },
            Self(Column("to", "And", priority: 1)) { .text($0.other.city ?? $0.other.name) },
            Self(Column("flights", "Flights", alignment: .trailing)) { .integer($0.flown) },
            Self(Column("planned", "Planned", alignment: .trailing, priority: 2)) {
                $0.planned > 0 ? .integer($0.planned) : .empty
            },
            Self(
                Column(
                    "date", "Last", alignment: .trailing, priority: 3, keys: .day,
                    filteredBy: .year)
            ) { $0.last.map { .date($0.withoutTime.day) } ?? .empty },
            Self(.people("Distance", alignment: .trailing)) { units.distance($0.distance) },
            Self(.machines("distance_km")) { route in
                route.distance.map { .decimal($0 / 1000, digits: 1) } ?? .empty
            },
        ]
    }
}

extension Globe {
    /// What was asked about flights in the air, and the answers; nothing if nobody was to be asked.
    ///
    /// The table is there from the beginning, so that a format knows its tables.
    func liveBlocks(_ query: GlobeQuery) -> [Block] {
        guard query.isLive else { return [] }
        let flights = live?.flights ?? []
        let question = live.map { Block.notice(Notice(.info, InlineText($0.question))) }
        let sentences = flights.map {
            let sentence = $0.answer.sentence(about: $0.entry)
            return Block.paragraph(InlineText("\($0.entry.title): \(sentence)"))
        }
        let table = Table(
            key: "live", of: flights.map { LiveRow(entry: $0.entry, answer: $0.answer) },
            columns: LiveRow.columns(in: query.units), titledBy: "flight",
            identity: \.entry.id.text, commands: ["show"])
        return [question].compactMap(\.self) + sentences + [.table(table)]
    }

    /// The aircraft that were heard.
    var aircraft: [MapPoint] {
        live?.flights.compactMap { $0.answer.point(of: $0.entry) } ?? []
    }
}

/// A flight that can be in the air, with the answer about it.
private struct LiveRow: Equatable, Sendable {
    let entry: LogEntry
    let answer: LiveAnswer

    static func columns(in units: UnitSystem) -> [TableColumn<LiveRow>] {
        let people: [TableColumn<LiveRow>] = [
            TableColumn(Column("flight", "In the air")) { .text($0.entry.title) },
            TableColumn(.people("Now")) { .text($0.answer.clause) },
            TableColumn(.people("As of", priority: 2)) { row in
                row.answer.flight?.heardAt.map { .date(PreciseDate($0, precision: .hour)) }
                    ?? .empty
            },
            TableColumn(.people("To go", alignment: .trailing)) { row in
                row.answer.flight?.toGo.map { units.distance($0) } ?? .empty
            },
            TableColumn(.people("Lands about", alignment: .trailing, priority: 1)) { row in
                row.answer.flight?.arrival.map(Cell.localTime) ?? .empty
            },
        ]
        let nothing = LiveFlight.facts(of: nil).filter(\.isForMachines)
        return people
            + [TableColumn(.machines("state")) { .text($0.answer.word) }]
            + [TableColumn(.machines("note")) { .text($0.answer.sentence(about: $0.entry)) }]
            + nothing.map { fact in
                TableColumn(.machines(fact.key, keys: fact.keys)) { row in
                    LiveFlight.facts(of: row.answer.flight).first { $0.key == fact.key }?.value
                        ?? .unknown
                }
            }
    }
}
