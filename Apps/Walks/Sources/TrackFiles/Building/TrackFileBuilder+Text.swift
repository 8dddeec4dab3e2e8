extension TrackFileBuilder {
    /// Returns the text of an element on one line; nil if it is blank.
    mutating func words(_ text: XMLContent, line: @autoclosure () -> Int?) -> String? {
        guard let (words, isValid) = text.words else { return nil }
        if !isValid { findings.add(.invalidText, words, line: line()) }
        if text.hasUnknownReference { findings.add(.unknownReference, words, line: line()) }
        return words
    }
}
