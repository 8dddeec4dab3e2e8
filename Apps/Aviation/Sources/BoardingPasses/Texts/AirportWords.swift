import Logbook
import SectionKit

/// Finds names of airports in the words of a line, of which somebody else knows what they name.
enum AirportWords {
    private static let departures: Set = [
        "from", "dep", "depart", "departs", "departing", "departure", "von", "ab", "abflug",
        "origin", "salida", "desde", "départ", "partenza", "leaving", "leave",
    ]
    private static let arrivals: Set = [
        "to", "arr", "arrive", "arrives", "arriving", "arrival", "nach", "an", "ankunft",
        "destination", "llegada", "arrivée", "arrivo",
    ]

    /// Words that are no part of a name.
    private static let fillers: Set = [
        "at", "um", "uhr", "h", "am", "pm", "airport:", "city:", "on", "time",
    ]

    /// Words of lines that name no airport.
    private static let others: Set = [
        "cabin", "class", "economy", "business", "premium", "flight", "confirmed", "status",
        "operated", "passenger", "passengers", "baggage", "total", "booking", "reservation",
    ]

    /// From these words on, a line says no name.
    private static let ends = ["terminal", "gate", "http", "seat"]

    /// The names in a line without its dates.
    static func names(in words: [String], isTimed: Bool) -> [String] {
        let text = words.joined(separator: " ")
        guard !text.contains("@"), !text.contains("<") else { return [] }
        var rest = words.prefix { word in
            !ends.contains { word.lowercased().hasPrefix($0) }
        }.filter { word in
            TextTimes.all(in: word).isEmpty && !word.hasPrefix("+") && !TextDay.isWeekday(word)
        }
        let label = rest.first.map { $0.lowercased().filter { $0.isLetter } } ?? ""
        let isLabelled =
            departures.contains(label)
            || arrivals.contains(label)
                && (rest.first?.hasSuffix(":") == true || rest.count <= 5)
        if isLabelled {
            rest.removeFirst()
        } else if !isTimed {
            return pair(rest)
        }
        rest = rest.drop { fillers.contains($0.lowercased().filter { $0 != ":" }) }.map(\.self)
        while let last = rest.last, fillers.contains(last.lowercased()) { rest.removeLast() }
        return [name(rest.joined(separator: " "))].compactMap(\.self)
    }

    /// Two names with "to" or an arrow between them, and nothing else.
    private static func pair(_ words: [String]) -> [String] {
        guard words.count <= 10,
            let link = words.firstIndex(where: { ["to", "nach", "→", "►", "->", "–"].contains($0) })
        else { return [] }
        let parts = [words[..<link], words[(link + 1)...]].map { $0.joined(separator: " ") }
        let names = parts.compactMap(name)
        let isProse = words.contains { word in
            guard let first = word.first, first.isLetter, first.isLowercase else { return false }
            return !["to", "nach", "de", "di", "am", "la", "le"].contains(word)
        }
        return names.count == 2 && !isProse ? names : []
    }

    /// Two names that are a route, in words that are nothing else: "From Oslo To Rome", "Oslo → Rome".
    static func route(_ words: [String]) -> (from: String, to: String)? {
        let first = words.first.map(label) ?? ""
        // "Da Roma a Palermo": behind such a first word, the short ones are no others.
        let isRomance = ["da", "de"].contains(first)
        let rest = isRomance || departures.contains(first) ? Array(words.dropFirst()) : words
        guard
            let link = rest.firstIndex(where: { word in
                arrivals.contains(label(word))
                    || isRomance && ["a", "à", "para", "pour"].contains(label(word))
                    || word.allSatisfy { "→►>–—-»✈".contains($0) }
            }), let from = place(Array(rest[..<link])),
            let to = place(Array(rest[(link + 1)...])), from != to
        else { return nil }
        return (from, to)
    }

    /// The name of a city or an airport, if words are nothing else.
    static func place(_ words: [String]) -> String? {
        let isName = words.allSatisfy { word in
            let isSmall = ["de", "di", "da", "do", "am", "la", "le"].contains(word)
            return (word.first?.isUppercase == true || word.first == "(" || isSmall)
                && !word.contains(":") && PassLabels.field(of: word) == nil
        }
        return (1...5).contains(words.count) && isName ? name(words.joined(separator: " ")) : nil
    }

    private static func label(_ word: String) -> String {
        word.lowercased().filter(\.isLetter)
    }

    /// Three capitals that are rather a word of passes, or of the edge of a phone's screen, than one of
    /// the few small airports that have such codes.
    private static let noCodes: Set = [
        "LTE", "GPS", "VPN", "ETA", "ETD", "STA", "STD", "PNR", "SEQ", "PAX", "CHK", "BDT", "TKT",
        "ETK", "VIP", "GTE",
    ]

    /// Whether a word looks like the code of an airport.
    static func isCode(_ word: String) -> Bool {
        PassNumber.airport(word) == word && !noCodes.contains(word)
    }

    /// A name without what follows it; with a country behind the city, that in the brackets, as in
    /// "LONDON, GB (HEATHROW)".
    static func name(_ text: String) -> String? {
        var text = text[...].trimmed
        let words = text.lowercased().split { !$0.isLetter }.map(String.init)
        let labels = departures.union(arrivals).union(fillers)
        if words.allSatisfy(labels.contains) || words.contains(where: others.contains) {
            return nil
        }
        if let start = text.firstIndex(of: "("), let end = text.firstIndex(of: ")"), start < end,
            let comma = text.firstIndex(of: ","), comma < start
        {
            text = String(text[text.index(after: start)..<end])
        }
        text = text.split(separator: ",").first.map { String($0)[...].trimmed } ?? ""
        text = text.filter { $0 != "|" && $0 != "►" && $0 != "→" }[...].trimmed
        let letters = text.filter(\.isLetter)
        let isName =
            letters.count >= 3 && text.first?.isUppercase == true
            && !text.contains(where: \.isCodeDigit) && !text.contains(":")
            && text.split(separator: " ").count <= 6
        return isName ? text : nil
    }
}
