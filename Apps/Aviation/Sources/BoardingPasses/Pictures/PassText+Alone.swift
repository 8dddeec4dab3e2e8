import Logbook
import SectionKit

// What stands without a label, or is no code behind one.
extension PassText {
    /// Reads a route from all words of a line, which may have large gaps.
    mutating func readRoute(_ places: [Place]) {
        guard let route = TextRoute(in: places.map { phrases[$0.phrase].words[$0.word].text })
        else { return }
        let words = route.words.map { places[$0] }
        claim("from", route.from, .route, words)
        claim("to", route.to, .route, words)
        for word in route.words { used[places[word].phrase].insert(places[word].word) }
        // "Dublin DUB T2 -> New York JFK T7"
        for (label, code) in [("departure terminal", route.from), ("arrival terminal", route.to)] {
            let next = route.words.first {
                phrases[places[$0].phrase].words[places[$0].word].text.contains(code)
            }.map { $0 + 1 }
            guard let next, next < places.count,
                let terminal = Self.terminal(
                    phrases[places[next].phrase].words[places[next].word].text)
            else { continue }
            claim(label, terminal, .route, [places[next]])
            used[places[next].phrase].insert(places[next].word)
        }
    }

    /// The terminal of a word such as T2 or T4S behind the code of an airport.
    private static func terminal(_ word: String) -> String? {
        let name = word.dropFirst()
        let isTerminal =
            word.first == "T" && (1...2).contains(name.count) && name.first?.isCodeDigit == true
            && name.allSatisfy(\.isCodeCharacter)
        return isTerminal ? String(name) : nil
    }

    /// Reads two airports side by side, or each on a line, with nothing else there, each with its
    /// city or its terminal: "Muenchen MUC        Hamburg HAM", "SIN T3    LHR T2".
    mutating func readColumns() {
        let free = wordsByLine.filter { line in
            // "KIM/MINJUN MR" is nobody's airport.
            !line.contains { used[$0.phrase].contains($0.word) }
                && !PassName.hasTitle(line.map(text))
        }
        if let line = free.first(where: { AirportColumns($0.map(text))?.ends.count == 2 }) {
            readEnds(AirportColumns(line.map(text)), of: line)
            return
        }
        // One of several would be a guess.
        let single = free.filter { AirportColumns($0.map(text))?.ends.count == 1 }
        if single.count == 2 {
            readEnds(AirportColumns((single[0] + single[1]).map(text)), of: single[0] + single[1])
        }
    }

    private mutating func readEnds(_ found: AirportColumns?, of places: [Place]) {
        guard let found, found.ends.count == 2 else { return }
        for (end, labels) in zip(
            found.ends, [("from", "departure terminal"), ("to", "arrival terminal")])
        {
            claim(labels.0, end.code, .alone, [places[end.word]])
            guard let place = end.terminal.map({ places[$0] }),
                let terminal = Self.terminal(text(place))
            else { continue }
            claim(labels.1, terminal, .alone, [place])
        }
        for place in places { used[place.phrase].insert(place.word) }
    }

    /// Reads two codes side by side with nothing between them, on the line of a flight number, as in
    /// "EK 763  DXB JNB"; of several pairs, none.
    mutating func readBesideNumber() {
        var pairs: [[Place]] = []
        for line in wordsByLine {
            let words = line.map(text)
            let isNumbered = words.indices.contains { index in
                [words[index], words[index...].prefix(2).joined()].contains { code in
                    code.count >= 4 && code.prefix(3).contains(where: \.isCodeLetter)
                        && code.dropFirst(3).allSatisfy(\.isCodeDigit) && PassNumber.isLikely(code)
                }
            }
            let codes = words.indices.filter { index in
                AirportWords.isCode(words[index])
                    && !used[line[index].phrase].contains(line[index].word)
                    && !DateWords.isMonth(words, at: index) && !CityWord.isPart(words, at: index)
                    && PassLabels.field(of: words[index]) == nil
            }
            guard isNumbered, codes.count == 2, codes[1] == codes[0] + 1,
                words[codes[0]] != words[codes[1]]
            else { continue }
            pairs.append(codes.map { line[$0] })
        }
        guard pairs.count == 1 else { return }
        for (place, label) in zip(pairs[0], ["from", "to"]) {
            claim(label, text(place), .alone, [place])
            used[place.phrase].insert(place.word)
        }
    }

    /// Reads a name that has no label: with a stroke, such as DOE/JOHN, or with a title.
    mutating func readPassenger() {
        var names: [(text: String, places: [Place])] = []
        let coded = Set(
            phrases.filter { $0.words.contains { PassNumber.airport($0.text) == $0.text } }
                .map(\.line))
        for phrase in phrases.indices where used[phrase].isEmpty {
            let words = texts(phrase)
            let isBesideCode = coded.contains(phrases[phrase].line)
            guard let count = PassName.length(words), !isBesideCode || PassName.hasTitle(words)
            else {
                continue
            }
            let text = words[..<count].joined(separator: " ")
            // "PARIS/CDG" names an airport, and MAY/JUNE is a time of the year.
            let parts = words[0].split(separator: "/").map(String.init)
            let isAirport = parts.contains { has(.from, $0) || has(.to, $0) }
            let isTime = parts.allSatisfy(DateWords.isName) && !PassName.hasTitle(words)
            if !isAirport, !isTime, !names.contains(where: { $0.text == text }) {
                names.append((text, Self.places(phrase, 0..<count)))
            }
        }
        // Of several, those with a title are names for sure.
        let titled = names.filter {
            PassName.hasTitle($0.text.split(separator: " ").map(String.init))
        }
        let found = titled.isEmpty ? names : titled
        if found.count == 1 { claim("passenger", found[0].text, .alone, found[0].places) }
    }

    mutating func readDate(_ phrase: Int) {
        let free = phrases[phrase].words.indices.filter { !used[phrase].contains($0) }
        let texts = free.map { MendedText.dateWord(phrases[phrase].words[$0].text) }
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
                && AirportWords.isCode(texts[0])
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
        let text = phrases.map(\.box.text).joined(separator: "\n")
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
