import SectionKit

/// What a flight says of its airline, prepared to be compared with many airlines.
///
/// Everybody writes names in another way: `Delta`, `Delta Air Lines`, `DELTA AIRLINES INC.`
struct AirlineQuery {
    /// How a name agrees with that of an airline.
    enum Agreement {
        /// It is the same name.
        case same

        /// It is the code of ICAO in capitals, as in `KLM`.
        case code

        /// It has the words that tell it apart, or some of them, as in `United` for `United Airlines`.
        case part

        /// It has the name and more, as in `United Express`, which may be another airline.
        case longer

        case none
    }

    let words: AirlineWords

    /// The name without case, diacritics, blanks and punctuation.
    private let key: Substring

    /// The words of the name that tell airlines apart.
    private let telling: Set<String>

    /// What the key of an airline begins with that has a part of the name.
    private let start: Substring

    init(_ words: AirlineWords) {
        self.words = words
        let name = words.said?.name ?? ""
        key = Self.key(name)[...]
        let list = Self.telling(name)
        telling = Set(list)
        start = list.first { $0.utf8.count >= 3 }?[...] ?? key
    }

    /// A name without case, diacritics, blanks and punctuation.
    static func key(_ name: String) -> String {
        String(decoding: name.folded.utf8.filter(\.isLetterOrDigit), as: UTF8.self)
    }

    /// Whether the flight has a code of an airline: that of its airline, else that of its number.
    func hasCode(of airline: AirlinePeriod) -> Bool {
        if let iata = words.said?.iata { return airline.iata == iata }
        return words.code != nil && (airline.iata == words.code || airline.icao == words.code)
    }

    /// Compares the name with those of an airline; nil if no name was written down.
    func agreement(with airline: AirlinePeriod, isCoded: Bool) -> Agreement? {
        guard let name = words.said?.name else { return nil }
        let code = airline.icao.map { $0.lowercased()[...] }
        if airline.keys.contains(key) { return .same }
        if key == code, isCoded || name == name.uppercased() { return .code }
        let isBegun = airline.keys.contains { $0.hasPrefix(start) }
        guard isCoded || isBegun else { return Agreement.none }
        let known = Set(Self.telling(airline.name))
        if telling.isEmpty || known.isEmpty { return Agreement.none }
        if telling.isSubset(of: known) { return .part }
        if known.isSubset(of: telling) {
            // `SAS Scandinavian Airlines` has two names of one airline.
            let isOther = telling.subtracting(known).allSatisfy {
                airline.keys.contains($0[...]) || $0[...] == code
            }
            return isOther ? .part : .longer
        }
        // Of names that are written as one word, one begins with the other.
        let isPart = key.utf8.count >= 4 && airline.keys.contains { $0.hasPrefix(key) }
        return isPart ? .part : Agreement.none
    }

    private static func telling(_ name: String) -> [String] {
        name.folded.split { !$0.isLetter && !$0.isNumber && $0 != "'" }
            .map { $0.filter { $0 != "'" } }.filter { !general.contains($0) }
    }

    /// The words that many names have.
    private static let general: Set<String> = [
        "air", "airline", "airlines", "airways", "aviation", "line", "lines", "international",
        "group", "co", "ltd", "inc", "limited", "company", "corporation", "sa", "ag", "gmbh",
        "plc", "the", "aereas", "lineas", "linhas", "aerolineas", "of", "de", "do",
    ]
}
