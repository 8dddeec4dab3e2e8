/// Decides which joiners of a text stay: those that change how it is read.
///
/// U+200C and U+200D stay between letters of scripts that are written together, and beside the sign
/// that joins consonants in Indic scripts (Unicode Standard Annex 31, section 2.3); U+200D also
/// stays within an emoji sequence, and tags in the flag of a part of a country (Unicode Technical
/// Standard 51, ED-14 and ED-16). Elsewhere they draw nothing, and could hide text.
struct Joiners {
    /// The scalars of a text, without those that are removed anyway.
    let scalars: [Unicode.Scalar]

    /// Returns the text without the joiners that draw nothing.
    var resolved: String {
        var kept = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated()
        where !scalar.isJoiner || stays(at: index, after: kept) {
            kept.append(scalar)
        }
        return String(kept)
    }

    /// Whether a joiner stays, after the text that was kept.
    private func stays(at index: Int, after kept: String.UnicodeScalarView) -> Bool {
        // Of joiners in a row, only the last can have a meaning.
        guard index + 1 == scalars.count || !scalars[index + 1].isJoiner else { return false }
        let isZWJ = scalars[index] == .zeroWidthJoiner
        var before = kept.reversed()[...]
        var hasVirama = false
        while let mark = before.first,
            mark.kind == .mark || mark.isVirama || mark.properties.isEmojiModifier
        {
            hasVirama = hasVirama || mark.isVirama
            before = before.dropFirst()
        }
        guard let base = before.first else { return false }
        let rest = scalars[(index + 1)...]
        let letter = rest.first { $0.kind != .mark }
        if isZWJ, base.isJoinableEmoji { return rest.first?.isJoinableEmoji == true }
        if JoiningLetters.contains(base) {
            return letter.map(JoiningLetters.contains) == true
        }
        guard base.properties.generalCategory == .otherLetter else { return false }
        if isZWJ, rest.first?.isVirama == true { return true }
        guard hasVirama else { return false }
        let next = rest.first { $0.properties.canonicalCombiningClass == .notReordered }
        let category = next?.properties.generalCategory
        return isZWJ
            ? category != .spacingMark && category != .nonspacingMark && next?.isJoiner != true
            : category == .otherLetter
    }
}

extension Unicode.Scalar {
    fileprivate static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"

    /// Whether it is the zero-width joiner or non-joiner.
    var isJoiner: Bool { value == 0x200C || value == 0x200D }

    /// Whether it is one of the tags, which spell the name of a flag.
    var isTag: Bool { 0xE0020...0xE007F ~= value }

    /// Whether it takes the vowel from a consonant, and so joins it to the next one.
    fileprivate var isVirama: Bool {
        value > 0x900 && properties.canonicalCombiningClass == .virama
    }

    /// Whether it can be a part of a joined emoji.
    private var isPlainEmoji: Bool { value > 0xA8 && properties.isEmoji }

    fileprivate var isJoinableEmoji: Bool {
        isPlainEmoji && !properties.isEmojiModifier && !(0x1F1E6...0x1F1FF ~= value)
    }
}

extension Substring.UnicodeScalarView {
    /// The number of tags at the beginning that name a part of a country, such as those of `gbeng`,
    /// with the one that ends them; 0 if they name nothing.
    ///
    /// The name is one of Unicode's subdivisions: two letters, then one to four letters or digits.
    var lengthOfFlagTags: Int {
        let tags = prefix(8).prefix { $0.isTag }
        guard let end = tags.firstIndex(of: "\u{E007F}") else { return 0 }
        let name = tags[..<end].map { UInt8($0.value & 0x7F) }
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard 3...6 ~= name.count, name.prefix(2).allSatisfy(letters.contains),
            name.allSatisfy({ letters.contains($0) || digits.contains($0) })
        else { return 0 }
        return name.count + 1
    }
}
