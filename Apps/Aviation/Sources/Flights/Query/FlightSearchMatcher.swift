import Airports

/// Finds the aircraft that match a search; remembers which airlines, types and countries do.
struct FlightSearchMatcher {
    private let words: [Word]
    private let all: UInt32
    private let tables: FlightTables

    /// The words that each airline, type and country matches, by its code, as bit masks.
    private var airlines: [String: UInt32] = [:]
    private var types: [String: UInt32] = [:]
    private var countries: [String: UInt32] = [:]

    init(_ search: FlightSearch, in tables: FlightTables) {
        self.tables = tables
        words = search.words.map { Word($0, in: tables.directory) }
        all = UInt32.max >> UInt32(UInt32.bitWidth - words.count)
    }

    /// Whether each word is in a name or a code of an aircraft.
    mutating func allows(_ aircraft: Aircraft) -> Bool {
        var found = mask { $0.isCode(of: aircraft) }
        if found == all { return true }
        found |= airlineMask(aircraft)
        if found == all { return true }
        found |= typeMask(aircraft)
        if found == all { return true }
        return found | countryMask(aircraft) == all
    }

    private mutating func airlineMask(_ aircraft: Aircraft) -> UInt32 {
        guard let callSign = aircraft.callSign,
            let airline = tables.directory.airline(ofCallSign: callSign)
        else { return 0 }
        if let known = airlines[airline.icao] { return known }
        let mask = mask(SearchText([airline.name, airline.icao, airline.iata]))
        airlines[airline.icao] = mask
        return mask
    }

    private mutating func typeMask(_ aircraft: Aircraft) -> UInt32 {
        guard let code = aircraft.typeCode else { return 0 }
        if let known = types[code] { return known }
        let type = tables.directory.type(code)
        let mask = mask(SearchText([code, type?.manufacturer, type?.model]))
        types[code] = mask
        return mask
    }

    private mutating func countryMask(_ aircraft: Aircraft) -> UInt32 {
        guard let country = tables.country(of: aircraft) else { return 0 }
        if let known = countries[country.code] { return known }
        // Codes of two letters, such as IN, are beginnings of too many other names.
        let mask = mask(SearchText([country.name] + country.aliases.filter { $0 != country.code }))
        countries[country.code] = mask
        return mask
    }

    private func mask(_ text: SearchText) -> UInt32 {
        mask { $0.terms.match(text) }
    }

    private func mask(where isFound: (Word) -> Bool) -> UInt32 {
        var mask: UInt32 = 0
        for (place, word) in words.enumerated() where isFound(word) { mask |= 1 << UInt32(place) }
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
            if let callSign = aircraft.callSign, codes.contains(where: callSign.begins(with:)) {
                return true
            }
            if let registration = aircraft.registration, registration.begins(with: codes) {
                return true
            }
            guard isNumber, let callSign = aircraft.callSign else { return false }
            return String(callSign.drop(while: \.isLetter)).begins(with: codes)
        }
    }
}

extension String {
    /// Whether its letters and digits begin with those of one of the codes.
    fileprivate func begins(with codes: [[UInt8]]) -> Bool {
        codes.contains { begins(with: $0) }
    }
}
