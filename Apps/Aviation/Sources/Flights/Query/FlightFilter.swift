import Airports
import Geodesy

/// The filters of a query with what their names mean.
///
/// An aircraft is tested by numbers first, then by codes, then by names, so that most need no
/// look-up.
struct FlightFilter {
    private let query: FlightQuery
    private let tables: FlightTables
    private let center: Coordinate?
    private let countries: CountryFilter?
    private let airlines: Set<String>?
    private let registrations: Set<[UInt8]>?
    private let route: RouteFilter?
    private let routes: [AircraftAddress: [String]]

    /// Creates the filters; those of the route apply to known routes, and are left out without any.
    init(_ names: FlightQueryNames, tables: FlightTables, routes: KnownRoutes? = nil) {
        route = routes == nil ? nil : names.route
        self.routes = routes?.codes ?? [:]
        query = names.query
        self.tables = tables
        center = names.place?.coordinate
        countries = names.countries.map(CountryFilter.init)
        airlines = names.airlines.map { Set($0.map(\.icao)) }
        registrations = names.query.registrations.map { Set($0.map(\.codeBytes)) }
    }

    /// Returns the places of the aircraft that match all filters.
    func places(in aircraft: [Aircraft]) -> [Int] {
        var search = query.search.map { FlightSearchMatcher($0, in: tables) }
        var places: [Int] = []
        // The elements of a buffer are tested without a copy: the tests are inlined, so that only the
        // values that they need are read.
        aircraft.withUnsafeBufferPointer { aircraft in
            for place in aircraft.indices where allows(aircraft[place]) {
                if search?.allows(aircraft[place]) ?? true { places.append(place) }
            }
        }
        return places
    }

    @inline(__always)
    private func allows(_ aircraft: Aircraft) -> Bool {
        allowsNumbers(of: aircraft) && allowsPosition(of: aircraft) && allowsCodes(of: aircraft)
            && allowsNames(of: aircraft)
    }

    @inline(__always)
    private func allowsNumbers(of aircraft: Aircraft) -> Bool {
        if let wanted = query.isOnGround, aircraft.isOnGround != wanted { return false }
        if query.isEmergency, aircraft.emergency == nil { return false }
        if let altitude = query.altitude, !altitude.contains(aircraft.altitude) { return false }
        if let categories = query.categories {
            guard let category = aircraft.category, categories.contains(category.word) else {
                return false
            }
        }
        if let sources = query.sources {
            guard let source = aircraft.positionSource, sources.contains(source) else {
                return false
            }
        }
        if let signal = query.signal, !signal.contains(aircraft.signal) { return false }
        if let messages = query.messages, aircraft.messages ?? -1 < messages { return false }
        if let speed = query.speed, !speed.contains(aircraft.groundSpeed) { return false }
        return true
    }

    @inline(__always)
    private func allowsPosition(of aircraft: Aircraft) -> Bool {
        if center == nil, query.box == nil { return true }
        guard let position = aircraft.position else { return false }
        if let box = query.box, !box.contains(position) { return false }
        guard let center else { return true }
        let radius = query.distance.metres
        // A degree of latitude is at least 110 km long.
        return (position.latitude - center.latitude).magnitude * 110_000 <= radius
            && position.isWithin(radius, of: center)
    }

    @inline(__always)
    private func allowsCodes(of aircraft: Aircraft) -> Bool {
        if let squawks = query.squawks {
            guard let squawk = aircraft.squawk, squawks.contains(squawk) else { return false }
        }
        if let types = query.types {
            guard let type = aircraft.typeCode, types.contains(type) else { return false }
        }
        guard let registrations else { return true }
        return aircraft.registration.map { registrations.contains($0.codeBytes) } ?? false
    }

    @inline(__always)
    private func allowsNames(of aircraft: Aircraft) -> Bool {
        if let airlines {
            guard let callSign = aircraft.callSign,
                let airline = tables.directory.airline(ofCallSign: callSign)
            else { return false }
            if !airlines.contains(airline.icao) { return false }
        }
        if let route, !route.allows(routes[aircraft.address]) { return false }
        if let countries, !tables.isRegistered(aircraft, in: countries) { return false }
        return !query.isMilitary || tables.isMilitary(aircraft)
    }
}
