import Airports
import SectionKit

/// The places of a journey as a person gives them: each a word of its own, such as `LHR 'new york'`,
/// or separated by commas or `to`, such as `new york, london` and `paris to rome`.
struct RouteText: Equatable, Sendable {
    /// The places, two or more.
    let places: [PlaceText]

    /// Reads the words of a command line; nil if they are fewer than two places, or one cannot be a
    /// place.
    ///
    /// A word is one place, unless it has a comma, a semicolon or ` to `. Without quotation marks,
    /// commas and `to` still separate places of several words.
    init?(words: [String]) {
        if words.count == 1, let text = words.first {
            self.init(text)
            return
        }
        let isList = words.contains { word in
            word == "to" || word.hasSuffix(",") || word.hasPrefix(",") || word.hasSuffix(";")
        }
        let texts = isList ? Self.listed(words.joined(separator: " ")) : words.flatMap(Self.listed)
        self.init(texts: texts)
    }

    /// Reads one text, as of a form; nil if there are fewer than two places, or one cannot be a
    /// place.
    ///
    /// Without commas, it may be codes in capitals or positions, separated by spaces.
    init?(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        let areCodes = words.allSatisfy { word in
            CoordinateText.coordinate(word) != nil
                || (3...4).contains(word.count) && word == word.uppercased()
                    && word.allSatisfy { $0.isLetter || $0.isNumber }
        }
        self.init(texts: areCodes ? words : Self.listed(text))
    }

    private init?(texts: [String]) {
        let places = texts.compactMap(PlaceText.init)
        guard places.count > 1, places.count == texts.count else { return nil }
        self.places = places
    }

    /// Splits a text at semicolons, at ` to ` and at commas, except those of a position.
    private static func listed(_ text: String) -> [String] {
        if CoordinateText.coordinate(text) != nil { return [text] }
        return text.split(separator: ";").flatMap { $0.split(separator: " to ") }.flatMap(parts)
    }

    /// Splits a text at its commas, except at those inside of positions.
    private static func parts(of text: Substring) -> [String] {
        var parts: [String] = []
        var isHalf = false
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            if isHalf, isAngle(part) {
                parts[parts.count - 1] += ",\(part)"
                isHalf = false
            } else {
                parts.append(String(part))
                isHalf = isAngle(part)
            }
        }
        return parts
    }

    /// Whether a text is half of a position: a number, with or without a letter.
    private static func isAngle(_ text: some StringProtocol) -> Bool {
        let text = text.trimmed
        return text.contains(where: \.isNumber)
            && text.allSatisfy { $0.isNumber || "NSEWnsew+-−.°'′″\" ".contains($0) }
    }
}
