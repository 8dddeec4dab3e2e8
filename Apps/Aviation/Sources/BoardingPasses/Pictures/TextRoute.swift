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
        let isAll = words.count == 3 && words[1].allSatisfy(Self.signs.contains)
        var parts: [(part: Part, word: Int)] = []
        for (index, word) in words.enumerated() {
            parts += Self.parts(
                of: word, isMonth: DateWords.isMonth(words, at: index), allowsSmall: isAll
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

    private static func parts(of word: String, isMonth: Bool, allowsSmall: Bool) -> [Part] {
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
            } else if name.count == 3, name.allSatisfy({ $0.isASCII && $0.isLetter }), !isMonth,
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
