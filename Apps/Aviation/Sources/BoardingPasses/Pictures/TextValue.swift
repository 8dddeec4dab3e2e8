import Logbook
import SectionKit

/// A value that words of a pass have for a field.
struct TextValue {
    /// The value, mended if needed.
    let text: String

    /// Which of the words it has.
    let words: Range<Int>

    /// Finds the value of a field in the words behind its label, below it or beside it.
    ///
    /// - Parameter isAlone: whether all the words belong to the label.
    init?(of field: PassField, in words: [String], isAlone: Bool) {
        guard
            let found = Self.candidates(field, words, isAlone).first(where: { range in
                Self.text(field, words, range, isAlone) != nil
            }), let text = Self.text(field, words, found, isAlone)
        else { return nil }
        self.text = text
        self.words = found
    }

    /// The words that the value may have, the likeliest first.
    private static func candidates(
        _ field: PassField, _ words: [String], _ isAlone: Bool
    ) -> [Range<Int>] {
        let count = words.count
        switch field {
        case .passenger: return [0..<min(6, count)]
        case .date, .departs, .arrives, .boards, .cabin:
            return (0...min(6, count)).reversed().map { 0..<$0 }.filter { !$0.isEmpty }
        case .frequentFlyer:
            // "& More 992012345678901", "EK 512 345 678"
            return (0..<min(4, count)).flatMap { start in
                (start + 1...min(start + 4, count)).reversed().map { start..<$0 }
            }
        case .number, .from, .to:
            // The name of an airline or of a city may come first.
            return (0..<min(4, count)).flatMap { start in
                [start..<min(start + 2, count), start..<start + 1]
            }
        default: return [0..<min(2, count), 0..<min(1, count)].filter { !$0.isEmpty }
        }
    }

    /// The words with a colon in a time without one, as in "1850", "22SEP 0440" and "455PM"; what may
    /// be a year stays.
    private static func withColon(_ words: [String], of field: PassField) -> [String] {
        let units: Set = ["hrs", "hr", "h", "uhr", "lt", "am", "pm"]
        guard field != .date,
            let place = words.lastIndex(where: { !units.contains($0.lowercased()) })
        else { return words }
        let word = words[place]
        let digits = word.prefix(while: \.isCodeDigit)
        let half = word.dropFirst(digits.count).lowercased()
        let isHalf = ["am", "pm", "a", "p"].contains(half)
        let behind = words[(place + 1)...].map { $0.lowercased() }
        let isTime =
            (digits.count == 4 && half.isEmpty || (3...4).contains(digits.count) && isHalf)
            && digits.suffix(2) < "60" && (digits.count == 3 || digits.prefix(2) < "24")
        let isYear = half.isEmpty && behind.isEmpty && ("2019"..."2039").contains(digits)
        guard isTime, field == .boards || !isYear else { return words }
        let time = "\(digits.dropLast(2)):\(digits.suffix(2))\(half)"
        return words[..<place] + [time] + behind.filter { $0 == "am" || $0 == "pm" }
    }

    private static func text(
        _ field: PassField, _ words: [String], _ range: Range<Int>, _ isAlone: Bool
    ) -> String? {
        let chosen = words[range].map { String($0.drop { "([:.#".contains($0) }) }
        let text = chosen.joined(separator: " ")
        switch field {
        case .frequentFlyer:
            // Digits, perhaps behind the code of an airline or with letters in the first word.
            let isNumber =
                (chosen.first?.count == 2 || chosen.first?.contains(where: \.isCodeDigit) == true)
                && chosen[0].allSatisfy(\.isCodeCharacter)
                && chosen.dropFirst().allSatisfy { $0.allSatisfy(\.isCodeDigit) }
            return isNumber ? MendedText.value(text, of: field) : nil
        case .ticket where range.count == 2:
            let isNumber = chosen.allSatisfy { $0.allSatisfy(\.isCodeDigit) }
            return isNumber ? MendedText.value(chosen.joined(), of: field) : nil
        case .passenger:
            let isName = text.contains("/") && text.count > 3 || chosen.count > 1
            return isName && !text.contains(where: \.isCodeDigit) ? text : nil
        case .date, .departs, .arrives, .boards:
            let chosen = Self.withColon(chosen, of: field)
            let text = chosen.joined(separator: " ")
            let isDate = chosen.allSatisfy { DateWords.mayHave($0, isMended: true) }
            guard isDate, let mended = MendedText.value(text, of: field) else { return nil }
            return field == .boards && PassDateText(mended).minutes == nil ? nil : mended
        case .from, .to:
            guard range.count == 1, !DateWords.isMonth(words, at: range.lowerBound),
                !CityWord.isPart(words, at: range.lowerBound)
            else {
                return nil
            }
            let code = text.filter { !"()[],.;".contains($0) }
            let isCode = code == code.uppercased() || isAlone && words.count == 1
            if !AirportWords.isCode(code.uppercased()), !code.contains(where: \.isCodeDigit) {
                return nil
            }
            return isCode ? MendedText.value(code.uppercased(), of: field) : nil
        case .number where range.count == 2:
            // UA 546
            return chosen[0].count <= 3 && chosen[1].first?.isCodeDigit == true
                ? MendedText.value(text, of: field) : nil
        case .seat where range.count == 2:
            // 14 A
            return chosen[1].count == 1 ? MendedText.value(chosen.joined(), of: field) : nil
        case .departureGate where range.count == 2, .arrivalGate where range.count == 2:
            // B 12
            let isGate = chosen[0].count == 1 && chosen[1].first?.isCodeDigit == true
            return isGate ? MendedText.value(chosen.joined(), of: field) : nil
        case .bookingCode where range.count == 1 && !text.contains(where: \.isCodeDigit):
            // A word of a length that few codes have is another label.
            return text.count == 6 ? MendedText.value(text, of: field) : nil
        default:
            return range.count == 1 || field == .cabin
                ? MendedText.value(text.filter { !"()[],!;".contains($0) }, of: field) : nil
        }
    }
}

