import Airports
import Networking
import SectionKit

/// The directory over the tables of airlines, types and address blocks.
struct AircraftTables: AircraftDirectory {
    private let airlines: KeyedTable<Airline>
    private let types: KeyedTable<AircraftType>
    private let codes: KeyedTable<String>
    private let blocks: AddressBlocks

    init(
        airlines: KeyedTable<Airline>,
        types: KeyedTable<AircraftType>,
        codes: KeyedTable<String>,
        blocks: KeyedTable<AddressBlockEntity>
    ) {
        self.airlines = airlines
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

    func airlineName(nearest text: String) -> String? {
        text.nearest(in: airlines.records.map(\.name))
    }

    func type(_ code: String) -> AircraftType? {
        types.first(withKey: code.uppercased())
    }

    func aircraftType(named text: String) -> AircraftType? {
        let code = text[...].trimmed.uppercased()
        if let type = type(codes.first(withKey: code) ?? code) { return type }
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
