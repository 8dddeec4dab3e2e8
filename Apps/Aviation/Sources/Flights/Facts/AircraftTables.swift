import Airports
import Networking
import SectionKit

/// The directory over the tables of airlines, types and address blocks.
struct AircraftTables: AircraftDirectory {
    private let airlines: KeyedTable<Airline>
    private let types: KeyedTable<AircraftType>
    private let blocks: AddressBlocks

    init(
        airlines: KeyedTable<Airline>,
        types: KeyedTable<AircraftType>,
        blocks: KeyedTable<AddressBlockEntity>
    ) {
        self.airlines = airlines
        self.types = types
        self.blocks = AddressBlocks(blocks.records)
    }

    func airline(ofCallSign callSign: String) -> Airline? {
        // The code of an airline is followed by a flight number, which begins with a digit; in a
        // registration such as CFSNP, D-AIZZ or N343NW, it is not.
        // Some sources write it as IBE 123.
        let bytes = Array(callSign.utf8.lazy.filter { $0 != UInt8(ascii: " ") }.prefix(4))
        guard bytes.count == 4, bytes.prefix(3).allSatisfy(\.isLetter),
            bytes.last?.isDigit == true
        else { return nil }
        let code = String(decoding: bytes.prefix(3), as: UTF8.self).uppercased()
        return airlines.first(withKey: code)
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

    func block(of address: AircraftAddress) -> AddressBlock? {
        address.isICAO ? blocks[address.number] : nil
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self & ~0x20)
    }

    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