/// Tells words of dates from others.
enum DateWords {
    private static let days: Set<String> = [
        "mon", "tue", "wed", "thu", "fri", "sat", "sun", "mo", "di", "mi", "do", "fr", "sa", "so",
        "lun", "mar", "mer", "jeu", "ven", "sam", "dim", "mie", "jue", "vie", "sab", "dom", "gio",
        "seg", "ter", "qua", "qui", "sex",
    ]

    private static let names: [String] = [
        "january", "february", "march", "april", "june", "july", "august", "september",
        "october", "november", "december", "januar", "februar", "maerz", "marz", "juni", "juli",
        "oktober", "dezember", "janvier", "fevrier", "mars", "avril", "juin", "juillet", "aout",
        "septembre", "octobre", "novembre", "decembre", "enero", "febrero", "marzo", "abril",
        "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre",
        "gennaio", "febbraio", "aprile", "maggio", "giugno", "luglio", "settembre", "ottobre",
        "dicembre", "janeiro", "fevereiro", "marco", "maio", "junho", "julho", "setembro",
        "outubro", "novembro", "dezembro",
    ]

    private static let others: Set<String> = [
        "am", "pm", "a", "p", "h", "hr", "hrs", "uhr", "lt", "de", "of", "st", "nd", "rd", "th",
    ]

    /// Whether a word is the name of a month, whole or in three or four letters.
    static func isMonth(_ word: String) -> Bool {
        let name = word.folded
        return (3...4).contains(name.count) && PassMonth.number(name) != nil || names.contains(name)
    }

    /// Whether a word is the name of a month, or of a weekday in two or three letters.
    static func isName(_ word: String) -> Bool { isMonth(word) || days.contains(word.folded) }

    /// Whether a word is the name of a month with a day beside it, so that it is no airport.
    static func isMonth(_ words: [String], at index: Int) -> Bool {
        guard isMonth(words[index].filter(\.isLetter)) else { return false }
        return [index - 1, index + 1].filter(words.indices.contains).contains {
            words[$0].first?.isCodeDigit == true
        }
    }

    /// Whether a word can be a part of a date or a time: a number, a month, a weekday or "PM".
    ///
    /// - Parameter isMended: whether letters that look like digits are read as such, as in I7:O5.
    static func mayHave(_ word: String, isMended: Bool = false) -> Bool {
        let hasDigit = word.contains(where: \.isCodeDigit)
        return word.split { !$0.isLetter }.allSatisfy { part in
            if isMended, hasDigit, part.allSatisfy({ "OoQDIliZzSsGB".contains($0) }) { return true }
            let name = String(part).folded
            return others.contains(name) || isMonth(name) || days.contains(String(name.prefix(3)))
        }
    }

    /// The words of a date without a label, such as "24 AUG 2025"; nil if there are none.
    static func date(in words: [String]) -> Range<Int>? {
        for start in words.indices {
            for end in (start + 1...min(start + 5, words.count)).reversed() {
                // A colon after a date is none of a time.
                let chosen = words[start..<end].map { word in
                    (word.hasSuffix(":") ? word.dropLast() : word[...])
                        .filter { !"()[]|".contains($0) }
                }
                let hasDigit = [chosen.first, chosen.last].compactMap(\.self).contains {
                    $0.contains(where: \.isCodeDigit)
                }
                let text = chosen.joined(separator: " ")
                guard hasDigit, chosen.allSatisfy({ mayHave($0) }), !text.contains(":") else {
                    continue
                }
                if isDate(text) { return start..<end }
            }
        }
        return nil
    }

    /// Whether a text has a day: with the name of a month, or three numbers.
    private static func isDate(_ text: String) -> Bool {
        let hasMonth = text.split { !$0.isLetter }.contains { isMonth(String($0)) }
        let numbers = text.split { !$0.isCodeDigit }
        let date = PassDateText(text)
        // Of two numbers beside a month, one is the year: the 914 of "914 20 July" is none.
        let isWhole =
            hasMonth
            ? numbers.count == 1 || numbers.count == 2 && date.year != nil : numbers.count == 3
        return isWhole && date.day != nil
    }
}
