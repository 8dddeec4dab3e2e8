import Airports
import Networking
import SectionKit

/// The directory over the tables of airlines, types and address blocks.
struct AircraftTables: AircraftDirectory {
    private let airlines: KeyedTable<Airline>
    private let periods: KeyedTable<AirlinePeriod>
    private let types: KeyedTable<AircraftType>
    private let codes: KeyedTable<String>
    private let blocks: AddressBlocks

    init(
        airlines: KeyedTable<Airline>,
        periods: KeyedTable<AirlinePeriod>,
        types: KeyedTable<AircraftType>,
        codes: KeyedTable<String>,
        blocks: KeyedTable<AddressBlockEntity>
    ) {
        self.airlines = airlines
        self.periods = periods
        self.types = types
        self.codes = codes
        self.blocks = AddressBlocks(blocks.records)
    }

    func airline(ofCallSign callSign: String) -> Airline? {
        AirlineCode(callSign: callSign).flatMap { airlines.first(withKey: $0.text) }
    }

    func airlines(matching terms: SearchTerms) -> [Airline] {
        airlines.records(ofLines: terms.mayMatch).filter {
            terms.match(SearchText([$0.name, $0.icao, $0.iata]))
        }
    }

    func airlines(named text: String) -> [Airline] {
        let words = text[...].trimmed
        let code = words.uppercased()
        if let airline = airlines.first(withKey: code) { return [airline] }
        guard let terms = SearchTerms(words) else { return [] }
        // The name and both codes are in the line of an airline.
        let candidates = airlines.records(ofLines: terms.mayMatch)
        let coded = candidates.filter { $0.iata == code }
        if !coded.isEmpty { return coded }
        let name = words.folded
        let called = candidates.map { ($0, name: $0.name.folded) }
        let same = called.filter { $0.name == name }
        if !same.isEmpty { return same.map(\.0) }
        let longer = called.filter { $0.name.hasPrefix(name + " ") }
        if !longer.isEmpty { return longer.map(\.0) }
        return candidates.filter { terms.match(SearchText([$0.name])) }
    }

    func airlines(of flights: [AirlineWords]) -> [AirlineCandidates] {
        let periods = flights.isEmpty ? [] : periods.records
        return flights.enumerated().map { number, words in
            number < Self.airlineLimit
                ? airlines(of: AirlineQuery(words), in: periods) : AirlineCandidates()
        }
    }

    /// How many airlines are looked up, because each takes a search of the tables: more than anybody
    /// has flown with.
    private static let airlineLimit = 2_000

    private func airlines(
        of query: AirlineQuery, in periods: [AirlinePeriod]
    ) -> AirlineCandidates {
        var found = AirlineCandidates()
        for airline in periods { found.add(airline, for: query) }
        found.follow(in: periods)
        // The larger table has small and former airlines, but does not say when they flew.
        guard found.isWeak else { return found }
        let said = query.words.said
        let texts = said?.icao.map { [$0] } ?? [said?.name, said?.iata ?? query.words.code]
        for airline in texts.compactMap(\.self).flatMap(airlines(named:)) {
            found.add(AirlinePeriod(airline), for: query)
        }
        return found
    }

    func airlineName(nearest text: String) -> String? {
        text.nearest(in: airlines.records.map(\.name))
    }

    func type(_ code: String) -> AircraftType? {
        types.first(withKey: code.uppercased())
    }

    /// The type of a designator, or of a code of IATA.
    private func type(coded text: Substring) -> AircraftType? {
        let code = text.trimmed.uppercased()
        return type(codes.first(withKey: code) ?? code)
    }

    func aircraftType(named text: String) -> AircraftType? {
        // A code in brackets tells more than the name before it, if it is known.
        if text.hasSuffix(")"), let start = text.lastIndex(of: "(") {
            let code = text[text.index(after: start)...].dropLast()
            if let type = type(coded: code) { return type }
            return aircraftType(plain: String(text[..<start]))
        }
        return aircraftType(plain: text)
    }

    /// The type of a text without a code in brackets.
    private func aircraftType(plain text: String) -> AircraftType? {
        if let type = type(coded: text[...]) { return type }
        let name = AircraftName(text)
        // Saves reading nearly all types.
        let pattern = name.pattern
        let named = types.records(ofLines: { pattern?.isFound(in: $0) ?? true }).map {
            (type: $0, name: AircraftName($0))
        }
        let ranked = named.map { ($0.type, rank: $0.name.rank(as: name)) }
        if let best = ranked.map(\.rank).max(), best > 0 {
            return ranked.first { $0.rank == best }?.0
        }
        let longer = named.filter { $0.name.begins(with: name) }
        return longer.count == 1 ? longer[0].type : nil
    }

    func block(of address: AircraftAddress) -> AddressBlock? {
        address.isICAO ? blocks[address.number] : nil
    }
}
