import Logbook
import SectionKit

/// A pass as text: values stand behind their labels, beside or below them, and routes, dates and
/// flight numbers alone.
struct PassText {
    private let phrases: [TextPhrase]
    private let origin: PassOrigin

    /// The words of each phrase that belong to something that was read.
    private var used: [Set<Int>]

    /// What was read, with the surest first.
    private var claims: [Claim] = []

    /// What words say of a field.
    private struct Claim {
        let field: WalletField
        let certainty: Certainty
    }

    /// How a value was found, the surest first.
    private enum Certainty: Int {
        case behindLabel, route, besideLabel, belowLabel, alone
    }

    /// A label, and which words of its phrase it has.
    private struct Label {
        let text: String

        /// What its values are; nil for something that no flight has, such as a date of birth.
        let field: PassField?
        let words: Range<Int>
        let hasColon: Bool
    }

    init(_ words: [TextBox], origin: PassOrigin) {
        phrases = TextPhrases(words).phrases
        used = phrases.map { _ in [] }
        self.origin = origin
        for line in Set(phrases.map(\.line)).sorted() { readRoute(line) }
        var open: [(phrase: Int, label: Label)] = []
        for phrase in phrases.indices { open += readLabels(phrase).map { (phrase, $0) } }
        for (phrase, label) in open { readAround(label, of: phrase) }
        for phrase in phrases.indices { readDate(phrase) }
        if !has(.from) && !has(.to) { readLargestCodes() }
        if !has(.number) { readNumber() }
    }

    /// Returns the flight that the text is about; none if it says too little.
    func legs(_ context: PassContext) -> [PassLeg] {
        let fields = claims.enumerated()
            .sorted {
                ($0.element.certainty.rawValue, $0.offset) < (
                    $1.element.certainty.rawValue, $1.offset
                )
            }
            .map(\.element.field)
        let leg = WalletText(
            fields, years: PassDates(context: context), date: nil, origin: origin
        ).leg
        let hasRoute = leg[.from] != nil && leg[.to] != nil
        let hasDate = leg[.date] != nil || !leg.otherDates.isEmpty
        let isFlight = hasRoute && (leg[.number] != nil || hasDate)
        // A person can give what is missing.
        let others: [PassField] = [.from, .to, .seat, .departureGate, .bookingCode, .boards]
        let isPart = leg[.number] != nil && (hasDate ? 1 : 0) + others.count { leg[$0] != nil } >= 2
        return isFlight || isPart ? [leg] : []
    }

    /// What was read and understood, in plain sentences; nil for no text.
    ///
    /// It is for a text that is no flight, so that a person sees why.
    var remark: String? {
        let lines = Set(phrases.map(\.line)).sorted().map { line in
            phrases.filter { $0.line == line }.map(\.box.text).joined(separator: "  ")
        }
        let text = lines.joined(separator: " / ").passText
        guard !text.isEmpty else { return nil }
        let meaning =
            understood.isEmpty
            ? "nothing of it is a value of a flight" : "it has \(understood.listed(by: "and"))"
        return "The text was read as \(text.quoted); \(meaning). A flight needs its airports, and "
            + "a date or a number with a label, such as \"Flight: LH400\"."
    }

    /// The values that were found, such as "seat 14A".
    var understood: [String] {
        claims.compactMap { claim in
            claim.field.field.map {
                "\($0.rawValue.replacing("-", with: " ")) \(claim.field.value)"
            }
        }
    }

    private func has(_ field: PassField) -> Bool { claims.contains { $0.field.field == field } }

    private func texts(_ phrase: Int) -> [String] { phrases[phrase].words.map(\.text) }

    private mutating func claim(_ label: String, _ value: String, _ certainty: Certainty) {
        claims.append(Claim(field: WalletField(label: label, value: value), certainty: certainty))
    }
}

// MARK: - Labels

extension PassText {
    /// Words that make a label of two words or three, beside one that is a label by itself.
    private static let additions: Set<String> = [
        "time", "no", "nr", "number", "name", "code", "reference", "ref", "zeit", "nummer", "de",
        "du", "da", "do", "del", "di", "heure", "hora", "ora", "numero", "date", "of", "your",
        "departure", "arrival", "boarding", "booking", "airport", "city", "class", "and", "at",
    ]

    /// Words of headings, which are no labels: "Boarding pass", "carte d'embarquement".
    private static let headings: Set<String> = [
        "pass", "passes", "card", "karte", "bordkarte", "carte", "carta", "tarjeta", "cartao",
        "information", "details", "itinerary", "receipt",
    ]

