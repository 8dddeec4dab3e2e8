/// Reads the names of months in the languages of many passes.
enum PassMonth {
    /// The beginnings of the names without diacritics, the longer ones first.
    private static let names: [(String, Int)] = [
        ("janv", 1), ("jan", 1), ("ene", 1), ("gen", 1), ("feb", 2), ("fev", 2), ("mar", 3),
        ("mrz", 3), ("maa", 3), ("apr", 4), ("abr", 4), ("avr", 4), ("may", 5), ("mai", 5),
        ("mag", 5), ("mei", 5), ("maj", 5), ("juin", 6), ("juil", 7), ("jun", 6), ("giu", 6),
        ("jul", 7), ("lug", 7), ("aug", 8), ("ago", 8), ("aou", 8), ("sep", 9), ("set", 9),
        ("oct", 10), ("okt", 10), ("ott", 10), ("out", 10), ("nov", 11), ("dec", 12),
        ("dez", 12), ("dic", 12),
    ]

    /// Returns the month from 1 to 12 of a name in lower case without diacritics; nil for another
    /// word.
    static func number(_ word: String) -> Int? {
        names.first { word.hasPrefix($0.0) }?.1
    }
}
