import Logbook
import SectionKit

/// Tells sentences from the words of a pass or the lines of an itinerary.
///
/// A sentence may name airports, numbers and days that are of no flight, such as those of an offer.
enum Prose {
    /// Signs of a price: what they stand with is for sale.
    private static let prices: Set<Character> = ["$", "€", "£", "%"]

    /// Words in small letters that stand between values too.
    private static let links: Set<String> = [
        "to", "from", "at", "on", "and", "of", "operated", "by", "nach", "von", "um", "am", "mit",
        "durchgeführt", "uhr", "next", "day", "the", "for", "in", "et", "y", "e", "la", "le",
    ]

    /// Whether words of a line are a sentence: two words in small letters that are neither labels nor
    /// parts of dates, or a price.
    static func isSentence(_ words: [String]) -> Bool {
        if words.contains(where: { $0.contains(where: prices.contains) }) { return true }
        // Behind a label, names and classes may be small too.
        if words.count < 4 || words.contains(where: { $0.hasSuffix(":") }) { return false }
        let small = words.filter { word in
            let name = word.filter(\.isLetter)
            // "x7k2pq" is a code.
            if word.contains(where: \.isCodeDigit) { return false }
            return name.count >= 2 && word.first?.isLowercase == true
                && name.allSatisfy(\.isLowercase) && !links.contains(name)
                && !DateWords.mayHave(name) && PassLabels.field(of: name) == nil
                && !PassLabels.isOther(name)
        }
        return small.count >= 2
    }

    /// The sentences of a line, if it is prose; else the line itself.
    static func statements(of line: Substring) -> [Substring] {
        let words = line.split(whereSeparator: \.isWhitespace)
        guard isSentence(words.map(String.init)) else { return [line] }
        var statements: [Substring] = []
        var start = line.startIndex
        for (word, next) in zip(words, words.dropFirst()) {
            // "St. Louis" and "14. Juni" are no ends.
            let isEnd =
                word.last.map { ".!?".contains($0) } == true && word.count > 3
                && word.dropLast().contains { $0.isLetter } && next.first?.isUppercase == true
            guard isEnd else { continue }
            statements.append(line[start..<word.endIndex])
            start = next.startIndex
        }
        return statements + [line[start...]]
    }
}
