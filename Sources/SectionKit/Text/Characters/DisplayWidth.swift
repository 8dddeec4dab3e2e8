extension StringProtocol where SubSequence == Substring {
    /// The width of the text in terminal columns.
    ///
    /// The sum over the grapheme clusters; see `Character.displayWidth`.
    public var displayWidth: Int {
        self[...].columns
    }
}

extension Substring {
    /// Not generic, so that other modules call specialised code too.
    fileprivate var columns: Int {
        isPrintableASCII ? utf8.count : reduce(0) { $0 + $1.displayWidth }
    }
}

extension String {
    /// The width of the text in terminal columns, as of any text.
    package var displayWidth: Int { isPrintableASCII ? utf8.count : self[...].columns }
}

extension Character {
    /// The width of the character in terminal columns: 0, 1 or 2.
    ///
    /// The sum over its scalars, at most 2. So ligatures of several letters, flags (pairs of
    /// letters) and joined emoji have width 2. An emoji that is text by default (☀) has width 2
    /// when followed by U+FE0F (☀️).
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
    /// The width of the scalar alone, by Unicode Standard Annex 11 (ambiguous counts as narrow),
    /// and what terminals do where the annex does not say.
    fileprivate var displayWidth: Int {
        if kind != .drawn { return 0 }
        // No scalar before the Hangul letters is wide.
        if value < 0x1100 { return 1 }
        // The table has one Unicode version; the standard library knows newer emoji.
        if EastAsianWide.contains(self) || properties.isEmojiPresentation { return 2 }
        return joinsHangulSyllable || properties.isDefaultIgnorableCodePoint ? 0 : 1
    }

    /// Whether it is a Hangul vowel or final consonant, drawn inside the syllable that its first
    /// consonant, two columns wide, began.
    private var joinsHangulSyllable: Bool {
        0x1160...0x11FF ~= value || 0xD7B0...0xD7FB ~= value
    }
}
