import Logbook

/// Two airports with a sign or a word between them, such as "SFO → ORD" or "Lisbon (LIS) to Rome (FCO)".
struct TextRoute {
    let from: String
    let to: String

    /// The words of the line that it has.
    let words: [Int]

    /// The words between airports.
    ///
    /// Recognised text has other signs for an arrow, also a digit.
    private static let signs: Set<Character> = [
        "→", "–", "—", "-", ">", "»", "+", "✈", "‐", "−", "~", "=", "*",
    ]
    private static let links: Set<String> = [
        "to", "nach", "à", "a", "al", "naar", "para", "til", "2",
    ]

    /// A part of a word: an airport, a sign, or something else.
    private enum Part {
        case code(String)
        case link
        case other
    }

    /// Finds the first route in the words of a line.
    init?(in words: [String]) {
        // Small letters are codes if nothing else is on the line.
        let isAll =
            words.count == 3
            && (words[1].allSatisfy(Self.signs.contains)
                || words[1].count > 1 && Self.links.contains(words[1].lowercased()))
        var parts: [(part: Part, word: Int)] = []
        for (index, word) in words.enumerated() {
            parts += Self.parts(
                of: word,
                isOther: DateWords.isMonth(words, at: index) || CityWord.isPart(words, at: index),
                allowsSmall: isAll
            ).map { ($0, index) }
        }
        var last: (code: String, place: Int)?
        var hasLink = false
        for (place, part) in parts.enumerated() {
            switch part.part {
            case .code(let code):
                if let last, hasLink, last.code != code, place - last.place <= 6 {
                    from = last.code
                    to = code
                    self.words = Array(Set(parts[last.place...place].map(\.word))).sorted()
                    return
                }
                (last, hasLink) = ((code, place), false)
            case .link: hasLink = true
            case .other: break
            }
        }
        return nil
    }

    private static func parts(of word: String, isOther: Bool, allowsSmall: Bool) -> [Part] {
        if links.contains(word.lowercased().filter { $0 != ":" }) { return [.link] }
        // An arrow beside small letters is enough, as in "sfo→ord".
        let isPair = word.split(whereSeparator: signs.contains).count == 2
        var parts: [Part] = []
        var rest = word[...]
        while let first = rest.first {
            let isSign = signs.contains(first)
            let piece = rest.prefix { signs.contains($0) == isSign }
            rest = rest.dropFirst(piece.count)
            let name = piece.filter { !"()[],.;".contains($0) }
            if isSign {
                parts.append(.link)
            } else if name.count == 3, name.allSatisfy({ $0.isASCII && $0.isLetter }), !isOther,
                isPair || allowsSmall || name == name.uppercased()
            {
                parts.append(.code(name.uppercased()))
            } else {
                parts.append(.other)
            }
        }
        return parts
    }
}

/// Airports in words that say nothing else: each with the name of its city before its code or behind
/// it, or with its terminal.
struct AirportColumns {
    /// One airport, or the departure and the arrival.
    private(set) var ends: [End] = []

    struct End {
        let code: String

        /// The index of the code.
        let word: Int

        /// The index of the terminal; nil if there is none.
        fileprivate(set) var terminal: Int?

        /// Whether the name of a city stands with it.
        fileprivate var hasName: Bool
    }

    /// Reads the words; nil if they say something else too.
    init?(_ words: [String]) {
        var hasName = false
        for (index, word) in words.enumerated() {
            let plain = word.filter { !"(),".contains($0) }
            // "JFK/NEW YORK"
            let parts = plain.split(separator: "/").map(String.init)
            if parts.count == 2, let code = parts.first(where: { PassNumber.airport($0) == $0 }),
                ends.count < 2
            {
                if let last = ends.last, hasName, !last.hasName {
                    ends[ends.count - 1].hasName = true
                }
                ends.append(End(code: code, word: index, hasName: true))
                hasName = false
                continue
            }
            let isTerminal =
                word.count <= 3 && word.first == "T" && word.dropFirst().first?.isCodeDigit == true
            if AirportWords.isCode(plain), !DateWords.isMonth(words, at: index),
                !CityWord.isPart(words, at: index)
            {
                // The name before a code is that of its city, unless the one before has none.
                if hasName, let last = ends.last, !last.hasName {
                    ends[ends.count - 1].hasName = true
                    hasName = false
                }
                ends.append(End(code: plain, word: index, hasName: hasName))
                hasName = false
            } else if isTerminal, let last = ends.last, last.terminal == nil {
                ends[ends.count - 1].terminal = index
            } else if AirportWords.place([word]) != nil {
                hasName = true
            } else {
                return nil
            }
        }
        if hasName, !ends.isEmpty { ends[ends.count - 1].hasName = true }
        let isKnown = ends.allSatisfy { $0.hasName || $0.terminal != nil }
        guard (1...2).contains(ends.count), ends.first?.code != ends.dropFirst().first?.code,
            isKnown
        else { return nil }
    }
}
