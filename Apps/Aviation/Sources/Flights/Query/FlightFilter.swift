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

/// Finds the aircraft that match a search.
///
/// The words are looked for among the airlines and the countries once, and not for each aircraft;
/// which types have them is remembered.
struct FlightSearchMatcher {
    private let words: [Word]
    private let all: UInt32
    private let tables: FlightTables

    /// The words that airlines and countries match, by their codes, as bit masks; those that match
    /// none are left out.
    private var airlines: [AirlineCode: UInt32] = [:]
    private var countries: [String: UInt32] = [:]

    /// The words that the types of the aircraft match.
    private var types: [String: UInt32] = [:]

    init(_ search: FlightSearch, in tables: FlightTables) {
        self.tables = tables
        words = search.words.map { Word($0, in: tables.directory) }
        all = UInt32.max >> UInt32(UInt32.bitWidth - words.count)
        for (place, word) in words.enumerated() {
            for airline in tables.directory.airlines(matching: word.terms) {
                guard let code = AirlineCode(icao: airline.icao) else { continue }
                airlines[code, default: 0] |= 1 << UInt32(place)
            }
        }
        for country in tables.countries.all {
            // Codes of two letters, such as IN, are beginnings of too many other names.
            let names = [country.name] + country.aliases.filter { $0 != country.code }
            let mask = mask(SearchText(names))
            if mask != 0 { countries[country.code] = mask }
        }
    }

    /// Whether each word is in a name or a code of an aircraft.
    mutating func allows(_ aircraft: Aircraft) -> Bool {
        var found = codeMask(aircraft)
        if found == all { return true }
        found |= airlineMask(aircraft)
        if found == all { return true }
        found |= typeMask(aircraft)
        if found == all { return true }
        return found | countryMask(aircraft) == all
    }

    private func codeMask(_ aircraft: Aircraft) -> UInt32 {
        var mask: UInt32 = 0
        for place in words.indices where words[place].isCode(of: aircraft) {
            mask |= 1 << UInt32(place)
        }
        return mask
    }

    private func airlineMask(_ aircraft: Aircraft) -> UInt32 {
        guard !airlines.isEmpty, let code = aircraft.callSign.flatMap(AirlineCode.init(callSign:))
        else { return 0 }
        return airlines[code] ?? 0
    }

    private mutating func typeMask(_ aircraft: Aircraft) -> UInt32 {
        guard let code = aircraft.typeCode else { return 0 }
        if let known = types[code] { return known }
        let type = tables.directory.type(code)
        let mask = mask(SearchText([code, type?.manufacturer, type?.model]))
        types[code] = mask
        return mask
    }

    private func countryMask(_ aircraft: Aircraft) -> UInt32 {
        if countries.isEmpty { return 0 }
        return tables.country(of: aircraft).flatMap { countries[$0.code] } ?? 0
    }

    private func mask(_ text: SearchText) -> UInt32 {
        var mask: UInt32 = 0
        for place in words.indices where words[place].terms.match(text) {
            mask |= 1 << UInt32(place)
        }
        return mask
    }

    /// A word with the other names of the flight that it may be.
    private struct Word {
        let terms: SearchTerms
        private let codes: [[UInt8]]
        private let address: AircraftAddress?
        private let isNumber: Bool

        init(_ word: FlightSearch.Word, in directory: any AircraftDirectory) {
            terms = word.terms
            let names = word.number?.otherNames(in: directory) ?? []
            codes = [word.code].filter { !$0.isEmpty } + names.map(\.codeBytes)
            address = word.address
            isNumber = word.code.allSatisfy { $0 <= UInt8(ascii: "9") } && !word.code.isEmpty
        }

        /// Whether the call sign, its number, the registration or the address begins with it.
        func isCode(of aircraft: Aircraft) -> Bool {
            if let address, aircraft.address == address { return true }
            if let callSign = aircraft.callSign, begins(callSign, orItsNumber: isNumber) {
                return true
            }
            return aircraft.registration.map { begins($0, orItsNumber: false) } ?? false
        }

        private func begins(_ name: String, orItsNumber: Bool) -> Bool {
            var name = name
            return name.withUTF8 { bytes in
                for code in codes {
                    if bytes.begins(with: code) { return true }
                    if orItsNumber, bytes.drop(while: { $0.isLetter }).begins(with: code) {
                        return true
                    }
                }
                return false
            }
        }
    }
}

extension UInt8 {
    /// Whether it is a letter of ASCII, or a part of another character.
    fileprivate var isLetter: Bool { upperCase &- UInt8(ascii: "A") < 26 || self >= 0x80 }
}
