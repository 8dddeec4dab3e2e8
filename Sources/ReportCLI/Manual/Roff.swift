import SectionKit

/// Text as the macros of mdoc(7) take it, so that every character stands for itself.
enum Roff {
    private static let width = 78

    /// Lines of running text; a sentence starts a line, as the rules of mdoc ask.
    static func text(_ text: String) -> [String] {
        var sentences: [String] = []
        var endsSentence = true
        for word in escaped(text.safe).split(separator: " ") {
            let start = endsSentence ? "" : "\(sentences.removeLast()) "
            sentences.append(start + word)
            endsSentence = word.last.map(".!?".contains) == true
        }
        return sentences.flatMap { $0.wrapped(to: width) }
            .map { $0.hasPrefix(".") ? "\\&\($0)" : $0 }
    }

    /// The words that follow a macro.
    static func arguments(_ text: String) -> String {
        text.split(separator: " ").map { argument(String($0)) }.joined(separator: " ")
    }

    /// What follows a macro as one word, even if there are spaces in it.
    ///
    /// The names of macros have at most three letters, the first a capital, and punctuation has
    /// one: with something before it, no word is taken for either.
    static func argument(_ word: String) -> String {
        let escaped = escaped(word.safe).replacing("\"", with: "\\(dq")
        let isHarmless = word.count > 3 || word.first.map { $0.isLowercase || $0.isNumber } == true
        let argument = isHarmless ? escaped : "\\&\(escaped)"
        return argument.contains(" ") ? "\"\(argument)\"" : argument
    }

    /// A hyphen written alone is one that a reader could not copy into a command line.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "'": result += "\\(aq"
            case "`": result += "\\(ga"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
            default: result += "\\[u\(hexadecimal(scalar.value))]"
            }
        }
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
