extension String {
    /// The text made safe to print; nil if it has only white space or invisible characters.
    public var nonBlank: String? {
        let text = safe
        // Most texts begin with a letter, so there is no need to read on.
        if let first = text.utf8.first, 0x21...0x7E ~= first { return text }
        return text.unicodeScalars.allSatisfy(\.isBlank) ? nil : text
    }
}

extension String {
    /// The text as a person typed it (``asTyped``); nil if it has only white space or invisible
    /// characters.
    public var typed: String? { nonBlank == nil ? nil : asTyped }
}

extension String? {
    /// The text made safe to print; nil if there is none, or it is blank.
    public var nonBlank: String? { flatMap(\.nonBlank) }
}

extension Unicode.Scalar {
    /// Whether it is invisible: white space, fillers such as Hangul's, the blank braille pattern.
    fileprivate var isBlank: Bool {
        if 0x21...0x7E ~= value { return false }
        return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
            || self == "\u{2800}"
    }
}
