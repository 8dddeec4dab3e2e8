extension Unicode.Scalar {
    /// The scalar in ASCII with its case kept, or nil where there is no spelling everyone knows.
    var asciiSpelling: String? {
        isASCII ? String(self) : signSpelling ?? letterSpelling
    }

    private var signSpelling: String? {
        switch self {
        case "‘", "’", "‚", "‛", "′": "'"
        case "“", "”", "„", "‟", "″", "«", "»": "\""
        case "‐", "‑", "‒", "–", "−": "-"
        case "—", "―": "--"
        case "…": "..."
        case "×": "x"
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
        default: baseLetter
        }
    }

    /// The plain letters of an accented Latin one, as its Unicode name tells them.
    ///
    /// "LATIN SMALL LETTER U WITH DIAERESIS" gives "u" and "LATIN CAPITAL LIGATURE OE" "OE". Names
    /// never change, and unlike decomposition they cover "LATIN SMALL LETTER O WITH STROKE" too.
    private var baseLetter: String? {
        guard isLatinWithDiacritics, let name = properties.name else { return nil }
        let words = name.split(separator: " ")
        // The letters of one with another inside, as in "L WITH SMALL LETTER J", are not all told.
        guard words.count == 4 || words.count > 4 && words[4] == "WITH",
            words[0] == "LATIN", words[2] == "LETTER" || words[2] == "LIGATURE",
            !words.dropFirst(3).contains("LETTER"),
            words[3].count <= (words[2] == "LETTER" ? 2 : 3)
        else { return nil }
        return words[1] == "SMALL" ? words[3].lowercased() : String(words[3])
    }

    /// Latin-1 to Latin Extended-B, Latin Extended Additional, and the ligatures: the blocks of
    /// living alphabets, to read no names for the rest of Unicode.
    private var isLatinWithDiacritics: Bool {
        switch value {
        case 0xC0...0x24F, 0x1E00...0x1EFF, 0xFB00...0xFB06: true
        default: false
        }
    }
}
