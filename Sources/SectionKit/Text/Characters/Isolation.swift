extension String {
    /// The text isolated from what is beside it, if it has letters that are written from right to
    /// left: in a terminal that orders such letters, they would move numbers and signs that follow.
    ///
    /// Isolates are invisible (Unicode Standard Annex 9): U+2068 begins one, and U+2069 ends it.
    package var isolated: String {
        hasRightToLeftLetters ? "\u{2068}\(self)\u{2069}" : self
    }

    private var hasRightToLeftLetters: Bool {
        // The UTF-8 of all of them begins with 0xD6 or more.
        if utf8.allBytesSatisfy({ $0 < 0xD6 }) { return false }
        return unicodeScalars.contains { $0.isRightToLeft }
    }
}

extension Unicode.Scalar {
    /// Whether it is in a block whose letters are written from right to left, such as those of
    /// Hebrew, Arabic, Syriac, Thaana and N'Ko, by the defaults of DerivedBidiClass.txt.
    private var isRightToLeftBlock: Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
            0x1E800...0x1EFFF:
            true
        default: false
        }
    }

    fileprivate var isRightToLeft: Bool {
        isRightToLeftBlock && properties.isAlphabetic
    }
}
