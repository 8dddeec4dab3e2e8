import Logbook
import SectionKit

/// Finds the flight number that a line of a confirmation is about.
enum FlightNumberText {
    private static let labels = [
        "flight", "flug", "vol ", "vuelo", "volo", "voo", "vlucht", "operated by",
    ]

    /// The codes of airlines that write their name before the digits, as in "DELTA 400".
    private static let brands = [
        "delta": "DL", "united": "UA", "american": "AA", "southwest": "WN", "jetblue": "B6",
        "alaska": "AS", "air canada": "AC", "lufthansa": "LH", "british airways": "BA",
        "air france": "AF", "klm": "KL", "ryanair": "FR", "swiss": "LX", "austrian": "OS",
        "iberia": "IB", "emirates": "EK", "qantas": "QF", "easyjet": "U2",
    ]

    /// The names that are of airlines only, wherever they stand; others are words or countries.
    private static let certain = [
        "southwest airlines": "WN", "southwest.com": "WN", "jetblue": "B6", "lufthansa": "LH",
        "ryanair": "FR", "easyjet": "U2", "united airlines": "UA", "american airlines": "AA",
        "alaska airlines": "AS", "delta air lines": "DL", "british airways": "BA",
        "air france": "AF", "air canada": "AC", "spirit airlines": "NK", "frontier airlines": "F9",
    ]

    /// The code of the only airline that a text names; nil for none or several.
    static func brand(of text: String) -> String? {
        let lower = text.lowercased()
        var codes = Set(certain.filter { lower.contains($0.key) }.values)
        // Alone on a line, also a name that is a word elsewhere.
        for line in lower.split(whereSeparator: \.isNewline) {
            if let code = brands[line.trimmed] { codes.insert(code) }
        }
        return codes.count == 1 ? codes.first : nil
    }

    /// The number behind "Flight #", where the text names the airline.
    static func number(in text: String, of brand: String?) -> String? {
        if let number = number(in: text) { return number }
        let words = text.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
        guard let brand, words.count >= 2, words[0] == "flight",
            (1...4).contains(words[1].count), words[1].allSatisfy(\.isCodeDigit)
        else { return nil }
        return PassNumber.flight(carrier: brand, words[1])
    }

    /// Words between the name of an airline and the digits.
    private static let between: Set = ["airlines", "airways", "air", "lines", "flight", "no", "nr"]

    /// The number: one with which the line begins, or with a route or a label.
    static func number(in text: String) -> String? {
        let words = FlightText(text)
        let lower = text.lowercased()
        if let number = words.number {
            let signs = text.filter { !$0.isWhitespace && $0 != "#" }
            let isAlone = signs.hasPrefix(number) || signs.hasPrefix(number.zeroFilled)
            if isAlone || words.route != nil || labels.contains(where: lower.contains)
                || brands.keys.contains(where: lower.contains)
            {
                return number
            }
        }
        return branded(lower)
    }

    /// The number behind the name of an airline.
    private static func branded(_ lower: String) -> String? {
        let words = lower.split { !($0.isLetter || $0.isNumber) }.map(String.init)
        for (index, word) in words.enumerated() where word.allSatisfy(\.isCodeDigit) {
            guard (1...4).contains(word.count) else { continue }
            let before = words[..<index].reversed().drop { between.contains($0) }
            for count in [2, 1] where before.count >= count {
                let name = before.prefix(count).reversed().joined(separator: " ")
                // "swiss" is a word, so the name must begin the line.
                guard let code = brands[name], lower.hasPrefix(name) else { continue }
                return PassNumber.flight(carrier: code, word)
            }
        }
        return nil
    }
}

extension String {
    /// A flight number with four digits, as in LH0400.
    fileprivate var zeroFilled: String {
        let code = prefix(isICAONumber ? 3 : 2)
        let digits = dropFirst(code.count)
        return code + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    private var isICAONumber: Bool { prefix(3).allSatisfy(\.isCodeLetter) }
}
