import Airports
import SectionKit

/// Some countries, by codes and by the words that sources have for them.
struct CountryFilter {
    private let codes: [String]

    /// The names and aliases, folded.
    private let names: [[UInt8]]

    init(_ countries: [Country]) {
        codes = countries.map(\.code)
        names = countries.flatMap { [$0.name] + $0.aliases }.map { Array($0.folded.utf8) }
    }

    func has(code: String) -> Bool { codes.contains(code) }

    /// Whether a name is that of one of the countries, ignoring case and accents.
    func has(_ name: String) -> Bool {
        if name.utf8.allSatisfy({ $0 < 0x80 }) { return hasASCII(name) }
        let folded = Array(name.folded.utf8)
        return names.contains(folded)
    }

    private func hasASCII(_ name: String) -> Bool {
        let count = name.utf8.count
        return names.contains { other in
            other.count == count && zip(name.utf8, other).allSatisfy { $0.lowerCase == $1 }
        }
    }
}
