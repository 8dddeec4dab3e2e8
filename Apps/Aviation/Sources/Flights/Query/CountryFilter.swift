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
        var text = name
        let isName = text.withUTF8 { bytes in
            bytes.contains { $0 >= 0x80 } ? nil : hasASCII(bytes)
        }
        return isName ?? names.contains(Array(name.folded.utf8))
    }

    private func hasASCII(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        names.contains { other in
            other.count == name.count
                && other.indices.allSatisfy { name[$0].lowerCase == other[$0] }
        }
    }
}
