extension String {
    /// The text for search: without case, diacritics, joiners and typographic punctuation.
    ///
    /// "Türksat – 4A" gives "turksat - 4a".
    public var folded: String {
        if isPrintableASCII { return lowercased() }
        var result = ""
        for scalar in unicodeScalars
        where scalar.kind != .mark && !scalar.isJoiner && !scalar.isTag {
            switch scalar {
            // People type a hyphen for any dash.
            case "—": result += "-"
            // At the end of a word, sigma looks different.
            case "ς": result += "σ"
            default:
                result +=
                    scalar.asciiSpelling
                    ?? String(ComposedLetters.base(of: scalar) ?? scalar)
            }
        }
        return result.lowercased()
    }

    /// The text in ASCII, for terminals that show nothing else.
    ///
    /// Letters lose their diacritics, typographic signs are spelled out ("…" as "...", "€" as
    /// "EUR"), and other scalars are escaped, such as `\u{1F680}`, so nothing is lost. ASCII
    /// control characters stay: make the text ``safe`` first.
    package var asciiOnly: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return self }
        var result = ""
        for scalar in unicodeScalars where !(0x0300...0x036F ~= scalar.value) {
            result += scalar.asciiSpelling ?? scalar.escape
        }
        return result
    }
}

extension Unicode.Scalar {
    fileprivate var escape: String {
        "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
}