    /// The most words of a phrase with labels; longer ones are prose.
    private static let longest = 40

    /// Reads the labels of a phrase with the values behind them, and returns those without.
    private mutating func readLabels(_ phrase: Int) -> [Label] {
        let words = texts(phrase)
        guard words.count <= Self.longest else { return [] }
        var open: [Label] = []
        var index = 0
        while index < words.count {
            guard let label = label(in: words, at: index, of: phrase) else {
                index += 1
                continue
            }
            used[phrase].formUnion(label.words)
            index = label.words.upperBound
            let end = self.end(of: words, from: index, of: phrase)
            guard let field = label.field else {
                used[phrase].formUnion(index..<end)
                open.append(label)
                continue
            }
            if let value = TextValue(
                of: field, in: Array(words[index..<end]), isAlone: label.hasColon)
            {
                claim(label.text, value.text, .behindLabel)
                used[phrase].formUnion(value.words.map { index + $0 })
            } else {
                open.append(label)
            }
        }
        return open
    }

    /// The end of the words before the next label.
    private func end(of words: [String], from start: Int, of phrase: Int) -> Int {
        (start..<max(start, words.count)).first {
            used[phrase].contains($0) || label(in: words, at: $0, of: phrase) != nil
        } ?? words.count
    }

    /// The label that begins with a word; nil if there is none.
    private func label(in words: [String], at index: Int, of phrase: Int) -> Label? {
        let counts = 1...min(3, words.count - index)
        for count in counts.reversed() {
            let range = index..<index + count
            guard !range.contains(where: used[phrase].contains),
                !words[range].dropLast().contains(where: { $0.hasSuffix(":") })
            else { continue }
            let text = words[range].joined(separator: " ")
            let hasColon = text.hasSuffix(":")
            let parts = words[range].map { $0.folded.filter(\.isLetter) }
            guard text.count <= 30, !text.contains(where: \.isCodeDigit),
                !parts.contains(where: Self.headings.contains), Self.isOneLabel(parts),
                hasColon || !isHeading(after: range, in: words)
            else { continue }
            let isOther = PassLabels.isOther(text)
            let field = isOther ? nil : PassLabels.field(of: text)
            if !isOther && field == nil { continue }
            // In the middle of a phrase, words such as "to" and "name" are labels only with a value.
            let label = Label(text: text, field: field, words: range, hasColon: hasColon)
            // "A" is a word of many others, such as of the gate A 4.
            let isWord = text.count > 1 || words.count == 1
            if index == 0 && isWord || hasColon || hasOnlyLabels(words) { return label }
            let rest = Array(words[range.upperBound...])
            if let field, let value = TextValue(of: field, in: rest, isAlone: false),
                value.words.lowerBound == 0
            {
                return label
            }
        }
        return nil
    }

    /// Whether the next word makes a heading of a label, as in "Boarding pass".
    private func isHeading(after range: Range<Int>, in words: [String]) -> Bool {
        range.upperBound < words.count
            && Self.headings.contains(words[range.upperBound].folded.filter(\.isLetter))
    }

    /// Whether all words are parts of one label, so that "Smith Gate" is none.
    private static func isOneLabel(_ parts: [String]) -> Bool {
        parts.count == 1
            || parts.allSatisfy { part in
                additions.contains(part) || PassLabels.isOther(part)
                    || PassLabels.field(of: part) != nil
            }
    }

    /// Whether a phrase has only labels, like the head of a table.
    private func hasOnlyLabels(_ words: [String]) -> Bool {
        words.allSatisfy { Self.isOneLabel([$0, $0]) }
    }

    /// Reads the value of a label that stands beside it or below it.
    private mutating func readAround(_ label: Label, of phrase: Int) {
        let places = [beside(label, of: phrase), below(label, of: phrase)]
        for (words, certainty) in places {
            guard let first = words.first else { continue }
            let texts = words.map { phrases[first.phrase].words[$0.word].text }
            guard let field = label.field else {
                if texts.allSatisfy({ DateWords.mayHave($0) }) {
                    for word in words { used[word.phrase].insert(word.word) }
                }
                continue
            }
            guard let value = TextValue(of: field, in: texts, isAlone: true) else { continue }
            claim(label.text, value.text, certainty)
            for word in words[value.words] { used[word.phrase].insert(word.word) }
            return
        }
    }

    private typealias Place = (phrase: Int, word: Int)

