extension String {
    /// The text made safe to print, if it then says anything: nil for one of white space, or of
    /// characters that draw nothing.
    public var nonBlank: String? {
        let text = safe
        // As a rule a text begins with a letter, and it need not be read to its end.
        if let first = text.utf8.first, 0x21...0x7E ~= first { return text }
        return text.unicodeScalars.allSatisfy(\.isBlank) ? nil : text
    }
}

extension String? {
    /// The text if there is one that says anything.
    public var nonBlank: String? { flatMap(\.nonBlank) }
}

extension Unicode.Scalar {
    /// Whether nothing is seen of it: white space, fillers such as Hangul's, the blank of braille.
    fileprivate var isBlank: Bool {
        if 0x21...0x7E ~= value { return false }
        return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
            || self == "\u{2800}"
    }
}
