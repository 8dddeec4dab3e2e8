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

/// The blocks of addresses, cut into parts that do not overlap, for a quick search.
struct AddressBlocks: Sendable {
    /// The first address of each part, in ascending order.
    private var starts: [UInt32] = []

    /// The smallest block that contains each part; nil between blocks.
    private var blocks: [AddressBlock?] = []

    /// Cuts the blocks, which contain each other or do not overlap.
    init(_ entities: [AddressBlockEntity]) {
        let sorted = entities.sorted {
            ($0.addresses.lowerBound, $1.addresses.upperBound)
                < ($1.addresses.lowerBound, $0.addresses.upperBound)
        }
        var open: [AddressBlockEntity] = []
        starts.reserveCapacity(2 * entities.count)
        blocks.reserveCapacity(2 * entities.count)
        for entity in sorted {
            close(&open, before: entity.addresses.lowerBound)
            add(entity.block, from: entity.addresses.lowerBound)
            open.append(entity)
        }
        close(&open, before: nil)
    }

    /// The smallest block that contains an address; nil if there is none.
    subscript(address: UInt32) -> AddressBlock? {
        let place = starts.firstSorted { $0 > address }
        return place > 0 ? blocks[place - 1] : nil
    }

    /// Ends the blocks that end before an address; all if it is nil.
    private mutating func close(_ open: inout [AddressBlockEntity], before address: UInt32?) {
        while let last = open.last, address.map({ last.addresses.upperBound < $0 }) ?? true {
            open.removeLast()
            add(open.last?.block, from: last.addresses.upperBound + 1)
        }
    }

    private mutating func add(_ block: AddressBlock?, from start: UInt32) {
        if starts.last == start {
            blocks[blocks.count - 1] = block
        } else {
            starts.append(start)
            blocks.append(block)
        }
    }
}

extension Array {
    /// The index of the first element for which the test is true, as it is for all after it; the
    /// count if there is none.
    func firstSorted(where test: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if test(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// The name of a type of aircraft as parts that are compared, since everybody writes it in another
/// way: `Airbus A320-214`, `Airbus A-320` and `Airbus 320`.
struct AircraftName: Equatable {
    /// The words and numbers, in lower case; without the letter before a number of Airbus or
    /// Embraer.
    private let parts: [String]

    /// How many of the parts are the manufacturer.
    private let makerCount: Int

    init(_ text: String) {
        parts = Self.parts(text)
        makerCount = 0
    }

    init(_ type: AircraftType) {
        let maker = type.manufacturer ?? ""
        parts = Self.parts("\(maker) \(type.model ?? "")")
        makerCount = Self.parts(maker).count
    }

    /// What the lines of types with this name have in a table, its first number; nil if it has none.
    var pattern: LinePattern? {
        parts.first { $0.first?.isNumber == true }.flatMap { LinePattern($0.utf8) }
    }

    /// How well another name names this type: the number of parts that are the same; 0 if it does not.
    ///
    /// The other name may go on, such as with the number of a variant, if it has the manufacturer.
    func rank(as other: AircraftName) -> Int {
        guard parts.count > makerCount else { return 0 }
        if other.parts.starts(with: parts) { return makerCount > 0 ? parts.count : 0 }
        return other.parts.elementsEqual(parts[makerCount...]) ? parts.count - makerCount : 0
    }

    /// Whether another name is the beginning of this one, with the manufacturer and some of the model.
    func begins(with other: AircraftName) -> Bool {
        other.parts.count > makerCount && makerCount > 0 && parts.starts(with: other.parts)
    }

    /// What some manufacturers write before their numbers, and others leave out.
    private static let letters = ["airbus": ["a"], "embraer": ["e", "erj", "emb"]]

    private static func parts(_ text: String) -> [String] {
        var parts: [String] = []
        var last: Character?
        for character in text.folded {
            if character.isLetter || character.isNumber {
                if let last, last.isNumber == character.isNumber, last.isLetter || last.isNumber {
                    parts[parts.count - 1].append(character)
                } else {
                    parts.append(String(character))
                }
            }
            last = character
        }
        return parts.enumerated().filter { index, part in
            index == 0 || index + 1 == parts.count
                || Self.letters[parts[index - 1]]?.contains(part) != true
        }.map(\.element)
    }
}
