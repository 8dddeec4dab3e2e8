import Logbook
import SectionKit

/// Mends letters and digits that look alike, by what a field can be: "O6:5O" is 06:50, and "l2A" is
/// seat 12A.
enum MendedText {
    /// Returns the text as a value that the field can have, mended if needed; nil if it can have no
    /// such value.
    static func value(_ text: String, of field: PassField) -> String? {
        let text = text.drop { $0 == ":" || $0 == "." || $0.isWhitespace }
        let words = text.split(separator: " ").map(String.init)
        // A code may be followed by a name, or be in parentheses.
        let parts = [String(text)] + words.prefix(4).map { $0.filter { !"()[],".contains($0) } }
        // What has no digit is no number: AUG is not AU6.
        let mendable = parts.filter { field != .number || $0.contains(where: \.isCodeDigit) }
        let candidates = parts + mendable.map { mended($0, for: field) }
        return candidates.first { isValue($0, of: field) }
    }

    /// A part of a date in which letters look like digits, such as 2O25, O6MAY26 and 12A0U26; else the
    /// word itself.
    static func dateWord(_ word: String) -> String {
        if word.count >= 5, DateWords.date(in: [word]) == nil {
            // Of 12A0U26, the name of the month has the digit.
            let month = word.prefix(2) + letters(word.dropFirst(2).prefix(3)) + word.dropFirst(5)
            let found = [numbers(word[...]), String(month)].first { other in
                other != word && DateWords.date(in: [other]) != nil
            }
            if let found { return found }
        }
        let mended = digits(word[...])
        return word.count == 4 && word.hasPrefix("2") && word.count(where: \.isCodeDigit) >= 2
            && mended.hasPrefix("20") && mended.allSatisfy(\.isCodeDigit) ? mended : word
    }

    private static func isValue(_ text: String, of field: PassField) -> Bool {
        switch field {
        case .date: PassDateText(text).day != nil
        case .departs, .arrives, .boards: PassDateText(text).isKnown
        case .from, .to: text == text.uppercased() && PassValue.text(field, text) != nil
        case .passenger: text.contains("/") || text.contains(" ")
        // Codes that begin with 1 or 0 have an I or an O there, but for a former airline (0B).
        case .number:
            PassNumber.isLikely(text) && (text.hasPrefix("0B") || !"10".contains(text.prefix(1)))
        case .frequentFlyer: text.filter(\.isCodeDigit).count >= 6
        case .bags: text.contains(where: \.isCodeDigit)
        case .group: text.count == 1 || text.contains(where: \.isCodeDigit)
        case .departureGate, .arrivalGate:
            PassValue.text(field, text) != nil && text.filter(\.isLetter).count <= 1
        default: PassValue.text(field, text) != nil
        }
    }

    private static func mended(_ text: String, for field: PassField) -> String {
        switch field {
        case .number:
            let code = text.filter { $0 != " " }
            // Digits alone are those of an airline that is named elsewhere.
            guard code.prefix(2).contains(where: \.isLetter) else { return code }
            let first = code.first.map { $0 == "1" ? "I" : $0 == "0" ? "O" : String($0) } ?? ""
            return first + code.dropFirst().prefix(1) + digits(code.dropFirst(2))
        // A letter is not made of a digit: the 26 of a seat whose letter is lost would be 2G.
        case .seat:
            // What has no digit is no seat: BA is not 8A.
            return text.contains(where: \.isCodeDigit)
                ? digits(text.dropLast()) + text.suffix(1) : text
        // A gate such as A17, but not what may end with a letter.
        case .departureGate, .arrivalGate:
            return text.contains(where: \.isCodeDigit)
                ? String(
                    text.prefix(1) + text.dropFirst().map { "OIl|".contains($0) ? digit($0) : $0 })
                : text
        case .from, .to:
            // Of several digits, it is rather a gate: B18 is not BIB.
            return text.count(where: \.isCodeDigit) == 1 ? letters(text[...]) : text
        case .date, .departs, .arrives, .boards:
            let words = text.split(separator: " ").map { word in
                word.contains(where: \.isCodeDigit) ? numbers(word) : String(word)
            }
            return words.joined(separator: " ")
        default: return text
        }
    }

    /// A number with letters around it, such as `I4AUG`: only letters beside digits are mended.
    private static func numbers(_ word: Substring) -> String {
        let characters = Array(word)
        return String(
            characters.indices.map { index in
                let neighbours = [index - 1, index + 1].filter(characters.indices.contains)
                let isAmong = neighbours.contains {
                    characters[$0].isCodeDigit || characters[$0] == ":"
                }
                return isAmong ? digit(characters[index]) : characters[index]
            })
    }

    private static func digits(_ text: Substring) -> String { String(text.map(digit)) }

    private static func letters(_ text: Substring) -> String {
        String(text.map { ["0": "O", "1": "I", "5": "S", "8": "B", "6": "G"][$0] ?? $0 })
    }

    private static func digit(_ character: Character) -> Character {
        switch character {
        case "O", "o", "Q", "D": "0"
        case "I", "l", "|", "i", "!": "1"
        case "Z", "z": "2"
        case "S", "s": "5"
        case "G": "6"
        case "B": "8"
        default: character
        }
    }
}
