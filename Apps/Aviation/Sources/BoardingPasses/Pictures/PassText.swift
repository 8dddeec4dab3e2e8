import Logbook
import SectionKit

/// A pass as text: values stand behind their labels, beside or below them, and routes, dates and
/// flight numbers alone.
struct PassText {
    let phrases: [TextPhrase]
    private let origin: PassOrigin

    /// The words of each phrase that belong to something that was read.
    var used: [Set<Int>]

    /// The words of each phrase that are labels, with what they say.
    private var labels: [[Int: PassField?]]

    /// The names of cities and airports, where the text has no codes.
    var names: [PassField: String] = [:]

    /// What was read, with the surest first.
    private var claims: [Claim] = []

    /// What words say of a field.
    private struct Claim {
        let field: WalletField
        let certainty: Certainty

        /// How sure the words were recognised, in percent; nil for words that were written.
        let confidence: Int?
    }

    /// How a value was found, the surest first.
    enum Certainty: Int {
        case behindLabel, route, besideLabel, belowLabel, alone
    }

    /// A label, and which words of its phrase it has.
    struct Label {
        let text: String

        /// What its values are; nil for something that no flight has, such as a date of birth.
        let field: PassField?
        let words: Range<Int>
        let hasColon: Bool
    }

    init(_ words: [TextBox], origin: PassOrigin) {
        phrases = TextPhrases(words).phrases.filter { !Prose.isSentence($0.words.map(\.text)) }
        used = phrases.map { _ in [] }
        labels = phrases.map { _ in [:] }
        self.origin = origin
        for line in Set(phrases.map(\.line)).sorted() { readRoute(line) }
        var open: [(phrase: Int, label: Label)] = []
        for phrase in phrases.indices { open += readLabels(phrase).map { (phrase, $0) } }
        for (phrase, label) in open { readAround(label, of: phrase) }
        for phrase in phrases.indices { readDate(phrase) }
        if !has(.from) && !has(.to) { readLargestCodes() }
        if !has(.from) || !has(.to) { readNames(open) }
        if !has(.number) { readNumber() }
        if !has(.number) { readDigits(open) }
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
        var leg = WalletText(
            fields, years: PassDates(context: context), date: nil, origin: origin
        ).leg
        leg.unclear = unclear
        for field in [PassField.from, .to] where leg[field] == nil {
            leg.add(field, names[field], from: origin)
        }
        let hasRoute = leg[.from] != nil && leg[.to] != nil
        let hasDate = leg[.date] != nil || !leg.otherDates.isEmpty
        let isFlight = hasRoute && (leg[.number] != nil || hasDate)
        // A person can give what is missing.
        let others: [PassField] = [.from, .to, .seat, .departureGate, .bookingCode, .boards]
        let isPart = leg[.number] != nil && (hasDate ? 1 : 0) + others.count { leg[$0] != nil } >= 2
        return isFlight || isPart ? [leg] : []
    }

    /// Joins several readings of one picture: what one has not read is that of another, and what they
    /// dispute is kept as both.
    ///
    /// What a label says counts more than what stands alone, in whichever reading.
    init?(joining readings: [PassText]) {
        guard let first = readings.first else { return nil }
        self = first
        let all = readings.flatMap(\.claims)
        for other in readings { names.merge(other.names) { known, _ in known } }
        claims = all.filter { claim in
            claim.certainty != .alone
                || !all.contains {
                    $0.field.field == claim.field.field && $0.certainty != .alone
                }
        }
    }

    /// The least confidence in words that are taken as they are; those that were misread have less,
    /// but for codes of bookings, which are no words of any language.
    private static func clear(_ field: PassField) -> Int { field == .bookingCode ? 92 : 88 }

    /// The fields whose words no reading has recognised surely.
    private var unclear: Set<PassField> {
        Set(
            PassField.allCases.filter { field in
                let all = claims.filter { $0.field.field == field }
                let best = all.compactMap(\.confidence).max() ?? 100
                return !all.isEmpty && best < Self.clear(field)
            })
    }