    /// The free words of the next phrase on the line of a label.
    private func beside(_ label: Label, of phrase: Int) -> ([Place], Certainty) {
        let next = phrase + 1
        guard label.words.upperBound == phrases[phrase].words.count, next < phrases.count,
            phrases[next].line == phrases[phrase].line
        else { return ([], .besideLabel) }
        return (free(next) { _ in true }, .besideLabel)
    }

    /// The free words of the first phrase below a label, up to the next label or phrase on its line.
    private func below(_ label: Label, of phrase: Int) -> ([Place], Certainty) {
        let words = phrases[phrase].words
        let box = TextPhrase.box(words[label.words])
        let next =
            words.dropFirst(label.words.upperBound).first?.left
            ?? phrases.dropFirst(phrase + 1).first { $0.line == phrases[phrase].line }?.box.left
        let columns =
            box.left
            - box.height...max(box.right + box.height, (next ?? box.right + box.height * 8) - 1)
        for other in phrases.indices.dropFirst(phrase + 1)
        where phrases[other].line > phrases[phrase].line {
            // Lines go down.
            if phrases[other].box.top - box.bottom > box.height * 4 { break }
            let found = free(other) {
                columns.contains(($0.left + $0.right) / 2) || columns.contains($0.left)
            }
            if !found.isEmpty { return (found, .belowLabel) }
        }
        return ([], .belowLabel)
    }

    /// The words of a phrase that belong to nothing yet, up to one that does.
    private func free(_ phrase: Int, where isIn: (TextBox) -> Bool) -> [Place] {
        let words = phrases[phrase].words
        let all = words.indices.filter { !used[phrase].contains($0) && isIn(words[$0]) }
        guard let first = all.first else { return [] }
        return zip(all, first...).prefix { $0 == $1 }.map { (phrase, $0.0) }
    }
}

// MARK: - Values without labels

extension PassText {
    /// Reads a route from all words of a line, which may have large gaps.
    private mutating func readRoute(_ line: Int) {
        let places = phrases.indices.filter { phrases[$0].line == line }.flatMap { phrase in
            phrases[phrase].words.indices.map { (phrase: phrase, word: $0) }
        }
        guard let route = TextRoute(in: places.map { phrases[$0.phrase].words[$0.word].text })
        else { return }
        claim("from", route.from, .route)
        claim("to", route.to, .route)
        for word in route.words { used[places[word].phrase].insert(places[word].word) }
    }

    private mutating func readDate(_ phrase: Int) {
        let free = phrases[phrase].words.indices.filter { !used[phrase].contains($0) }
        let texts = free.map { phrases[phrase].words[$0].text }
        if texts.contains(where: { PassLabels.isOther($0) }) { return }
        guard let date = DateWords.date(in: texts) else { return }
        claim("date", texts[date].joined(separator: " "), .alone)
        used[phrase].formUnion(date.map { free[$0] })
    }

    /// Reads the two codes in the largest type.
    private mutating func readLargestCodes() {
        let codes = phrases.indices.filter { phrase in
            let texts = texts(phrase)
            return texts.count == 1 && used[phrase].isEmpty
                && PassNumber.airport(texts[0]) == texts[0]
                && PassLabels.field(of: texts[0]) == nil
        }.map { phrases[$0].box }.sorted { $0.height > $1.height }
        guard codes.count >= 2, codes[0].text != codes[1].text else { return }
        let pair = codes.prefix(2).sorted { ($0.top / 40, $0.left) < ($1.top / 40, $1.left) }
        claim("from", pair[0].text, .alone)
        claim("to", pair[1].text, .alone)
    }

    /// Reads a flight number, such as UA546 or LH 400: an airline's code and at least two digits.
    private mutating func readNumber() {
        for phrase in phrases.indices {
            let free = phrases[phrase].words.indices.filter { !used[phrase].contains($0) }
            let texts = free.map { phrases[phrase].words[$0].text }
            for index in texts.indices {
                let pair = index + 1 < texts.count ? texts[index] + texts[index + 1] : ""
                for code in [texts[index], texts[index].count == 2 ? pair : ""] {
                    let carrier = code.prefix(2)
                    // Codes with a digit look like gates and seats.
                    let least = carrier.contains(where: \.isCodeDigit) ? 3 : 2
                    guard (4...7).contains(code.count), carrier.allSatisfy(\.isCodeCharacter),
                        code.dropFirst(2).prefix(least).count == least,
                        code.dropFirst(2).prefix(least).allSatisfy(\.isCodeDigit),
                        PassNumber.flight(code) != nil
                    else { continue }
                    claim("flight", code, .alone)
                    return
                }
            }
        }
    }
}
