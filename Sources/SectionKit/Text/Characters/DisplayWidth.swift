extension StringProtocol where SubSequence == Substring {
    /// The columns the text takes in a terminal.
    ///
    /// It is the sum over the grapheme clusters, see `Character.displayWidth`.
    public var displayWidth: Int {
        self[...].columns
    }
}

extension Substring {
    /// Not generic, so that callers in other modules run the specialised code too.
    fileprivate var columns: Int {
        isPrintableASCII ? utf8.count : reduce(0) { $0 + $1.displayWidth }
    }
}

extension Character {
    /// The columns the character takes in a terminal: 0, 1 or 2.
    ///
    /// It is the sum over its scalars, at most 2. So a ligature of several letters takes two
    /// columns, as do a flag (a pair of letters) and an emoji joined from many. An emoji that is
    /// text by default (☀) takes two when U+FE0F asks for the picture (☀️).
    public var displayWidth: Int {
        var width = 0
        for scalar in unicodeScalars {
            if scalar == "\u{FE0F}", unicodeScalars.first?.properties.isEmoji == true { return 2 }
            width += scalar.displayWidth
        }
        return min(width, 2)
    }
}

extension Unicode.Scalar {
    /// The columns of the scalar alone, by Unicode Standard Annex 11 (ambiguous counts as narrow)
    /// and what terminals do where that is silent.
    fileprivate var displayWidth: Int {
        if kind != .drawn { return 0 }
        // Before the Hangul letters none is wide.
        if value < 0x1100 { return 1 }
        // The table is of one Unicode version; newer emoji are known to the standard library.
        if EastAsianWide.contains(self) || properties.isEmojiPresentation { return 2 }
        return joinsHangulSyllable || properties.isDefaultIgnorableCodePoint ? 0 : 1
    }

    /// Whether it is a vowel or a final consonant, drawn inside the syllable that its two columns
    /// wide first consonant began.
    private var joinsHangulSyllable: Bool {
        0x1160...0x11FF ~= value || 0xD7B0...0xD7FB ~= value
    }
}