    /// Whether labels or a route say which airport is which, so that no order of lines has to.
    var hasLabelledRoute: Bool {
        [PassField.from, .to].allSatisfy { field in
            claims.contains { $0.field.field == field && $0.certainty != .alone }
        }
    }

    /// Whether labels say which time is which.
    var hasLabelledTimes: Bool { has(.departs) || has(.arrives) || has(.boards) }

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
        return "The text was read as \(text.quoted); \(meaning). It lacks "
            + "\(lacking.listed(by: "and")). A flight needs its airports, and a date or a number "
            + "with a label, such as \"Flight: LH400\"."
    }

    /// What a flight needs and the text does not say.
    private var lacking: [String] {
        let needed: [(PassField, String)] = [
            (.number, "the flight number"), (.date, "the date"),
            (.from, "the airport of departure"), (.to, "the airport of arrival"),
        ]
        return needed.filter { !has($0.0) && names[$0.0] == nil }.map(\.1)
    }

    /// The values that were found, such as "seat 14A".
    var understood: [String] {
        let values = claims.compactMap { claim in
            claim.field.field.map { "\($0.words) \(claim.field.value)" }
        }
        return values
            + [PassField.from, .to].compactMap { field in
                names[field].map { "\(field.words) \($0)" }
            }
    }

    func has(_ field: PassField) -> Bool { claims.contains { $0.field.field == field } }

    func texts(_ phrase: Int) -> [String] { phrases[phrase].words.map(\.text) }

    mutating func claim(
        _ label: String, _ value: String, _ certainty: Certainty, _ words: [Place]
    ) {
        claims.append(
            Claim(
                field: WalletField(label: label, value: value), certainty: certainty,
                confidence: words.compactMap { phrases[$0.phrase].words[$0.word].confidence }.min())
        )
    }

    /// A word of a phrase.
    typealias Place = (phrase: Int, word: Int)

    static func places(_ phrase: Int, _ words: some Sequence<Int>) -> [Place] {
        words.map { (phrase, $0) }
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
            for word in label.words { labels[phrase].updateValue(label.field, forKey: word) }
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
                let places = Self.places(phrase, value.words.map { index + $0 })
                claim(label.text, value.text, .behindLabel, places)
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
            claim(label.text, value.text, certainty, Array(words[value.words]))
            for word in words[value.words] { used[word.phrase].insert(word.word) }
            return
        }
    }

    /// The free words of the next phrase on the line of a label.
    func beside(_ label: Label, of phrase: Int) -> ([Place], Certainty) {
        let next = phrase + 1
        guard label.words.upperBound == phrases[phrase].words.count, next < phrases.count,
            phrases[next].line == phrases[phrase].line
        else { return ([], .besideLabel) }
        return (free(next) { _ in true }, .besideLabel)
    }

    /// The free words of the first phrase below a label, up to the next label or phrase on its line.
    func below(_ label: Label, of phrase: Int) -> ([Place], Certainty) {
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
            func isIn(_ word: TextBox) -> Bool {
                columns.contains((word.left + word.right) / 2) || columns.contains(word.left)
            }
            let found = free(other, where: isIn)
            if !found.isEmpty { return (found, .belowLabel) }
            // Below the next label is the value of that one.
            let isNext = labels[other].contains { word, field in
                field != label.field && isIn(phrases[other].words[word])
            }
            if isNext { break }
        }
        return ([], .belowLabel)
    }

    /// The words of a phrase that belong to nothing yet, up to one that does.
    func free(_ phrase: Int, where isIn: (TextBox) -> Bool) -> [Place] {
        let words = phrases[phrase].words
        let all = words.indices.filter { !used[phrase].contains($0) && isIn(words[$0]) }
        guard let first = all.first else { return [] }
        return zip(all, first...).prefix { $0 == $1 }.map { (phrase, $0.0) }
    }
}
