/// Tells three capitals that are a word of a city's name, such as those of NEW YORK, from the code of
/// an airport: NEW, SAN and RIO are codes too.
package enum CityWord {
    /// The words with which names begin, of those that are codes or look like one.
    private static let firsts: Set = [
        "ABU", "BEN", "BOA", "CAM", "CAP", "DAR", "DES", "DON", "FOZ", "HUA", "HAT", "KEY", "KOH",
        "LAC", "LAS", "LES", "LOS", "MAE", "NEW", "NHA", "NOI", "PHU", "REY", "RIO", "SAN", "SAO",
        "SUN", "TAN", "TEL", "UST", "VAL",
    ]

    /// The words that join others to a name, as in MAR DEL PLATA.
    private static let links: Set = ["DEL", "DES", "DOS", "DAS", "DER", "LOS", "LAS"]

    /// Names whose second word has three letters too.
    private static let pairs: Set = ["CAN THO", "CON DAO", "HAT YAI", "HUA HIN", "MAR DEL"]

    /// Whether a word in capitals is part of a name that goes on behind it: the NEW of NEW YORK JFK.
    ///
    /// A code stands before the whole name, as in LAS LAS VEGAS and DEL DELHI.
    package static func isPart<Word: StringProtocol>(_ words: [Word], at index: Int) -> Bool {
        if index > 0, pairs.contains("\(letters(words[index - 1])) \(letters(words[index]))") {
            return true
        }
        guard index + 1 < words.count else { return false }
        let (word, next) = (letters(words[index]), letters(words[index + 1]))
        guard next.count >= 2, next == next.uppercased(), !next.hasPrefix(word),
            !words[index].contains(")"),
            next.count == words[index + 1].count
                || ",.".contains(words[index + 1].last ?? " ")
        else { return false }
        if pairs.contains("\(word) \(next)") { return true }
        if links.contains(word), index > 0 {
            let last = letters(words[index - 1])
            return last.count >= 3 && last == last.uppercased() && next.count > 3
        }
        // Of three letters, the next word is a code itself.
        return firsts.contains(word) && next.count != 3 && !["TO", "AN"].contains(next)
    }

    private static func letters(_ word: some StringProtocol) -> String {
        String(word.filter { $0.isLetter || $0 == "'" || $0 == "-" })
    }
}
