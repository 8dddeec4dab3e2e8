/// The words of a text in which a flight may be named.
package struct FlightText {
    /// The words, and the signs between them as words of their own.
    private let words: [Substring]

    /// The most characters that are read.
    private static let limit = 2_000

    /// What stands before the number of something that does not fly.
    private static let ground = [
        "train": "a train", "zug": "a train", "bahn": "a train", "rail": "a train",
        "ice": "a train", "ic": "a train", "ec": "a train", "re": "a train", "tgv": "a train",
        "treno": "a train", "tren": "a train", "trein": "a train", "bus": "a bus",
        "coach": "a bus", "ferry": "a ferry", "fähre": "a ferry",
    ]

    /// What stands between the airports of a route.
    private static let between: Set = [
        "to", "nach", "naar", "bis", "à", "a", "-", "–", "—", "→", ">", "/", "➔", "✈", "►", "▶",
        "»", "⇒", "arrive",
        "arrives", "arrival", "arriving", "arr", "ankunft", "an",
    ]

    /// What joins things that are no route.
    private static let joining: Set = ["and", "und", "et", "or", "oder", "y", "&", "+"]

    /// The most words and signs between the airports of a route.
    private static let distance = 14

    package init(_ text: String) {
        var words: [Substring] = []
        var rest = text.prefix(Self.limit)
        while let first = rest.first {
            let isWord = first.isLetter || first.isNumber
            let word = isWord ? rest.prefix { $0.isLetter || $0.isNumber } : rest.prefix(1)
            if !first.isWhitespace { words.append(word) }
            rest = rest.dropFirst(word.count)
        }
        self.words = words
    }

    /// The first flight number: `LH400`, or `LH` and `400`; nil if there is none.
    package var number: String? {
        for (index, word) in words.enumerated() where word == word.uppercased() {
            if index > 0, Self.ground[words[index - 1].lowercased()] != nil { continue }
            let text = String(word)
            if word.count >= 3, word.contains(where: \.isCodeDigit),
                word.prefix(2).contains(where: \.isCodeLetter), !text.isTypeOfAircraft,
                PassNumber.isLikely(text), let number = PassNumber.flight(text)
            {
                return number
            }
            if word.count == 2, word.contains(where: \.isCodeLetter), index + 1 < words.count,
                words[index + 1].allSatisfy(\.isCodeDigit),
                PassNumber.isLikely(text + words[index + 1]),
                let number = PassNumber.flight(carrier: text, String(words[index + 1]))
            {
                return number
            }
        }
        return nil
    }

    /// What it is if it has the number of something that does not fly, such as "a train"; else nil.
    var kindOnGround: String? {
        zip(words, words.dropFirst()).lazy.compactMap { word, next in
            next.contains(where: \.isCodeDigit) || Self.ground[next.lowercased()] != nil
                ? Self.ground[word.lowercased()] : nil
        }.first
    }

    /// The codes of two airports that something joins to a route; nil if there are none.
    package var route: (from: String, to: String)? {
        let codes = words.indices.filter { index in
            let word = String(words[index])
            return PassNumber.airport(word) == word && !CityWord.isPart(words, at: index)
        }
        for (first, second) in zip(codes, codes.dropFirst()) {
            let middle = words[(first + 1)..<second].map { $0.lowercased() }
            let isRoute =
                middle.count <= Self.distance && middle.contains(where: Self.between.contains)
                && !middle.contains(where: Self.joining.contains)
            if isRoute, words[first] != words[second] {
                return (String(words[first]), String(words[second]))
            }
        }
        return nil
    }
}

extension String {
    /// Whether it is the name of a type, such as `A320` or `B737`, which looks like a flight number.
    fileprivate var isTypeOfAircraft: Bool {
        let signs = Array(self)
        return signs.count == 4
            && (signs[0] == "A" && "23".contains(signs[1])
                || signs[0] == "B" && signs[1] == "7")
    }
}
