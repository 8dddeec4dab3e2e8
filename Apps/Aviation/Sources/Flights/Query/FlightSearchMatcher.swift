import Airports

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
