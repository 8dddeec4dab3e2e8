import SectionKit

/// Escapes text for mdoc(7), so that every character is literal.
enum Roff {
    private static let width = 78

    /// Lines of running text; each sentence starts a new line, as mdoc(7) requires.
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

    /// The arguments of a macro, one for each word.
    static func arguments(_ text: String) -> String {
        text.split(separator: " ").map { argument(String($0)) }.joined(separator: " ")
    }

    /// One argument of a macro, quoted if it contains spaces.
    ///
    /// Macro names have at most three characters and begin with a capital; punctuation has one
    /// character. The prefix `\&` keeps a word from being read as either.
    static func argument(_ word: String) -> String {
        let escaped = escaped(word.safe).replacing("\"", with: "\\(dq")
        let isHarmless = word.count > 3 || word.first.map { $0.isLowercase || $0.isNumber } == true
        let argument = isHarmless ? escaped : "\\&\(escaped)"
        return argument.contains(" ") ? "\"\(argument)\"" : argument
    }

    /// Escapes special characters; an unescaped hyphen could not be copied into a command line.
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
