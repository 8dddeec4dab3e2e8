package import Airports
package import Geodesy
package import SectionEssentials
package import SectionKit

/// The flights that match a query, as of one time.
package struct FlightList: Sendable {
    /// What was loaded, which all later times share.
    private final class Loaded: Sendable {
        let sky: Sky
        let present: Date
        let names: FlightQueryNames
        let tables: FlightTables

        /// The places of all matches in the list of the sky, in the order of the query when loaded.
        let matches: [Int]

        /// The number of aircraft that the source reported, however old.
        let total: Int

        init(
            _ sky: Sky,
            _ names: FlightQueryNames,
            _ tables: FlightTables,
            _ matches: [Int],
            total: Int,
            at present: Date
        ) {
            self.sky = sky
            self.present = present
            self.names = names
            self.tables = tables
            self.matches = matches
            self.total = total
        }
    }

    private let loaded: Loaded

    /// The places of the page's flights in the list of the sky, in the order of the query.
    private let places: [Int]

    /// The time that positions and ages are of.
    package let present: Date

    /// Where the flights of the page have been, as far as the program has seen it.
    private let trails: [AircraftAddress: FlightTrack]

    /// Whether positions are computed for that time.
    private let isMoved: Bool

    /// Filters, sorts and pages the aircraft of a sky.
    ///
    /// - Parameters:
    ///   - routes: the known routes for a query with a route.
    ///   - trails: where the aircraft have been.
    package init(
        _ sky: consuming Sky,
        _ names: FlightQueryNames,
        _ tables: FlightTables,
        routes: KnownRoutes? = nil,
        trails: SkyTrails? = nil,
        at now: Date
    ) {
        let query = names.query
        let total = sky.aircraft.count
        var sky = sky.counting(within: query.maximumAge ?? .usual, at: now)
        if query.maximumAge != nil { sky = sky.withoutOld() }
        sky.warnings += routes?.warnings ?? []
        let found = FlightFilter(names, tables: tables, routes: routes).places(in: sky.aircraft)
        let matches = Self.sorted(
            found, of: sky.aircraft, by: names, from: names.place?.coordinate ?? sky.receiver
        ) { $0.position }
        present = sky.present(now)
        loaded = Loaded(sky, names, tables, matches, total: total, at: present)
        let places = Array(names.query.page.part(of: matches))
        self.places = places
        self.trails =
            trails?.trails(of: places.map { [aircraft = sky.aircraft] in aircraft[$0] })
            ?? [:]
        isMoved = false
    }

    private init(
        _ loaded: Loaded,
        _ places: [Int],
        _ trails: [AircraftAddress: FlightTrack],
        movedTo present: Date
    ) {
        self.trails = trails
        self.loaded = loaded
        self.places = places
        self.present = present
        isMoved = true
    }

    /// Returns the list with positions, ages and distances computed for a later time, in the order
    /// of the distances then; nil for a recording, which does not move.
    package func moved(to now: Date) -> FlightList? {
        guard !isRecorded, !loaded.matches.isEmpty else { return nil }
        guard query.sorting.changesByMotion else {
            return FlightList(loaded, places, trails, movedTo: now)
        }
        let matches = Self.sorted(
            loaded.matches, of: loaded.sky.aircraft, by: loaded.names, from: origin
        ) { aircraft in
            aircraft.position(at: now, since: loaded.present) ?? aircraft.position
        }
        return FlightList(
            loaded, Array(query.page.part(of: matches)), trails, movedTo: now)
    }

    private static func sorted(
        _ places: [Int],
        of aircraft: [Aircraft],
        by names: FlightQueryNames,
        from center: Coordinate?,
        at position: (Aircraft) -> Coordinate?
    ) -> [Int] {
        let sort = names.query.sorting
        return sort.sorted(places, of: aircraft, in: names.query.order) { aircraft in
            guard sort.usesDistance else { return sort.number(of: aircraft) }
            return sort.number(
                of: aircraft, at: center.flatMap { position(aircraft).map($0.distance) })
        }
    }
}

extension FlightList {
    package var query: FlightQuery { loaded.names.query }

    /// The place that distances are measured from.
    package var place: Place? { loaded.names.place }

    /// The query with what its names mean.
    package var names: FlightQueryNames { loaded.names }

