import Logbook
import SectionKit

// What stands without a label, or is no code behind one.
extension PassText {
    /// Reads a route from all words of a line, which may have large gaps.
    mutating func readRoute(_ line: Int) {
        let places = phrases.indices.filter { phrases[$0].line == line }.flatMap { phrase in
            phrases[phrase].words.indices.map { (phrase: phrase, word: $0) }
        }
        guard let route = TextRoute(in: places.map { phrases[$0.phrase].words[$0.word].text })
        else { return }
        let words = route.words.map { places[$0] }
        claim("from", route.from, .route, words)
        claim("to", route.to, .route, words)
        for word in route.words { used[places[word].phrase].insert(places[word].word) }
    }

    mutating func readDate(_ phrase: Int) {
        let free = phrases[phrase].words.indices.filter { !used[phrase].contains($0) }
        let texts = free.map { phrases[phrase].words[$0].text }
        if texts.contains(where: { PassLabels.isOther($0) }) { return }
        guard let date = DateWords.date(in: texts) else { return }
        let places = Self.places(phrase, date.map { free[$0] })
        claim("date", texts[date].joined(separator: " "), .alone, places)
        used[phrase].formUnion(date.map { free[$0] })
    }

    /// Reads names of cities: alone on a line, or behind, beside or below a label.
    ///
    /// "From San Francisco To Chicago" and "Frankfurt nach New York" are such lines. Which airports
    /// they mean is for somebody else to find out.
    mutating func readNames(_ open: [(phrase: Int, label: Label)]) {
        let route = phrases.lazy.compactMap { AirportWords.route($0.words.map(\.text)) }.first
        if let route, !has(.from), !has(.to) {
            names = [.from: route.from, .to: route.to]
            return
        }
        for (phrase, label) in open {
            guard let field = label.field, [.from, .to].contains(field), !has(field),
                names[field] == nil
            else { continue }
            let behind = free(phrase) {
                $0.left >= phrases[phrase].words[label.words].last?.right ?? 0
            }
            let places = [behind, beside(label, of: phrase).0, below(label, of: phrase).0]
            let texts = places.map { $0.map { phrases[$0.phrase].words[$0.word].text } }
            names[field] = texts.lazy.compactMap(AirportWords.place).first
        }
    }

    /// Reads the two codes in the largest type.
    mutating func readLargestCodes() {
        let codes = phrases.indices.filter { phrase in
            let texts = texts(phrase)
            return texts.count == 1 && used[phrase].isEmpty
                && PassNumber.airport(texts[0]) == texts[0]
                && PassLabels.field(of: texts[0]) == nil
        }.map { (phrase: $0, box: phrases[$0].box) }.sorted { $0.box.height > $1.box.height }
        guard codes.count >= 2, codes[0].box.text != codes[1].box.text else { return }
        // Of three in one size, one may be the name of the airline, such as KLM.
        if codes.count > 2, codes[2].box.height * 10 >= codes[1].box.height * 9 { return }
        let pair = codes.prefix(2).sorted {
            ($0.box.top / 40, $0.box.left) < ($1.box.top / 40, $1.box.left)
        }
        claim("from", pair[0].box.text, .alone, [(pair[0].phrase, 0)])
        claim("to", pair[1].box.text, .alone, [(pair[1].phrase, 0)])
    }

    /// Reads the digits of "Flight # 1234" where the text names the airline.
    mutating func readDigits(_ open: [(phrase: Int, label: Label)]) {
        let text = phrases.map(\.box.text).joined(separator: " ")
        guard let carrier = FlightNumberText.brand(of: text) else { return }
        for (phrase, label) in open where label.field == .number {
            let end = phrases[phrase].words[label.words].last?.right ?? 0
            let behind = free(phrase) { $0.left >= end }
            for places in [behind, beside(label, of: phrase).0, below(label, of: phrase).0] {
                let words = places.prefix(2).map { phrases[$0.phrase].words[$0.word].text }
                let digits = words.joined().filter { $0 != "#" }
                guard (1...4).contains(digits.count), digits.allSatisfy(\.isCodeDigit) else {
                    continue
                }
                claim("flight", carrier + digits, .behindLabel, Array(places.prefix(2)))
                return
            }
        }
    }

    /// Reads a flight number, such as UA546 or LH 400: an airline's code and at least two digits.
    mutating func readNumber() {
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
                        let number = MendedText.value(code, of: .number)
                    else { continue }
                    claim("flight", number, .alone, [(phrase, free[index])])
                    return
                }
            }
        }
    }
}
