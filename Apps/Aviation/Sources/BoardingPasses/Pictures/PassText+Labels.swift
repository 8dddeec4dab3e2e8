import Logbook
import SectionKit

// Labels, and the values that stand behind, beside or below them.
extension PassText {
    /// Words that make a label of two words or three, beside one that is a label by itself.
    private static let additions: Set<String> = [
        "time", "no", "nr", "number", "name", "code", "reference", "ref", "zeit", "nummer", "de",
        "du", "da", "do", "del", "di", "heure", "hora", "ora", "numero", "date", "of", "your",
        "d", "l", "codigo", "codice", "horario", "horaire", "orario", "inicio", "debut", "inizio",
        "beginn", "departure", "arrival", "boarding", "booking", "airport", "city", "class", "and",
        "at",
    ]

    /// Words of headings, which are no labels: "Boarding pass", "carte d'embarquement".
    private static let headings: Set<String> = [
        "pass", "passes", "card", "karte", "bordkarte", "carte", "carta", "tarjeta", "cartao",
        "information", "details", "itinerary", "receipt",
    ]

    /// The most words of a phrase with labels; longer ones are prose.
    private static let longest = 40

    /// Reads the labels of a phrase with the values behind them, and returns those without.
    mutating func readLabels(_ phrase: Int) -> [Label] {
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
            // "# 3XK9TQ" and "-: B12" begin with signs.
            index =
                words[index..<end].firstIndex { $0.contains { $0.isLetter || $0.isNumber } } ?? end
            guard let field = label.field else {
                used[phrase].formUnion(index..<end)
                open.append(label)
                continue
            }
            if Self.isNothing(words[label.words.upperBound..<end]) {
                used[phrase].formUnion(label.words.upperBound..<end)
                continue
            }
            if let value = TextValue(
                of: field, in: Array(words[index..<end]),
                isAlone: label.hasColon || label.words.lowerBound == 0 && index + 1 == words.count)
            {
                let places = Self.places(phrase, value.words.map { index + $0 })
                claim(label.text, value.text, .behindLabel, places)
                used[phrase].formUnion(value.words.map { index + $0 })
                readChange(label, of: phrase, from: index + value.words.upperBound, to: end)
            } else if !readEnd(field, Self.places(phrase, index..<end)) {
                open.append(label)
            }
        }
        return open
    }

    /// Whether words behind a label say that there is no value, such as "--" and "TBA".
    private static func isNothing(_ words: ArraySlice<String>) -> Bool {
        guard let word = words.first else { return false }
        return words.allSatisfy { $0.allSatisfy { "-–—*_.".contains($0) } }
            || words.count == 1 && ["TBA", "TBD", "N/A", "TBC"].contains(word.uppercased())
    }

    /// Reads a second value of a gate or a seat, as in "Gate B12 now B19" and "Seats 14A, 14B": a
    /// person says which counts.
    private mutating func readChange(_ label: Label, of phrase: Int, from start: Int, to end: Int) {
        let words = texts(phrase)
        guard let field = label.field, start < end, start > 0 else { return }
        let links: Set = ["now", "new", "neu", "jetzt", "→", "->", ">", "/", "&"]
        let isLinked = links.contains(words[start].lowercased())
        let first = isLinked ? start + 1 : start
        guard isLinked || words[start - 1].hasSuffix(","), first < end,
            [.seat, .departureGate, .arrivalGate].contains(field),
            let value = TextValue(of: field, in: Array(words[first..<end]), isAlone: false),
            value.words.lowerBound == 0
        else { return }
        let places = Self.places(phrase, value.words.map { first + $0 })
        claim(label.text, value.text, .behindLabel, places)
        used[phrase].formUnion(places.map(\.word))
    }

    /// Reads the airport and the time of "Departure" or "Arrival", as in "Depart CDG 2F 09:30";
    /// false if there is no airport.
    private mutating func readEnd(_ field: PassField, _ words: [Place]) -> Bool {
        guard field == .departs || field == .arrives, let last = words.last else { return false }
        let next = last.phrase + 1
        // The time may stand apart, but behind another label it is another one.
        let isBeside =
            next < phrases.count && phrases[next].line == phrases[last.phrase].line
            && !words.contains { PassDateText(text($0)).minutes != nil }
            && label(in: texts(next), at: 0, of: next) == nil
        let words = words + (isBeside ? free(next) { _ in true } : [])
        let texts = words.map(text)
        guard let code = texts.firstIndex(where: AirportWords.isCode), code < 3,
            !DateWords.isMonth(texts, at: code), !CityWord.isPart(texts, at: code)
        else { return false }
        claim(field == .departs ? "from" : "to", texts[code], .behindLabel, [words[code]])
        used[words[code].phrase].insert(words[code].word)
        let time = texts.firstIndex { PassDateText($0).minutes != nil }
        guard let time, let value = TextValue(of: field, in: Array(texts[time...]), isAlone: false)
        else { return true }
        claim(
            field == .departs ? "departure" : "arrival", value.text, .behindLabel,
            value.words.map { words[time + $0] })
        for place in words { used[place.phrase].insert(place.word) }
        return true
    }

    /// The end of the words before the next label.
    private func end(of words: [String], from start: Int, of phrase: Int) -> Int {
        (start..<max(start, words.count)).first {
            used[phrase].contains($0) || label(in: words, at: $0, of: phrase) != nil
        } ?? words.count
    }

    /// The label that begins with a word, in one language or in two with a stroke between them;
    /// nil if there is none.
    private func label(in words: [String], at index: Int, of phrase: Int) -> Label? {
        // "Yolcu / Passenger": one language is enough if the phrase is nothing else.
        if index == 0, words.count <= 7,
            !words.contains(where: { $0.contains(where: \.isCodeDigit) }),
            let stroke = words.lastIndex(where: Self.isStroke), stroke > 0
        {
            let text = words[(stroke + 1)...].joined(separator: " ")
            let parts = words[(stroke + 1)...].map { $0.folded.filter(\.isLetter) }
            let field = PassLabels.field(of: text)
            if !parts.isEmpty, Self.isOneLabel(parts), field != nil || PassLabels.isOther(text) {
                let all = words.joined(separator: " ")
                return Label(
                    text: text, field: PassLabels.isOther(all) ? nil : field,
                    words: 0..<words.count, hasColon: text.hasSuffix(":"))
            }
        }
        guard let first = simpleLabel(in: words, at: index, of: phrase) else { return nil }
        let stroke = first.words.upperBound
        guard stroke + 1 < words.count, Self.isStroke(words[stroke]),
            let second = simpleLabel(in: words, at: stroke + 1, of: phrase, isOther: true)
        else { return first }
        return Label(
            text: first.text, field: first.field, words: index..<second.words.upperBound,
            hasColon: second.hasColon)
    }

    private static func isStroke(_ word: String) -> Bool { word == "/" || word == "|" }

    /// The label that begins with a word, in one language.
    ///
    /// - Parameter isOther: whether it is the same label in another language.
    private func simpleLabel(
        in words: [String], at index: Int, of phrase: Int, isOther isSecond: Bool = false
    ) -> Label? {
        let counts = 1...min(4, words.count - index)
        for count in counts.reversed() {
            let range = index..<index + count
            guard !range.contains(where: used[phrase].contains),
                !words[range].dropLast().contains(where: { $0.hasSuffix(":") })
            else { continue }
            let text = words[range].joined(separator: " ")
            let hasColon = text.hasSuffix(":")
            // "d'imbarco" is two words.
            let parts = words[range].flatMap { word in
                word.folded.split { $0 == "'" || $0 == "’" }.map { $0.filter(\.isLetter) }
            }
            guard text.count <= 30, !text.contains(where: \.isCodeDigit),
                !parts.contains(where: Self.headings.contains), Self.isOneLabel(parts),
                hasColon || !isHeading(after: range, in: words)
            else { continue }
            // DE 1504 is a flight.
            let next = range.upperBound < words.count ? words[range.upperBound] : ""
            let last = words[range.upperBound - 1]
            let isNumber =
                last.count == 2 && last == last.uppercased()
                && next.first?.isCodeDigit == true && next.allSatisfy(\.isCodeCharacter)
            if isNumber { continue }
            let isOther = PassLabels.isOther(text)
            let field = isOther ? nil : PassLabels.field(of: text)
            if !isOther && field == nil { continue }
            // In the middle of a phrase, words such as "to" and "name" are labels only with a value.
            let label = Label(text: text, field: field, words: range, hasColon: hasColon)
            // "A" is a word of many others, such as of the gate A 4.
            let isWord = text.count > 1 || words.count == 1
            if text.count == 1, !hasColon, !hasDeparture { continue }
            if index == 0 && isWord || isSecond || hasColon || hasOnlyLabels(words) {
                return label
            }
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
    mutating func readAround(_ label: Label, of phrase: Int) {
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
            guard let value = TextValue(of: field, in: texts, isAlone: true) else {
                if readEnd(field, words) { return }
                continue
            }
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
            // What stands behind another label is the value of that one.
            let isOther = labels[other].contains { word, field in
                field != label.field && word < found.first?.word ?? 0
            }
            if isOther { break }
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
