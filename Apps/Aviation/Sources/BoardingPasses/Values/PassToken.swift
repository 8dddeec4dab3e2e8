import Logbook

/// A part of a text for people: a number, a word or a sign.
enum PassToken: Equatable {
    case number(Int, digits: Int)
    case word(String)
    case sign(Character)

    /// Its number; nil for a word or a sign.
    var number: Int? {
        if case .number(let number, _) = self { return number }
        return nil
    }

    /// The parts of a text, without blanks and commas.
    static func tokens(_ text: String) -> [PassToken] {
        var tokens: [PassToken] = []
        var rest = text[...]
        while let first = rest.first {
            let part: Substring
            if first.isCodeDigit {
                part = rest.prefix(while: \.isCodeDigit)
                if let number = Int(part) {
                    tokens.append(.number(number, digits: part.count))
                }
            } else if first.isLetter {
                part = rest.prefix(while: \.isLetter)
                tokens.append(.word(String(part)))
            } else {
                part = rest.prefix(1)
                if !first.isWhitespace, first != "," { tokens.append(.sign(first)) }
            }
            rest = rest.dropFirst(part.count)
        }
        return tokens
    }
}