    /// The number of flights that match the query, on all pages.
    package var matching: Int { loaded.matches.count }

    /// The number of aircraft that the source reported.
    package var total: Int { loaded.total }

    /// Whether the source is a recording.
    package var isRecorded: Bool { loaded.sky.isRecorded }

    /// How long to wait before a live source is asked again; nil for a recording.
    package var refreshInterval: Duration? { isRecorded ? nil : loaded.sky.refreshInterval }

    /// The time of the source's report.
    package var time: Date { loaded.sky.time }

    /// The warnings about the answer, in plain sentences.
    package var warnings: [String] { loaded.sky.warnings }

    /// All aircraft of the source, whether they match or not.
    package var allAircraft: [Aircraft] { loaded.sky.aircraft }

    /// The aircraft of the page, in the order of the query.
    package var aircraft: [Aircraft] { places.map(aircraft(at:)) }

    /// The first match that counts as now: it was heard within the maximum age, and if the query has
    /// a place or a box, so was its position.
    package var firstHeard: ListedFlight? {
        let needsPosition = query.near != nil || query.box != nil
        return loaded.matches.first { place in
            let aircraft = loaded.sky.aircraft[place]
            return aircraft.isHeard && (aircraft.isPlaced || !needsPosition)
        }.map { flight(at: $0) }
    }

    /// The aircraft of the page that are in an emergency, which come first in every order.
    package var emergencies: [Aircraft] {
        places.prefix { loaded.sky.aircraft[$0].emergency != nil }.map(aircraft(at:))
    }

    /// Whether the type or the registration of a flight of the page is known.
    var hasNames: Bool {
        places.contains { place in
            loaded.sky.aircraft[place].typeCode != nil
                || loaded.sky.aircraft[place].registration != nil
        }
    }

    /// Whether the signal of a flight of the page is known.
    var hasSignals: Bool { places.contains { loaded.sky.aircraft[$0].signal != nil } }

    /// The points of the flights of the page on a map, in the order of the query.
    package var mapPoints: [MapPoint] {
        places.compactMap { MapPoint(loaded.sky.aircraft[$0], at: position(at: $0)) }
    }

    /// The lines of where the flights of the page have been, in the order of the query.
    package var trailLines: [MapLine] {
        if trails.isEmpty { return [] }
        return places.compactMap { place in
            let address = loaded.sky.aircraft[place].address
            guard let track = trails[address] else { return nil }
            let segments = track.segments.map { segment in
                segment.map { TrackPoint($0.position, elevation: $0.altitude, time: $0.time) }
            }
            let line = MapLine(
                track: segments, tone: .neutral, row: address.description, length: track.length)
            return line.segments.isEmpty ? nil : line
        }
    }

    /// The flights of the page, in the order of the query, each made when it is needed.
    package var flights: Flights { Flights(list: self) }

    /// The flights of a page.
    package struct Flights: RandomAccessCollection, Sendable {
        fileprivate let list: FlightList

        package var startIndex: Int { 0 }
        package var endIndex: Int { list.places.count }

        package subscript(index: Int) -> ListedFlight { list.flight(at: list.places[index]) }
    }

    private func flight(at place: Int) -> ListedFlight {
        ListedFlight(
            loaded.tables.flight(aircraft(at: place), at: present),
            from: origin)
    }

    /// The point that distances are measured from: the place of the query, or else one's own
    /// receiver.
    package var origin: Coordinate? { loaded.names.place?.coordinate ?? loaded.sky.receiver }

    private func aircraft(at place: Int) -> Aircraft {
        let reported = loaded.sky.aircraft[place]
        return isMoved ? reported.moved(to: present, since: loaded.present) : reported
    }

    private func position(at place: Int) -> Coordinate? {
        let moved =
            isMoved ? loaded.sky.aircraft[place].position(at: present, since: loaded.present) : nil
        return moved ?? loaded.sky.aircraft[place].position
    }
}

extension FlightList: Equatable {
    /// Whether two lists have the same query and show the same flights.
    package static func == (one: FlightList, other: FlightList) -> Bool {
        one.query == other.query && one.matching == other.matching && one.total == other.total
            && one.present == other.present && one.flights.elementsEqual(other.flights)
    }
}
