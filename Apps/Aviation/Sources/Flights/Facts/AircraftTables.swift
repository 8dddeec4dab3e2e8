import Airports
import SectionKit

/// The directory over the tables of airlines, types and address blocks.
struct AircraftTables: AircraftDirectory {
    private let airlines: [Airline]
    private let types: [AircraftType]
    private let blocks: AddressBlocks

    /// Creates a directory; tables that are sorted by code, as the embedded ones, are not sorted again.
    init(airlines: [Airline], types: [AircraftType], blocks: [AddressBlockEntity]) {
        self.airlines = airlines.sorted(byCode: { $0.icao })
        self.types = types.sorted(byCode: { $0.code })
        self.blocks = AddressBlocks(blocks)
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
        return airlines.first(of: code, by: { $0.icao })
    }

    func airlines(named text: String) -> [Airline] {
        let words = text[...].trimmed
        let code = words.uppercased()
        if let airline = airlines.first(of: code, by: { $0.icao }) { return [airline] }
        let coded = airlines.filter { $0.iata == code }
        guard coded.isEmpty, let terms = SearchTerms(words) else { return coded }
        let name = words.folded
        let called = airlines.map { ($0, name: $0.name.folded) }
        let same = called.filter { $0.name == name }
        if !same.isEmpty { return same.map(\.0) }
        let longer = called.filter { $0.name.hasPrefix(name + " ") }
        if !longer.isEmpty { return longer.map(\.0) }
        return airlines.filter { terms.match(SearchText([$0.name])) }
    }

    func airlineName(nearest text: String) -> String? {
        text.nearest(in: airlines.map(\.name))
    }

    func type(_ code: String) -> AircraftType? {
        types.first(of: code.uppercased(), by: { $0.code })
    }

    func block(of address: AircraftAddress) -> AddressBlock? {
        address.isICAO ? blocks[address.number] : nil
    }
}

// Closures instead of key paths, which take most of the time of a look-up.
extension Array {
    @inline(__always)
    fileprivate func sorted(byCode code: (Element) -> String) -> [Element] {
        let isSorted = zip(self, dropFirst()).allSatisfy { code($0) <= code($1) }
        return isSorted ? self : sorted { code($0) < code($1) }
    }

    /// The first element with a code, of a list that is sorted by it.
    @inline(__always)
    fileprivate func first(of wanted: String, by code: (Element) -> String) -> Element? {
        let place = firstSorted { code($0) >= wanted }
        return place < count && code(self[place]) == wanted ? self[place] : nil
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self & ~0x20)
    }

    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
