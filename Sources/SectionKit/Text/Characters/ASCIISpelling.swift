extension Unicode.Scalar {
    /// The spelling of the scalar in ASCII, in the same case; nil if there is no common one.
    var asciiSpelling: String? {
        isASCII ? String(self) : signSpelling ?? fullwidthSpelling ?? letterSpelling
    }

    /// The character that a full-width one of East Asian text is.
    private var fullwidthSpelling: String? {
        guard 0xFF01...0xFF5E ~= value else { return nil }
        return Unicode.Scalar(value - 0xFEE0).map(String.init)
    }

    private var signSpelling: String? {
        switch self {
        case "‘", "’", "‚", "‛", "′": "'"
        case "“", "”", "„", "‟", "″", "«", "»": "\""
        case "‐", "‑", "‒", "–", "−": "-"
        case "—", "―": "--"
        case "…": "..."
        case "×": "x"
        case "©": "(c)"
        case "·", "•": "*"
        case "→": "->"
        case "°": "deg"
        case "€": "EUR"
        default: properties.generalCategory == .spaceSeparator ? " " : nil
        }
    }

    private var letterSpelling: String? {
        switch self {
        case "ß": "ss"
        case "ẞ": "SS"
        case "ı": "i"
        case "þ": "th"
        case "Þ": "Th"
        case "ð": "d"
        case "Ð": "D"
        default: latin1BaseLetter ?? baseLetter
        }
    }

    /// The base letter of a letter of Latin-1, which most accented letters are of.
    private var latin1BaseLetter: String? {
        guard 0xC0...0xFF ~= value else { return nil }
        let letter = Self.latin1BaseLetters.utf8Start[Int(value) - 0xC0]
        return letter == UInt8(ascii: " ") ? nil : String(Unicode.Scalar(letter))
    }

    /// The base letters from U+00C0 on; a space for what is not one letter with a mark.
    private static let latin1BaseLetters: StaticString = """
        AAAAAA CEEEEIIII NOOOOO OUUUUY  \
        aaaaaa ceeeeiiii nooooo ouuuuy y
        """

    /// The base letters of an accented Latin letter, from its Unicode name.
    ///
    /// "LATIN SMALL LETTER U WITH DIAERESIS" gives "u" and "LATIN CAPITAL LIGATURE OE" "OE". Names
    /// never change, and unlike decomposition they cover "LATIN SMALL LETTER O WITH STROKE" too.
    private var baseLetter: String? {
        guard isLatinWithDiacritics, let name = properties.name else { return nil }
        let words = name.split(separator: " ")
        // Names of digraphs, such as "L WITH SMALL LETTER J", do not list all letters.
        guard words.count == 4 || words.count > 4 && words[4] == "WITH",
            words[0] == "LATIN", words[2] == "LETTER" || words[2] == "LIGATURE",
            !words.dropFirst(3).contains("LETTER"),
            words[3].count <= (words[2] == "LETTER" ? 2 : 3)
        else { return nil }
        return words[1] == "SMALL" ? words[3].lowercased() : String(words[3])
    }

    /// Whether it is in Latin-1 to Latin Extended-B, Latin Extended Additional or the ligatures:
    /// the blocks of living alphabets, so that no other names are looked up.
    private var isLatinWithDiacritics: Bool {
        switch value {
        case 0xC0...0x24F, 0x1E00...0x1EFF, 0xFB00...0xFB06: true
        default: false
        }
    }
}
